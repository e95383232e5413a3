//! A document as the text of a page.

use std::collections::BTreeSet;

use pulldown_cmark::{CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

use super::{Page, escaped, led};
use crate::Result;

/// Where examples that a reader may copy suppose the site to be; on its own pages it is elsewhere.
const SITE: &str = "/yokohama/";
const HERE: &str = "../../";

/// What a block of code that is a declaration is marked with: it may be broken anywhere.
pub const DECLARED: &str = "ts";

/// Makes a page of a document, whose first heading is its title.
///
/// # Errors
/// If it has no title, or links to what is not in the site.
pub fn page(name: &'static str, text: &str) -> Result<Page> {
    let mut page = Page {
        name,
        title: String::new(),
        body: String::new(),
        chapters: Vec::new(),
        places: BTreeSet::new(),
        links: Vec::new(),
    };
    let mut events = Vec::new();
    let mut tables = 0;
    let mut parser = Parser::new_ext(text, Options::ENABLE_TABLES);
    while let Some(event) = parser.next() {
        match event {
            Event::Start(Tag::Heading { level, .. }) => {
                let inside: Vec<Event<'_>> = parser
                    .by_ref()
                    .take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_))))
                    .collect();
                heading(&mut page, &mut events, level, inside);
            }
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(kind))) => {
                let code: String = parser
                    .by_ref()
                    .map_while(|event| match event {
                        Event::Text(text) => Some(text.into_string()),
                        _ => None,
                    })
                    .collect();
                events.push(Event::Html(CowStr::from(block(&kind, &code)?)));
            }
            Event::Start(Tag::Link {
                link_type,
                dest_url,
                title,
                id,
            }) => {
                let dest_url = match led(name, &dest_url)? {
                    Some(there) => {
                        note(&mut page, &there);
                        CowStr::from(there)
                    }
                    None => dest_url,
                };
                events.push(Event::Start(Tag::Link {
                    link_type,
                    dest_url,
                    title,
                    id,
                }));
            }
            Event::Start(Tag::Table(columns)) => {
                tables += 1;
                // Where it is wider than the page it is moved by keys too.
                let opened =
                    format!("<div class=\"table\" role=\"group\" aria-label=\"Table {tables}\" tabindex=\"0\">\n");
                events.push(Event::Html(opened.into()));
                events.push(Event::Start(Tag::Table(columns)));
            }
            Event::End(TagEnd::Table) => events.extend([Event::End(TagEnd::Table), Event::Html("</div>\n".into())]),
            // What a document comments for those who write it.
            Event::Html(_) | Event::Start(Tag::HtmlBlock) | Event::End(TagEnd::HtmlBlock) => {}
            Event::InlineHtml(text) => events.push(Event::Text(text)),
            other => events.push(other),
        }
    }
    if page.title.is_empty() {
        return Err("it has no title".into());
    }
    html::push_html(&mut page.body, events.into_iter());
    // Over what names a row there is nothing to read.
    page.body = page.body.replace("<th></th>", "<td></td>");
    Ok(page)
}

/// Takes a heading up: the title, a chapter, or a place in one. Each has a name for links, as elsewhere where documents are shown.
fn heading<'a>(page: &mut Page, events: &mut Vec<Event<'a>>, level: HeadingLevel, inside: Vec<Event<'a>>) {
    let text: String = inside
        .iter()
        .filter_map(|event| match event {
            Event::Text(text) | Event::Code(text) => Some(&**text),
            _ => None,
        })
        .collect();
    let signs = text
        .chars()
        .filter(|sign| sign.is_alphanumeric() || matches!(sign, ' ' | '-' | '_'));
    let name = signs.collect::<String>().to_lowercase().replace(' ', "-");
    let mut place = name.clone();
    let mut number = 0;
    while !page.places.insert(place.clone()) {
        number += 1;
        place = format!("{name}-{number}");
    }
    match level {
        HeadingLevel::H1 if page.title.is_empty() => page.title = text,
        HeadingLevel::H1 | HeadingLevel::H2 => page.chapters.push((place.clone(), text)),
        _ => {}
    }
    events.push(Event::Start(Tag::Heading {
        level,
        id: Some(place.into()),
        classes: Vec::new(),
        attrs: Vec::new(),
    }));
    events.extend(inside);
    events.push(Event::End(TagEnd::Heading(level)));
}

/// Keeps where a link leads to, if it is to another page or place.
fn note(page: &mut Page, there: &str) {
    let (file, place) = there
        .split_once('#')
        .map_or((there, None), |(file, place)| (file, Some(place.to_owned())));
    if file.is_empty() || file.ends_with(".html") {
        page.links.push((file.to_owned(), place));
    }
}

/// A block of code; one that is marked `live` with what it lays, for the page's script to lay it beside.
fn block(kind: &str, code: &str) -> Result<String> {
    let class = if kind == DECLARED { " class=\"declared\"" } else { "" };
    let shown = format!("<pre{class} tabindex=\"0\"><code>{}</code></pre>\n", escaped(code)?);
    if !kind.split(' ').any(|word| word == "live") {
        return Ok(shown);
    }
    let laid: String = code
        .lines()
        .filter(|line| !line.starts_with("<script"))
        .flat_map(|line| [line, "\n"])
        .collect();
    let laid = laid.trim().replace(SITE, HERE);
    Ok(format!(
        "<figure class=\"live\">\n{shown}<p hidden><button type=\"button\">Lay this table</button></p>\n<template>{laid}</template>\n</figure>\n"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_chapters_and_places_are_found() {
        let page = page(
            "lessons",
            "# Positions & lessons\n\n## A `lesson`\n\n### Steps\n\n## Steps\n",
        )
        .expect("a page");
        assert_eq!(page.title, "Positions & lessons");
        assert_eq!(
            page.chapters,
            [
                ("a-lesson".to_owned(), "A lesson".to_owned()),
                ("steps-1".to_owned(), "Steps".to_owned())
            ]
        );
        assert!(page.body.contains("<h3 id=\"steps\">"));
    }

    #[test]
    fn what_is_live_can_be_laid_and_what_is_shown_is_no_markup() {
        let page = page(
            "embedding",
            "# x\n\n```html live\n<script src=\"/yokohama/x.js\"></script>\n<b lesson=\"/yokohama/l.json\"></b>\n```\n",
        )
        .expect("a page");
        assert!(
            page.body.contains("&lt;script src=&quot;/yokohama/x.js&quot;&gt;"),
            "{}",
            page.body
        );
        assert!(
            page.body
                .contains("<template><b lesson=\"../../l.json\"></b></template>"),
            "{}",
            page.body
        );
    }

    #[test]
    fn a_document_without_a_title_is_refused() {
        assert!(page("lessons", "Text.\n").is_err());
    }
}
