//! `cargo xtask test`: natively, as WebAssembly in a browser, and the finished site in a browser.

use std::process::Command;

use crate::Error;
use crate::args::Kind;
use crate::build;
use crate::chromium::Chromium;
use crate::engine::{Driver, Engine};
use crate::process::{self, cargo, run};
use crate::setup::{WASM, wasm_target};
use crate::stages::{self, Stage};
use crate::tools::Tool;

/// Runs the tests, of one kind if one is named.
pub(crate) fn test(only: Option<Kind>) -> Result<(), Error> {
    let native = Stage { name: "native tests", work: native };
    let wasm = Stage { name: "wasm tests", work: wasm };
    let browser = Stage { name: "browser tests", work: browser };
    match only {
        None => stages::run(&[native, wasm, browser, Stage { name: "other engines", work: others }]),
        Some(Kind::Native) => stages::run(&[native]),
        Some(Kind::Wasm) => stages::run(&[wasm]),
        Some(Kind::Browser) => stages::run(&[browser]),
    }
}

/// Runs the browser tests in some engines: all of them in Chromium, which only has all that the harness asks for, and in
/// the others those that play the site through the common protocol.
pub(crate) fn test_in(engines: &[Engine]) -> Result<(), Error> {
    let stages: Vec<Stage> = engines
        .iter()
        .map(|engine| match engine {
            Engine::Chromium => Stage { name: "browser tests in Chromium", work: browser },
            Engine::Firefox => Stage { name: "browser tests in Firefox", work: || in_engine(Engine::Firefox) },
            Engine::WebKit => Stage { name: "browser tests in WebKit", work: || in_engine(Engine::WebKit) },
        })
        .collect();
    stages::run(&stages)
}

fn in_engine(engine: Engine) -> Result<(), Error> {
    let driver = engine.find_or_install()?;
    build::build()?;
    play_in(&driver)
}

/// The engines that are on this machine; none is fetched, as that takes minutes.
fn others() -> Result<(), Error> {
    for engine in [Engine::Firefox, Engine::WebKit] {
        match engine.find() {
            Ok(driver) => play_in(&driver)?,
            Err(_) => {
                eprintln!("{0} is not on this machine: `cargo xtask test --browser {0}` fetches it", engine.name())
            }
        }
    }
    Ok(())
}

fn play_in(driver: &Driver) -> Result<(), Error> {
    eprintln!("In {}:", driver.engine.name());
    run(cargo()
        .args(["test", "--package", "browser-tests", "--test", "engines"])
        .env("DAMA_ENGINE", driver.engine.name()))
}

fn native() -> Result<(), Error> {
    run(cargo().args(["test", "--workspace", "--exclude", "browser-tests"]))
}

fn wasm() -> Result<(), Error> {
    run(in_browser(cargo().args(["test", "--package", "dama", "--lib", "--test", "wasm"]))?)
}

/// Makes a `cargo test` run its programs as WebAssembly in the browser.
pub(crate) fn in_browser(cargo: &mut Command) -> Result<&mut Command, Error> {
    wasm_target()?;
    let chromium = Chromium::find_or_install()?;
    let mut folders = vec![Tool::wasm_bindgen()?.folder()?];
    // The driver looks for the browser on PATH.
    folders.extend(chromium.browser.parent().map(Into::into));
    Ok(cargo
        .args(["--target", WASM])
        .env("PATH", process::path_with(&folders)?)
        .env("CHROMEDRIVER", &chromium.driver)
        // The runner would prefer Firefox if this were set.
        .env_remove("GECKODRIVER")
        // Tests that do not say where to run are for the browser too: Node is not required.
        .env("WASM_BINDGEN_USE_BROWSER", "1")
        .env("WASM_BINDGEN_TEST_DRIVER_TIMEOUT", "60")
        .env("WASM_BINDGEN_TEST_TIMEOUT", "300"))
}

fn browser() -> Result<(), Error> {
    let chromium = Chromium::find_or_install()?;
    build::build()?;
    run(cargo()
        .args(["test", "--package", "browser-tests"])
        .env("CHROMIUM", &chromium.browser)
        .env("CHROMEDRIVER", &chromium.driver))
}
