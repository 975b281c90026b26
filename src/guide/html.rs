//! The rules pages as files: readable without the app and without a script, found by search engines.
//!
//! `rules/LANG/` is the index of a language, `rules/LANG/NAME/` a page. Every address in them is relative, so that the
//! site may lie in any folder; only what search engines want absolute needs the site's own address.

use std::fmt::Write as _;

use super::page::{Block, Page, Section, page};
use super::topic::Topic;
use super::{DIAGRAMS, words};
use crate::notation::pdn::GameType;
use crate::notation::{Labels, write_move};
use crate::rules::{Position, ProfileName, Side, Variant};
use crate::texts::{Lang, Texts};

/// A file of the site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Where it lies under the site.
    pub path: String,
    /// What is in it.
    pub text: String,
}

/// The style of all of them: as much as a page of text with diagrams needs.
const STYLE: &str = include_str!("pages.css");

/// Every rules page in one language. `site` is the absolute address of the whole, with its slash, if it is known.
pub fn pages(texts: &Texts, site: Option<&str>) -> Vec<File> {
    Topic::all()
        .map(|topic| {
            let lang = texts.lang();
            File {
                path: format!("{}index.html", folder(lang, topic)),
                text: document(&page(topic, texts), texts, site),
            }
        })
        .collect()
}

/// What search engines read first: every address, with its languages.
pub fn sitemap(site: &str) -> File {
    let mut text = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
         xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    let _ = writeln!(text, "<url><loc>{}</loc></url>", escape(site));
    for &lang in Lang::ALL {
        for topic in Topic::all() {
            let _ = write!(text, "<url><loc>{}{}</loc>", escape(site), folder(lang, topic));
            for &other in Lang::ALL {
                let (site, tag) = (escape(site), other.tag());
                let _ = write!(
                    text,
                    "<xhtml:link rel=\"alternate\" hreflang=\"{tag}\" href=\"{site}{}\"/>",
                    folder(other, topic)
                );
            }
            text.push_str("</url>\n");
        }
    }
    text.push_str("</urlset>\n");
    File { path: "sitemap.xml".into(), text }
}

/// The folder of a page under the site.
fn folder(lang: Lang, topic: Topic) -> String {
    match topic {
        Topic::Index => format!("rules/{}/", lang.tag()),
        _ => format!("rules/{}/{}/", lang.tag(), topic.name()),
    }
}

fn document(page: &Page, texts: &Texts, site: Option<&str>) -> String {
    let lang = texts.lang();
    let up = if page.topic == Topic::Index { "../../" } else { "../../../" };
    // What is absolute where the address is known is relative where it is not.
    let base = site.map_or_else(|| up.to_owned(), escape);
    let mut alternates = String::new();
    for &other in Lang::ALL {
        let (tag, folder) = (other.tag(), folder(other, page.topic));
        let _ = writeln!(alternates, "<link rel=\"alternate\" hreflang=\"{tag}\" href=\"{base}{folder}\">");
    }
    let _ = writeln!(
        alternates,
        "<link rel=\"alternate\" hreflang=\"x-default\" href=\"{base}{}\">",
        folder(Lang::En, page.topic)
    );
    let mut body = String::new();
    for block in &page.lead {
        write_block(&mut body, block, page, texts);
    }
    if page.sections.len() > 1 && page.topic != Topic::Compare {
        contents(&mut body, page, texts);
    }
    for section in &page.sections {
        write_section(&mut body, section, page, texts);
    }
    let (title, description) = (escape(&page.title), escape(&page.description));
    let (tag, dir, name) = (lang.tag(), lang.dir(), escape(&texts.message("app-name", &[])));
    let canonical = site.map_or_else(String::new, |site| {
        format!("<link rel=\"canonical\" href=\"{}{}\">\n", escape(site), folder(lang, page.topic))
    });
    let play = escape(&match page.topic {
        Topic::Of(_) | Topic::OptionalCapture => texts.message("play-now", &[]),
        Topic::Index | Topic::Compare => texts.message("rules-open-app", &[]),
    });
    let to_play = app_address(page.topic, up);
    let all_rules = match page.topic {
        Topic::Index => String::new(),
        _ => format!("<a href=\"../\">{}</a>", escape(&texts.message("rules-title", &[]))),
    };
    let languages = languages(page, texts);
    format!(
        "<!doctype html>\n<html lang=\"{tag}\" dir=\"{dir}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
         content=\"width=device-width, initial-scale=1\">\n<title>{title} – {name}</title>\n<meta name=\"description\" \
         content=\"{description}\">\n<meta name=\"color-scheme\" content=\"light dark\">\n<link rel=\"icon\" \
         type=\"image/svg+xml\" href=\"{up}assets/favicon.svg\">\n{canonical}{alternates}<style>{STYLE}</style>\n</head>\n\
         <body>\n<header><a class=\"brand\" href=\"{up}\">{name}</a>{all_rules}</header>\n<main>\n<h1>{title}</h1>\n<p><a \
         class=\"play\" href=\"{to_play}\">{play}</a></p>\n{body}<p><a class=\"play\" \
         href=\"{to_play}\">{play}</a></p>\n</main>\n<footer>{languages}<p>{}</p></footer>\n</body>\n</html>\n",
        escape(&texts.message("rules-made", &[]))
    )
}

/// Where the app plays, or chooses, what a page is about.
fn app_address(topic: Topic, up: &str) -> String {
    match topic {
        Topic::Of(variant) => format!("{up}#/play/{}", variant.name()),
        Topic::OptionalCapture => format!("{up}#/play/optional"),
        Topic::Index | Topic::Compare => up.to_owned(),
    }
}

fn contents(out: &mut String, page: &Page, texts: &Texts) {
    let _ = writeln!(
        out,
        "<nav aria-labelledby=\"contents\"><h2 id=\"contents\">{}</h2><ul>",
        escape(&texts.message("rules-contents", &[]))
    );
    for section in &page.sections {
        if let Some(anchor) = section.anchor {
            let _ = writeln!(out, "<li><a href=\"#{}\">{}</a></li>", anchor.name(), escape(&section.title));
        }
    }
    out.push_str("</ul></nav>\n");
}

fn languages(page: &Page, texts: &Texts) -> String {
    let up = if page.topic == Topic::Index { "../" } else { "../../" };
    let mut list = format!(
        "<nav aria-labelledby=\"languages\"><h2 id=\"languages\">{}</h2><ul>",
        escape(&texts.message("rules-languages", &[]))
    );
    for &lang in Lang::ALL.iter().filter(|&&lang| lang != texts.lang()) {
        let (tag, own) = (lang.tag(), lang.own_name());
        let name = page.topic.name();
        let name = if name.is_empty() { String::new() } else { format!("{name}/") };
        let _ = write!(list, "<li><a hreflang=\"{tag}\" lang=\"{tag}\" href=\"{up}{tag}/{name}\">{own}</a></li>");
    }
    list.push_str("</ul></nav>");
    list
}

fn write_section(out: &mut String, section: &Section, page: &Page, texts: &Texts) {
    let id = section.anchor.map_or_else(String::new, |anchor| format!(" id=\"{}\"", anchor.name()));
    let _ = writeln!(out, "<section{id}><h2>{}</h2>", escape(&section.title));
    for block in &section.blocks {
        write_block(out, block, page, texts);
    }
    out.push_str("</section>\n");
}

fn write_block(out: &mut String, block: &Block, page: &Page, texts: &Texts) {
    // Writing to a string does not fail.
    let _ = match block {
        Block::Text(text) => writeln!(out, "<p>{}</p>", escape(text)),
        Block::Labelled(label, text) => writeln!(out, "<p><b>{}:</b> {}</p>", escape(label), escape(text)),
        Block::List(items) => writeln!(out, "<ul>{}</ul>", each(items, "li")),
        Block::Steps(items) => writeln!(out, "<ol>{}</ol>", each(items, "li")),
        Block::Table(head, rows) => {
            let head = if head.is_empty() {
                String::new()
            } else {
                format!("<thead role=\"rowgroup\"><tr role=\"row\">{}</tr></thead>", heads(head))
            };
            let rows: String = rows.iter().map(|row| table_row(row)).collect();
            let class = if head.is_empty() { "" } else { " class=\"wide\"" };
            writeln!(out, "<table{class} role=\"table\">{head}<tbody role=\"rowgroup\">{rows}</tbody></table>")
        }
        Block::Start(variant) => {
            let position = Position::start_of(*variant.rules(), ProfileName::Table);
            let alt = escape(&words::start(&position, texts));
            let bottom = variant.rules().table.bottom;
            writeln!(out, "<figure>{}</figure>", super::svg::board(&position, bottom, &alt))
        }
        Block::Diagram { index, variant, optional, caption, .. } => {
            out.push_str(&figure(*index, *variant, *optional, caption, texts).unwrap_or_default());
            Ok(())
        }
        Block::Entry(title, blocks) => {
            let _ = writeln!(out, "<h3>{}</h3>", escape(title));
            for block in blocks {
                write_block(out, block, page, texts);
            }
            Ok(())
        }
        Block::Links(links) => writeln!(out, "<ul class=\"links\">{}</ul>", links_list(links, page.topic)),
    };
}

/// A diagram, before and after the move it shows.
fn figure(index: usize, variant: Variant, optional: bool, caption: &str, texts: &Texts) -> Option<String> {
    let diagram = DIAGRAMS.get(index)?;
    let position = diagram.position(&variant.with_optional_capture(optional)).ok()?;
    let shown = diagram.shown(&position).ok()?;
    let labels = Labels::table(position.rules()).signed(GameType::of(variant).capture_sign());
    let written = write_move(&shown, &position, &labels);
    let before = super::svg::board(&position, Side::White, &escape(&words::diagram(&position, texts)));
    let after = position.play_unchecked(&shown);
    let after_text = format!("{} {}", written, words::diagram_after(&after, texts));
    let after = super::svg::board(&after, Side::White, &escape(after_text.trim()));
    Some(format!(
        "<figure><div class=\"pair\">{before}<span class=\"move\" dir=\"ltr\">{}</span>{after}</div><figcaption>{}</figcaption></figure>\n",
        escape(&written),
        escape(caption)
    ))
}

fn links_list(links: &[(Topic, String, String)], from: Topic) -> String {
    let up = if from == Topic::Index { "" } else { "../" };
    let item = |(topic, name, line): &(Topic, String, String)| {
        let line = if line.is_empty() { String::new() } else { format!("<small>{}</small>", escape(line)) };
        format!("<li><a href=\"{up}{}/\">{}</a>{line}</li>", topic.name(), escape(name))
    };
    links.iter().map(item).collect()
}

fn each(items: &[String], tag: &str) -> String {
    items.iter().map(|item| format!("<{tag}>{}</{tag}>", escape(item))).collect()
}

fn heads(cells: &[String]) -> String {
    cells.iter().map(|cell| format!("<th scope=\"col\" role=\"columnheader\">{}</th>", escape(cell))).collect()
}

fn table_row(cells: &[String]) -> String {
    let (first, rest) = cells.split_first().map_or(("", &[][..]), |(first, rest)| (first.as_str(), rest));
    format!("<tr role=\"row\"><th scope=\"row\" role=\"rowheader\">{}</th>{}</tr>", escape(first), cells_of(rest))
}

fn cells_of(cells: &[String]) -> String {
    cells.iter().map(|cell| format!("<td role=\"cell\">{}</td>", escape(cell))).collect()
}

/// Text as it may stand in markup and in its attributes.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
