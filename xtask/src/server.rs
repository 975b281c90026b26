//! A small server of static files, for trying the site out and for its tests.
//!
//! It does what a static host such as GitHub Pages does (right types, a folder's `index.html`, a
//! redirect to the folder's slash) under any path, keeps a log of what was asked, and can be
//! stopped. Nothing may be cached: a page that still loads when the server is gone was kept by
//! its own service worker.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// How long a client may be silent; browsers open connections that they may never use.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long the head of a request may be.
const HEAD_LIMIT: u64 = 16 * 1024;

/// A folder of files and the path it is served under.
#[derive(Debug, Clone)]
pub struct Site {
    folder: PathBuf,
    /// Begins and ends with a slash.
    path: String,
}

impl Site {
    /// A folder served at `/`.
    pub fn at_root(folder: PathBuf) -> Self {
        Self { folder, path: "/".into() }
    }

    /// A folder served at a path such as `/some/where/`.
    pub fn at_path(folder: PathBuf, path: &str) -> Self {
        let inner = path.trim_matches('/');
        Self { folder, path: format!("/{inner}/") }
    }

    /// The answer to a GET for a target such as `/some/where/index.html?x`, of a client that may understand gzip.
    fn answer(&self, target: &str, gzip: bool) -> Response {
        let path = target.split(['?', '#']).next().unwrap_or_default();
        if self.path.strip_suffix('/') == Some(path) {
            return Response::redirect(&self.path);
        }
        let Some(inner) = path.strip_prefix(&self.path) else {
            return Response::not_found();
        };
        if !is_inside(inner) {
            return Response::not_found();
        }
        let file = self.folder.join(inner);
        if !file.is_dir() {
            return Response::file(&file, gzip);
        }
        if path.ends_with('/') {
            Response::file(&file.join("index.html"), gzip)
        } else {
            Response::redirect(&format!("{path}/"))
        }
    }
}

/// Whether a path cannot lead out of the folder: it does not start over at the root of the disk,
/// and it has only names such as the site has, neither escaped nor beginning with a dot.
fn is_inside(path: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || "._-".contains(c);
    let mut names = path.split('/');
    !path.starts_with('/') && names.all(|name| name.chars().all(plain) && !name.starts_with('.'))
}

/// One request and what came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Served {
    /// The path and query that were asked for.
    pub target: String,
    /// The status of the answer.
    pub status: u16,
    /// How many bytes the body of the answer had.
    pub bytes: usize,
}

/// What every connection needs to know.
struct Shared {
    site: Site,
    stopping: AtomicBool,
    log: Mutex<Vec<Served>>,
}

/// A running server; it stops when it is dropped.
pub struct Server {
    address: SocketAddr,
    shared: Arc<Shared>,
    acceptor: Option<JoinHandle<()>>,
}

/// Takes a port of this machine, unreachable from others; 0 is any free one.
pub fn listen(port: u16) -> io::Result<TcpListener> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port))
}

impl Server {
    /// Serves a site to all who connect.
    pub fn start(listener: TcpListener, site: Site) -> io::Result<Self> {
        let address = listener.local_addr()?;
        let shared = Arc::new(Shared { site, stopping: AtomicBool::new(false), log: Mutex::default() });
        let acceptor = thread::spawn({
            let shared = Arc::clone(&shared);
            move || accept(&listener, &shared)
        });
        Ok(Self { address, shared, acceptor: Some(acceptor) })
    }

    /// Where the site is.
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.shared.site.path)
    }

    /// The port the site is at.
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// What was asked for so far, in the order of the answers.
    pub fn log(&self) -> Vec<Served> {
        let log = self.shared.log.lock();
        log.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Serves for ever.
    pub fn wait(mut self) {
        self.join();
    }

    /// Serves no more: from now on nobody gets an answer.
    pub fn stop(&mut self) {
        self.shared.stopping.store(true, Ordering::SeqCst);
        // The acceptor sleeps until somebody connects. If nobody can, it is gone already.
        drop(TcpStream::connect(self.address));
        self.join();
    }

    fn join(&mut self) {
        if let Some(acceptor) = self.acceptor.take() {
            // It could only fail by a panic, which has been printed then.
            drop(acceptor.join());
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

fn accept(listener: &TcpListener, shared: &Arc<Shared>) {
    for stream in listener.incoming() {
        if shared.stopping.load(Ordering::SeqCst) {
            return;
        }
        let shared = Arc::clone(shared);
        thread::spawn(move || {
            // A client that goes away half-way is its own business.
            drop(stream.and_then(|stream| converse(&stream, &shared)));
        });
    }
}

/// Reads one request, answers it and closes the connection.
fn converse(stream: &TcpStream, shared: &Shared) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let Some(Request { method, target, gzip }) = read_request(stream)? else {
        return Ok(());
    };
    // Browsers connect ahead of need; such a connection must not outlive the server.
    if shared.stopping.load(Ordering::SeqCst) {
        return Ok(());
    }
    let response = match method.as_str() {
        "GET" | "HEAD" => shared.site.answer(&target, gzip),
        _ => Response::new(405, "text/plain", "method not allowed\n"),
    };
    shared.log.lock().unwrap_or_else(PoisonError::into_inner).push(Served {
        target,
        status: response.status,
        bytes: response.body.len(),
    });
    response.write(stream, method != "HEAD")?;
    stream.shutdown(Shutdown::Write)
}

/// What counts of a request.
struct Request {
    method: String,
    target: String,
    /// Whether the client understands gzip.
    gzip: bool,
}

/// A request, or nothing if the client sent none.
fn read_request(stream: &TcpStream) -> io::Result<Option<Request>> {
    let mut lines = BufReader::new(stream.take(HEAD_LIMIT)).lines();
    let Some(first) = lines.next().transpose()? else {
        return Ok(None);
    };
    let mut gzip = false;
    // The head is read to its end, as closing a connection with unread bytes resets it.
    for line in lines {
        let line = line?.to_ascii_lowercase();
        if line.is_empty() {
            break;
        }
        gzip |= line.starts_with("accept-encoding:") && line.contains("gzip");
    }
    let mut words = first.split(' ').map(String::from);
    let words = words.next().zip(words.next());
    Ok(words.map(|(method, target)| Request { method, target, gzip }))
}

/// An answer.
struct Response {
    status: u16,
    content_type: &'static str,
    location: Option<String>,
    gzip: bool,
    body: Vec<u8>,
}

impl Response {
    fn new(status: u16, content_type: &'static str, body: impl Into<Vec<u8>>) -> Self {
        Self { status, content_type, location: None, gzip: false, body: body.into() }
    }

    fn not_found() -> Self {
        Self::new(404, "text/plain", "not found\n")
    }

    fn redirect(location: &str) -> Self {
        Self { location: Some(location.into()), ..Self::new(301, "text/plain", "moved\n") }
    }

    /// A file; as `NAME.gz` beside it has it, if there is one that the client understands.
    fn file(path: &Path, gzip: bool) -> Self {
        if gzip {
            let mut packed = path.as_os_str().to_owned();
            packed.push(".gz");
            if let Ok(body) = fs::read(packed) {
                return Self { gzip: true, ..Self::new(200, content_type(path), body) };
            }
        }
        fs::read(path).map_or_else(|_| Self::not_found(), |body| Self::new(200, content_type(path), body))
    }

    fn write(&self, mut stream: &TcpStream, with_body: bool) -> io::Result<()> {
        let location = self.location.as_ref().map(|to| format!("location: {to}\r\n")).unwrap_or_default();
        let encoding = if self.gzip { "content-encoding: gzip\r\n" } else { "" };
        let head = format!(
            "HTTP/1.1 {} {}\r\ncontent-type: {}\r\ncontent-length: {}\r\n{location}{encoding}\
             cache-control: no-store\r\nconnection: close\r\n\r\n",
            self.status,
            reason(self.status),
            self.content_type,
            self.body.len(),
        );
        stream.write_all(head.as_bytes())?;
        if with_body {
            stream.write_all(&self.body)?;
        }
        Ok(())
    }
}

/// What a status means, for people.
fn reason(status: u16) -> &'static str {
    match status {
        200 => "OK",
        301 => "Moved Permanently",
        404 => "Not Found",
        _ => "Method Not Allowed",
    }
}

/// The media type of a file; browsers compile wasm while it loads only if it is right.
fn content_type(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A request line as a client would send it, and the answer's head and body.
    fn ask(server: &Server, line: &str) -> (String, String) {
        let mut stream = TcpStream::connect(server.address).unwrap();
        write!(stream, "{line} HTTP/1.1\r\nhost: here\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.to_owned(), body.to_owned())
    }

    /// This crate's own sources, served under a path.
    fn sources() -> Server {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).to_owned();
        Server::start(listen(0).unwrap(), Site::at_path(folder, "/some/where")).unwrap()
    }

    #[test]
    fn files_are_served_with_their_types() {
        let server = sources();
        let (head, body) = ask(&server, "GET /some/where/Cargo.toml?x=1");
        assert!(head.starts_with("HTTP/1.1 200"), "{head}");
        assert!(head.contains("cache-control: no-store"), "{head}");
        assert!(body.contains("name = \"xtask\""), "{body}");
        assert_eq!(content_type(Path::new("a_bg.wasm")), "application/wasm");
        assert!(content_type(Path::new("a.js")).starts_with("text/javascript"));
    }

    #[test]
    fn a_head_request_gets_no_body() {
        let (head, body) = ask(&sources(), "HEAD /some/where/Cargo.toml");
        assert!(head.starts_with("HTTP/1.1 200"), "{head}");
        assert_eq!(body, "");
    }

    #[test]
    fn a_folder_without_its_slash_is_redirected() {
        for (path, to) in [("/some/where", "/some/where/"), ("/some/where/src", "/some/where/src/")] {
            let (head, _) = ask(&sources(), &format!("GET {path}"));
            assert!(head.starts_with("HTTP/1.1 301"), "{head}");
            assert!(head.contains(&format!("location: {to}\r\n")), "{head}");
        }
    }

    #[test]
    fn nothing_outside_the_folder_is_served() {
        let server = sources();
        for target in [
            "/",
            "/Cargo.toml",
            "/some/where/../Cargo.toml",
            "/some/where/%2e%2e/Cargo.toml",
            "/some/where/..\\Cargo.toml",
            "/some/where//etc/passwd",
            "/some/where/src/", // has no index.html
            "/some/where/.hidden",
            "some/where/Cargo.toml",
            "",
        ] {
            let (head, _) = ask(&server, &format!("GET {target}"));
            assert!(head.starts_with("HTTP/1.1 404"), "{target}: {head}");
        }
        let (head, _) = ask(&server, "POST /some/where/Cargo.toml");
        assert!(head.starts_with("HTTP/1.1 405"), "{head}");
    }

    #[test]
    fn what_was_served_is_logged_until_the_server_stops() {
        let mut server = sources();
        ask(&server, "GET /some/where/none");
        let expected = Served { target: "/some/where/none".into(), status: 404, bytes: 10 };
        assert_eq!(server.log(), [expected]);
        server.stop();
        assert!(TcpStream::connect(server.address).is_err());
        assert_eq!(server.log().len(), 1);
    }
}
