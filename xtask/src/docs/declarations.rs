//! TypeScript declarations as a document: a chapter for each class or interface, and in it a place for each member, with what is said of it.

use super::markdown::DECLARED;

/// What the tools add for themselves. How a program is begun is told before its declarations.
const TOOLS: [&str; 4] = ["InitOutput", "initSync", "__wbg_init", "__wbg_reset_state"];

/// The declarations as Markdown. What nothing is said of is left out, as is what the tools add for themselves.
pub fn as_markdown(declarations: &str) -> String {
    let mut document = String::new();
    let mut functions = String::new();
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
    if !functions.is_empty() {
        document.push_str(&format!("\n## Functions\n{functions}"));
    }
    document
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
