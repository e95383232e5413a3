//! TypeScript declarations as a document: a chapter for each class or interface, and in it a place for each member, with what is said of it;
//! plain data, of which nothing can be asked, is told as it is declared.

use super::markdown::DECLARED;

/// What the tools add for themselves. How a program is begun is told before its declarations.
const TOOLS: [&str; 4] = ["InitOutput", "initSync", "__wbg_init", "__wbg_reset_state"];

/// The declarations as Markdown. What nothing is said of is left out, as is what the tools add for themselves.
pub fn as_markdown(declarations: &str) -> String {
    let mut document = String::new();
    let mut functions = String::new();
    let mut types = String::new();
    let mut said = String::new(); // What the comment before the next declaration says.
    let mut owner: Option<String> = None; // The class or interface in which the next lines stand.
    let mut lines = declarations.lines();
    while let Some(line) = lines.next() {
        let bare = line.trim();
        if let Some(comment) = bare.strip_prefix("/**") {
            said = comment_of(comment, &mut lines);
        } else if let Some(name) = opened(bare).filter(|name| TOOLS.contains(&name.as_str())) {
            said.clear();
            owner = Some(name);
        } else if let Some(name) = data(line, &lines) {
            let whole = whole(line, &mut lines);
            let text = std::mem::take(&mut said);
            if !text.is_empty() {
                types.push_str(&format!("\n### {name}\n\n{text}\n\n```{DECLARED}\n{whole}\n```\n"));
            }
        } else if let Some(name) = opened(bare) {
            document.push_str(&format!("\n## {name}\n\n{}\n", std::mem::take(&mut said)));
            owner = Some(name);
        } else if line == "}" {
            owner = None;
        } else if !bare.is_empty() && !said.is_empty() {
            let signature = bare
                .trim_end_matches(';')
                .trim_start_matches("export ")
                .trim_start_matches("declare ");
            let name = name_of(signature);
            if TOOLS.contains(&name.as_str()) {
                said.clear();
                continue;
            }
            let text = std::mem::take(&mut said);
            let place = format!("\n### {name}\n\n```{DECLARED}\n{signature}\n```\n\n{text}\n");
            if owner.is_some() { &mut document } else { &mut functions }.push_str(&place);
        }
    }
    for (title, told) in [("Functions", functions), ("Types", types)] {
        if !told.is_empty() {
            document.push_str(&format!("\n## {title}\n{told}"));
        }
    }
    document
}

/// The name of the plain data that a line begins to declare, with what follows it: a type, or an interface without methods.
fn data<'a>(line: &str, rest: &(impl Iterator<Item = &'a str> + Clone)) -> Option<String> {
    let declared = line.strip_prefix("export ")?;
    let name = |of: &str| of.chars().take_while(|sign| sign.is_alphanumeric()).collect();
    if let Some(declared) = declared.strip_prefix("type ") {
        return Some(name(declared));
    }
    let declared = declared.strip_prefix("interface ")?;
    let mut members = rest.clone().take_while(|line| *line != "}");
    let asks = |line: &str| {
        !line.trim_start().starts_with(['/', '*']) && line.trim_end().ends_with(';') && line.contains("):")
    };
    (!members.any(asks)).then(|| name(declared))
}

/// The whole of a declaration, which ends where its braces do.
fn whole<'a>(first: &'a str, lines: &mut impl Iterator<Item = &'a str>) -> String {
    let mut whole = Vec::new();
    let mut depth = 0_usize;
    for line in std::iter::once(first).chain(lines) {
        depth = (depth + line.matches('{').count()).saturating_sub(line.matches('}').count());
        whole.push(line.trim_start_matches("export "));
        if depth == 0 && (line.ends_with(';') || line == "}") {
            break;
        }
    }
    whole.join("\n")
}

/// What a comment says, which began with some text in its first line.
fn comment_of<'a>(first: &'a str, lines: &mut impl Iterator<Item = &'a str>) -> String {
    let mut text = String::new();
    let mut next = Some(first);
    while let Some(line) = next {
        let inside = line.split_once("*/").map_or(line, |(inside, _)| inside).trim();
        let inside = inside.strip_prefix('*').unwrap_or(inside);
        text.push_str(inside.strip_prefix(' ').unwrap_or(inside));
        text.push('\n');
        next = if line.contains("*/") { None } else { lines.next() };
    }
    // A comment has headings of its own, which would stand beside the names of what they belong to.
    let text = linked(&text);
    text.replace("# Errors\n\n", "*Errors:* ")
        .replace("# Errors\n", "*Errors:* ")
        .trim()
        .to_owned()
}

/// A comment whose links lead to members of this document; of those that lead into the program the text is left.
fn linked(text: &str) -> String {
    let mut parts = text.split("](");
    let mut told = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (link, rest) = part.split_once(')').unwrap_or((part, ""));
        match link.rsplit_once("::") {
            Some(("Self", member)) => told.push_str(&format!("](#{}){rest}", place_of(member))),
            Some(_) => {
                if let Some(opened) = told.rfind('[') {
                    told.remove(opened);
                }
                told.push_str(rest);
            }
            None => told.push_str(&format!("]({link}){rest}")),
        }
    }
    told
}

/// The place of a member of that name in Rust: its name in JavaScript, as places are written.
fn place_of(member: &str) -> String {
    member.replace('_', "").to_lowercase()
}

/// The name of a class or an interface that a line opens.
fn opened(line: &str) -> Option<String> {
    let rest = line.trim_start_matches("export ").trim_start_matches("declare ");
    let rest = rest
        .strip_prefix("class ")
        .or_else(|| rest.strip_prefix("interface "))?;
    let name: String = rest.chars().take_while(|sign| sign.is_alphanumeric()).collect();
    line.ends_with('{').then_some(name)
}

/// What a member or function is called: what stands before its arguments or its type.
fn name_of(signature: &str) -> String {
    let end = signature.find(['(', ':', '?', '<', '=']).unwrap_or(signature.len());
    let before = signature[..end].trim();
    before.rsplit(' ').next().unwrap_or(before).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_and_functions_are_told_with_what_is_said_of_them() {
        let told = as_markdown(
            "/** A game. */\nexport class Game {\n    free(): void;\n    /**\n     * Plays a move.\n     *\n     * # Errors\n     *\n     * `illegal-move`.\n     */\n    play(move: string): void;\n}\n\n/** Speaks. */\nexport function speak(tag: string): void;\nexport interface InitOutput {\n    readonly memory: WebAssembly.Memory;\n}\n",
        );
        assert!(told.contains("\n## Game\n\nA game.\n"), "{told}");
        assert!(
            told.contains("\n### play\n\n```ts\nplay(move: string): void\n```\n\nPlays a move."),
            "{told}"
        );
        assert!(told.contains("*Errors:* `illegal-move`."), "{told}");
        assert!(told.contains("\n## Functions\n\n### speak\n"), "{told}");
        assert!(!told.contains("free"), "{told}");
    }

    #[test]
    fn plain_data_is_told_as_it_is_declared() {
        let deed = "type Deed =\n  | { kind: \"placed\"; place: number }\n  | { kind: \"game-over\" };";
        let scores = "interface Scores {\n  /** By seat. */\n  totals: number[];\n}";
        let told = as_markdown(&format!(
            "/** What happened. */\nexport {deed}\n\n/** The points. */\nexport {scores}\n\nexport type InitInput = URL;\n/** What one may ask. */\nexport interface Access {{\n  /** The points now. */\n  scores(): Scores;\n}}\n"
        ));
        assert!(told.contains("\n## Types\n\n### Deed\n\nWhat happened.\n"), "{told}");
        assert!(told.contains(&format!("```ts\n{deed}\n```")), "{told}");
        assert!(
            told.contains(&format!("### Scores\n\nThe points.\n\n```ts\n{scores}\n```")),
            "{told}"
        );
        assert!(
            told.contains("\n## Access\n\nWhat one may ask.\n\n### scores\n"),
            "{told}"
        );
        assert!(!told.contains("InitInput"), "{told}");
    }

    #[test]
    fn links_lead_to_members_or_nowhere() {
        let told = linked("as [`fromPosition`](Self::from_position) and [`load`](super::Game::load) do.");
        assert_eq!(told, "as [`fromPosition`](#fromposition) and `load` do.");
    }

    #[test]
    fn a_field_is_called_by_its_name() {
        assert_eq!(name_of("readonly played: number"), "played");
        assert_eq!(name_of("static load(text: string): Game"), "load");
    }
}
