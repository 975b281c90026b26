//! The command line.

use crate::Error;
use crate::engine::Engine;

/// What `cargo xtask --help` prints.
pub const HELP: &str = "\
The one build driver of Dama.

Usage: cargo xtask <COMMAND>

Commands:
  serve [--open] [--port N]     build, then serve dist/ at http://127.0.0.1:8080/
  build                         write dist/, which works from any folder of any static host
  test [native|wasm|browser]    run every test, or those of one kind
  test --browser ENGINE         play the site in chromium, firefox, webkit or all three
  check                         formatting, lints and documentation
  bench                         the move generator's speed, native and wasm, in one run

Options:
  --open        open the page in a browser
  --port N      serve at port N; 0 takes any free port
  -h, --help    print this

What a machine lacks is fetched or built on first need: the wasm target, Trunk and wasm-bindgen
(kept in $DAMA_CACHE, by default ~/.cache/dama), and for the tests, as root on Debian, Chromium;
for `--browser` also Firefox, its driver and WebKit. Where these two are there, `test` uses them too.
CHROMIUM and CHROMEDRIVER, FIREFOX and GECKODRIVER name programs to use instead of those on PATH.";

/// What was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Print the help text.
    Help,
    /// Build `dist/` and serve it.
    Serve(ServeOptions),
    /// Build `dist/`.
    Build,
    /// Run the tests, of one kind if one is named.
    Test(Option<Kind>),
    /// Run the browser tests in these engines.
    TestIn(Vec<Engine>),
    /// Check formatting, lints and documentation.
    Check,
    /// Measure speed.
    Bench,
}

/// How to serve.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ServeOptions {
    /// Open the page in a browser.
    pub open: bool,
    /// The port; 0 is any free one.
    pub port: u16,
}

impl Default for ServeOptions {
    fn default() -> Self {
        Self { open: false, port: 8080 }
    }
}

/// A kind of test.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Compiled for this machine.
    Native,
    /// Compiled to WebAssembly, run in a browser.
    Wasm,
    /// The finished site, played in a browser.
    Browser,
}

impl Command {
    /// Reads the command line, program name excluded.
    pub fn parse(args: impl IntoIterator<Item = String>) -> Result<Self, Error> {
        let args: Vec<String> = args.into_iter().collect();
        if args.iter().any(|arg| arg == "-h" || arg == "--help") {
            return Ok(Self::Help);
        }
        let mut args = args.into_iter();
        let Some(name) = args.next() else {
            return Err(Error::Usage("no command given".into()));
        };
        match name.as_str() {
            "serve" => parse_serve(args).map(Self::Serve),
            "build" => no_more(args).map(|()| Self::Build),
            "test" => parse_test(args),
            "check" => no_more(args).map(|()| Self::Check),
            "bench" => no_more(args).map(|()| Self::Bench),
            _ => Err(Error::Usage(format!("unknown command `{name}`, expected serve, build, test, check or bench"))),
        }
    }
}

fn parse_serve(mut args: impl Iterator<Item = String>) -> Result<ServeOptions, Error> {
    let mut options = ServeOptions::default();
    while let Some(arg) = args.next() {
        match arg.split_once('=') {
            None if arg == "--open" => options.open = true,
            None if arg == "--port" => options.port = parse_port(args.next().as_deref())?,
            Some(("--port", port)) => options.port = parse_port(Some(port))?,
            _ => return Err(unexpected(&arg)),
        }
    }
    Ok(options)
}

fn parse_port(arg: Option<&str>) -> Result<u16, Error> {
    let arg = arg.ok_or_else(|| Error::Usage("--port lacks its number".into()))?;
    arg.parse().map_err(|_| Error::Usage(format!("bad port `{arg}`, expected 0 to 65535")))
}

fn parse_test(mut args: impl Iterator<Item = String>) -> Result<Command, Error> {
    let Some(name) = args.next() else {
        return Ok(Command::Test(None));
    };
    if let Some(engine) = name.strip_prefix("--browser") {
        let engine = match engine.strip_prefix('=') {
            Some(engine) => Some(engine.to_owned()),
            None if engine.is_empty() => args.next(),
            None => return Err(unexpected(&name)),
        };
        let engines = parse_engines(engine.as_deref())?;
        return no_more(args).map(|()| Command::TestIn(engines));
    }
    let kind = match name.as_str() {
        "native" => Kind::Native,
        "wasm" => Kind::Wasm,
        "browser" => Kind::Browser,
        _ => {
            return Err(Error::Usage(format!("unknown kind of test `{name}`, expected native, wasm or browser")));
        }
    };
    no_more(args).map(|()| Command::Test(Some(kind)))
}

fn parse_engines(arg: Option<&str>) -> Result<Vec<Engine>, Error> {
    let arg = arg.ok_or_else(|| Error::Usage("--browser lacks its name".into()))?;
    if arg == "all" {
        return Ok(Engine::ALL.into());
    }
    let engine = Engine::from_name(arg);
    let engine = engine
        .ok_or_else(|| Error::Usage(format!("unknown browser `{arg}`, expected chromium, firefox, webkit or all")))?;
    Ok(vec![engine])
}

fn no_more(mut args: impl Iterator<Item = String>) -> Result<(), Error> {
    args.next().map_or(Ok(()), |arg| Err(unexpected(&arg)))
}

fn unexpected(arg: &str) -> Error {
    Error::Usage(format!("unexpected argument `{arg}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Command, String> {
        Command::parse(line.split_whitespace().map(String::from)).map_err(|e| e.to_string())
    }

    #[test]
    fn every_command_is_read() {
        let serve = |open, port| Ok(Command::Serve(ServeOptions { open, port }));
        assert_eq!(parse("build"), Ok(Command::Build));
        assert_eq!(parse("check"), Ok(Command::Check));
        assert_eq!(parse("bench"), Ok(Command::Bench));
        assert_eq!(parse("serve"), serve(false, 8080));
        assert_eq!(parse("serve --open --port 0"), serve(true, 0));
        assert_eq!(parse("serve --port=9000"), serve(false, 9000));
        assert_eq!(parse("test"), Ok(Command::Test(None)));
        assert_eq!(parse("test wasm"), Ok(Command::Test(Some(Kind::Wasm))));
        assert_eq!(parse("test --browser firefox"), Ok(Command::TestIn(vec![Engine::Firefox])));
        assert_eq!(parse("test --browser=all"), Ok(Command::TestIn(Engine::ALL.into())));
        assert_eq!(parse("serve --help"), Ok(Command::Help));
    }

    #[test]
    fn every_error_quotes_the_offender() {
        for (line, quoted) in [
            ("", "no command"),
            ("sevre", "`sevre`"),
            ("build --fast", "`--fast`"),
            ("serve --port", "--port"),
            ("serve --port 70000", "`70000`"),
            ("serve --open=yes", "`--open=yes`"),
            ("test unit", "`unit`"),
            ("test wasm wasm", "`wasm`"),
            ("test --browser", "--browser"),
            ("test --browser lynx", "`lynx`"),
            ("test --browsers", "`--browsers`"),
        ] {
            let error = parse(line).unwrap_err();
            assert!(error.contains(quoted), "{line:?} gave {error:?}");
            assert!(!error.contains('\n'), "{line:?} gave {error:?}");
        }
    }
}
