//! What the browser asked for on behalf of the site.
//!
//! The driver's own logs show requests of the page but not of its workers. Chromium's net log has
//! them all, one event a line, each with the origin that wanted it; requests that the browser
//! makes for itself have none.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;

/// The addresses outside of `origin` that something inside of it asked for.
pub(crate) fn foreign_requests(log: &Path, origin: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(log).expect("the browser's net log");
    text.lines()
        .filter(|line| line.contains("\"initiator\""))
        .filter_map(|line| serde_json::from_str::<Value>(line.trim_end_matches(',')).ok())
        .filter(|event| event["params"]["initiator"] == origin)
        .filter_map(|event| Some(event["params"]["url"].as_str()?.to_owned()))
        .filter(|url| !is_within(url, origin))
        .collect()
}

/// Whether an address is that of an origin (`http://host:port`) or of something in it.
fn is_within(url: &str, origin: &str) -> bool {
    url.strip_prefix(origin).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}
