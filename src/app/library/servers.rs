//! Servers that help two browsers of different networks to find each other. There is none unless the person names one.

use serde::{Deserialize, Serialize};

/// As many as a browser has use for.
const MAX: usize = 4;
/// The longest line that is read.
const LONGEST: usize = 200;

/// A server, as a person writes it: `stun:host` or `turn:host name password`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Server {
    /// Its address.
    pub url: String,
    /// Name and password, for one that passes on.
    pub account: Option<(String, String)>,
}

/// Reads one on each line; what is wrong is given back.
pub fn read(text: &str) -> Result<Vec<Server>, String> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let servers: Vec<Server> =
        lines.map(|line| server(line).ok_or_else(|| line.to_owned())).collect::<Result<_, _>>()?;
    match servers.get(MAX) {
        Some(more) => Err(more.url.clone()),
        None => Ok(servers),
    }
}

/// The servers as a person would write them.
pub fn write(servers: &[Server]) -> String {
    let line = |server: &Server| match &server.account {
        Some((name, password)) => format!("{} {name} {password}", server.url),
        None => server.url.clone(),
    };
    servers.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn server(line: &str) -> Option<Server> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (url, account) = match *words.as_slice() {
        [url] => (url, None),
        [url, name, password] => (url, Some((name.to_owned(), password.to_owned()))),
        _ => return None,
    };
    let (scheme, place) = url.split_once(':')?;
    let is_scheme = match scheme {
        "stun" => account.is_none(),
        "turn" | "turns" => account.is_some(),
        _ => false,
    };
    let is_place = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':' | '[' | ']' | '?' | '=');
    let is_sound = !place.is_empty() && !place.starts_with('-') && place.chars().all(is_place) && line.len() <= LONGEST;
    (is_scheme && is_sound).then(|| Server { url: url.to_owned(), account })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_are_read_line_by_line_and_what_is_wrong_is_said() {
        let text = "stun:stun.example.org:3478\n\n  turn:turn.example.org?transport=udp Ayşe secret\n";
        let servers = read(text).expect("two servers");
        assert_eq!(servers.len(), 2);
        assert_eq!(read(&write(&servers)), Ok(servers));
        assert_eq!(read(""), Ok(Vec::new()));
        for wrong in [
            "http://example.org",
            "stun:",
            "stun:a b",
            "turn:example.org",
            "stun:example.org name password",
            "stun:exa<mple.org",
            "example.org",
        ] {
            assert_eq!(read(wrong), Err(wrong.to_owned()));
        }
        assert_eq!(read(&"stun:a\n".repeat(5)), Err("stun:a".to_owned()));
    }
}
