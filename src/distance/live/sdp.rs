//! What two browsers have to know of each other for a data channel, out of the text in which they tell it (SDP), and
//! that text made again from it.
//!
//! The text of a browser is 600 to 1,500 characters, of which all but a hundred bytes are the same each time. Only these
//! travel: who proves to be whom (fragment, password, fingerprint), who begins, and where to reach them. What is read
//! from a browser or a link is bounded and checked letter by letter, so that nothing of it can add a line of its own.

use core::fmt::Write as _;
use core::net::{IpAddr, Ipv4Addr};

use serde::{Deserialize, Serialize};

/// The most addresses that are kept; a browser rarely names more than four.
const MAX_CANDIDATES: usize = 8;
/// The longest fragment or password that is read.
const MAX_SECRET: usize = 64;

/// What one browser tells the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sketch {
    ufrag: String,
    password: String,
    /// SHA-256 of the certificate.
    fingerprint: [u8; 32],
    setup: Setup,
    candidates: Vec<Candidate>,
}

/// Who begins the handshake of the encryption.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Setup {
    /// Whoever is asked may choose: an offer.
    Either,
    /// This side.
    Active,
    /// The other side.
    Passive,
}

/// A place where a browser can be reached, by UDP.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Candidate {
    kind: Kind,
    host: Host,
    port: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Kind {
    /// An address of the device itself.
    Own,
    /// How a server saw it.
    Seen,
    /// A server that passes on.
    Relay,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Host {
    Ip(IpAddr),
    /// A name for this network only (`….local`), behind which browsers hide their address.
    Hidden(u128),
}

impl Kind {
    const ALL: [(Self, &'static str); 3] = [(Self::Own, "host"), (Self::Seen, "srflx"), (Self::Relay, "relay")];

    fn name(self) -> &'static str {
        Self::ALL.iter().find(|(kind, _)| *kind == self).map_or("host", |(_, name)| name)
    }

    /// Browsers prefer their own addresses, then those seen; a relay costs somebody something.
    const fn preference(self) -> u32 {
        match self {
            Self::Own => 126,
            Self::Seen => 100,
            Self::Relay => 0,
        }
    }
}

impl Sketch {
    /// What is needed of a browser's description; none where something of it is missing or is not as it should be.
    pub fn of_sdp(text: &str) -> Option<Self> {
        let values = |name: &'static str| {
            text.lines().filter_map(move |line| line.trim_end().strip_prefix("a=")?.strip_prefix(name))
        };
        let fingerprint = values("fingerprint:").find_map(read_fingerprint)?;
        let setup = match values("setup:").next()? {
            "actpass" => Setup::Either,
            "active" => Setup::Active,
            "passive" => Setup::Passive,
            _ => return None,
        };
        let mut candidates: Vec<Candidate> = Vec::new();
        for candidate in values("candidate:").filter_map(read_candidate) {
            if !candidates.contains(&candidate) && candidates.len() < MAX_CANDIDATES {
                candidates.push(candidate);
            }
        }
        let ufrag = values("ice-ufrag:").next()?.to_owned();
        let password = values("ice-pwd:").next()?.to_owned();
        let sketch = Self { ufrag, password, fingerprint, setup, candidates };
        sketch.is_sound().then_some(sketch)
    }

    /// Whether it can be put into a description: what came over a link may be anything.
    pub fn is_sound(&self) -> bool {
        let is_secret = |text: &str, least: usize| {
            (least..=MAX_SECRET).contains(&text.len())
                && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'+' || byte == b'/')
        };
        is_secret(&self.ufrag, 4) && is_secret(&self.password, 22) && self.candidates.len() <= MAX_CANDIDATES
    }

    /// Whether the browser said where it can be reached.
    pub fn has_a_way(&self) -> bool {
        !self.candidates.is_empty()
    }

    /// Whether it is an offer, to be answered.
    pub fn is_offer(&self) -> bool {
        self.setup == Setup::Either
    }

    /// A description that browsers take.
    pub fn sdp(&self) -> String {
        let mut text = String::from(
            "v=0\r\no=- 1 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n\
             m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\n",
        );
        // Writing to a string does not fail.
        for (i, candidate) in self.candidates.iter().enumerate() {
            let preference = candidate.kind.preference() << 24 | (65_535 - i as u32) << 8 | 255;
            let _ = write!(text, "a=candidate:{} 1 udp {preference} ", i + 1);
            let _ = match candidate.host {
                Host::Ip(ip) => write!(text, "{ip}"),
                Host::Hidden(name) => write!(text, "{}.local", uuid(name)),
            };
            let _ = write!(text, " {} typ {}", candidate.port, candidate.kind.name());
            text.push_str(if candidate.kind == Kind::Own { "\r\n" } else { " raddr 0.0.0.0 rport 0\r\n" });
        }
        let setup = match self.setup {
            Setup::Either => "actpass",
            Setup::Active => "active",
            Setup::Passive => "passive",
        };
        let hex: Vec<String> = self.fingerprint.iter().map(|byte| format!("{byte:02X}")).collect();
        let _ = write!(
            text,
            "a=ice-ufrag:{}\r\na=ice-pwd:{}\r\na=fingerprint:sha-256 {}\r\na=setup:{setup}\r\na=mid:0\r\n\
             a=sctp-port:5000\r\na=max-message-size:65536\r\n",
            self.ufrag,
            self.password,
            hex.join(":")
        );
        text
    }
}

fn read_fingerprint(value: &str) -> Option<[u8; 32]> {
    let hex = value.strip_prefix("sha-256 ")?;
    let bytes: Option<Vec<u8>> = hex.split(':').map(|byte| u8::from_str_radix(byte, 16).ok()).collect();
    bytes?.try_into().ok()
}

/// Of `FOUNDATION COMPONENT TRANSPORT PRIORITY ADDRESS PORT typ TYPE …` what is needed. Others than UDP are left out.
fn read_candidate(value: &str) -> Option<Candidate> {
    let mut words = value.split(' ');
    let (component, transport) = (words.nth(1)?, words.next()?);
    let (address, port) = (words.nth(1)?, words.next()?.parse().ok()?);
    let kind = match (words.next()?, words.next()?) {
        ("typ", kind) => Kind::ALL.into_iter().find(|(_, name)| *name == kind)?.0,
        _ => return None,
    };
    let host = match address.parse() {
        Ok(ip) => Host::Ip(ip),
        Err(_) => Host::Hidden(read_uuid(address.strip_suffix(".local")?)?),
    };
    let is_nowhere = port == 0 || host == Host::Ip(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    (component == "1" && transport.eq_ignore_ascii_case("udp") && !is_nowhere).then_some(Candidate { kind, host, port })
}

/// The places of the hyphens in a name of 32 digits.
const HYPHENS: [usize; 4] = [8, 12, 16, 20];

fn uuid(name: u128) -> String {
    let mut text = String::new();
    for (i, digit) in format!("{name:032x}").chars().enumerate() {
        if HYPHENS.contains(&i) {
            text.push('-');
        }
        text.push(digit);
    }
    text
}

fn read_uuid(text: &str) -> Option<u128> {
    let name = u128::from_str_radix(&text.replace('-', ""), 16).ok()?;
    (uuid(name) == text.to_ascii_lowercase()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As Chromium 156 writes it.
    const CHROMIUM: &str = "v=0\r\no=- 4611731400430051336 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n\
        a=extmap-allow-mixed\r\na=msid-semantic: WMS\r\nm=application 46243 UDP/DTLS/SCTP webrtc-datachannel\r\n\
        c=IN IP4 192.168.0.196\r\n\
        a=candidate:1467250027 1 udp 2122260223 192.168.0.196 46243 typ host generation 0 network-id 1\r\n\
        a=candidate:435653019 1 tcp 1845501695 192.168.0.196 9 typ host tcptype active generation 0\r\n\
        a=candidate:2 1 udp 1 6f1b5d4e-0b7a-4c5e-9a53-0123456789ab.local 50000 typ host\r\n\
        a=candidate:3 1 udp 1 203.0.113.7 61000 typ srflx raddr 192.168.0.196 rport 46243\r\n\
        a=candidate:4 1 udp 1 2001:db8::7 61001 typ relay raddr 203.0.113.7 rport 61000\r\n\
        a=ice-ufrag:F7gI\r\na=ice-pwd:x9cml/YzichV2+XlhiMu8g25\r\na=ice-options:trickle\r\n\
        a=fingerprint:sha-256 D2:FA:0E:C3:22:59:5E:14:95:69:92:3D:13:B4:84:24:2C:C2:A2:C0:3E:FD:34:8E:5E:EA:6F:AF:52:CE:E6:0F\r\n\
        a=setup:actpass\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:262144\r\n";

    #[test]
    fn what_is_needed_survives_and_is_small() {
        let sketch = Sketch::of_sdp(CHROMIUM).expect("a sketch");
        assert_eq!(sketch.candidates.len(), 4, "{sketch:?}");
        assert!(sketch.is_offer() && sketch.has_a_way());
        assert_eq!(Sketch::of_sdp(&sketch.sdp()).as_ref(), Some(&sketch), "{}", sketch.sdp());
        let bytes = postcard::to_allocvec(&sketch).expect("bytes");
        assert!(bytes.len() < 150, "{} bytes", bytes.len());
        assert_eq!(postcard::from_bytes::<Sketch>(&bytes).expect("reads back"), sketch);
        for mine in [
            "192.168.0.196 46243 typ host",
            "6f1b5d4e-0b7a-4c5e-9a53-0123456789ab.local 50000",
            "typ srflx raddr",
            "D2:FA:0E",
        ] {
            assert!(sketch.sdp().contains(mine), "{mine}");
        }
    }

    #[test]
    fn what_is_missing_or_strange_is_refused() {
        for needed in ["a=ice-ufrag:", "a=ice-pwd:", "a=fingerprint:", "a=setup:"] {
            assert_eq!(Sketch::of_sdp(&CHROMIUM.replace(needed, "a=x:")), None, "{needed}");
        }
        for (from, to) in [
            ("F7gI", "F7g"),
            ("F7gI", "F7 I"),
            ("x9cml/YzichV2+XlhiMu8g25", "short"),
            ("sha-256 D2", "sha-256 G2"),
            ("sha-256 D2:", "sha-256 "),
            ("actpass", "holdconn"),
        ] {
            assert_eq!(Sketch::of_sdp(&CHROMIUM.replace(from, to)), None, "{from} → {to}");
        }
        // Another name than one of this network would be asked of a server.
        let elsewhere = CHROMIUM.replace("6f1b5d4e-0b7a-4c5e-9a53-0123456789ab.local", "example.org");
        assert_eq!(Sketch::of_sdp(&elsewhere).map(|sketch| sketch.candidates.len()), Some(3));
        let many = (0..50).map(|i| format!("a=candidate:9 1 udp 1 10.0.0.{i} 5 typ host\r\n")).collect::<String>();
        let sketch = Sketch::of_sdp(&format!("{CHROMIUM}{many}")).expect("a sketch");
        assert_eq!(sketch.candidates.len(), MAX_CANDIDATES);
    }

    #[test]
    fn nothing_of_a_link_adds_a_line() {
        let mut sketch = Sketch::of_sdp(CHROMIUM).expect("a sketch");
        assert!(sketch.is_sound());
        sketch.ufrag = "F7gI\r\na=candidate:1 1 udp 1 203.0.113.9 9 typ host".to_owned();
        assert!(!sketch.is_sound());
    }
}
