//! What a first visit costs.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};

use browser_tests::{Visit, visit};
use flate2::Compression;
use flate2::write::GzEncoder;

/// How many bytes all that a reader of one language fetches before the first move may have, the worker included,
/// compressed as a host would. A kilobyte of them is for what [`PROGRAMS`] says of the compiler.
const BUDGET: usize = 394_500;

/// How many of them the program of the page and that of the worker may have. The same source gives up to a kilobyte more
/// or less by the folder it is built in, as the compiler orders functions by a hash of it: 272,134 and 273,015 were seen.
const PROGRAMS: [(&str, usize); 2] = [("page-", 275_500), ("worker-", 83_000)];

/// How many files that may be; each costs a slow network the time to the host and back.
const REQUESTS: usize = 12;

#[test]
fn a_first_visit_is_small() {
    let first = Visit::default();
    let site = first.site.clone();
    visit(first, |page| {
        page.open("");
        page.find("main", "");
        let mut sizes = BTreeMap::new();
        for served in page.served_when_quiet() {
            let name = file_name(&served.target);
            // The page looks for it when all is done.
            if name != "sw.js" {
                let bytes = fs::read(site.join(&name)).expect("a file of the site");
                sizes.insert(name, (bytes.len(), compressed(&bytes).expect("memory")));
            }
        }
        for part in ["index.html", "start.js", "page-", "style-", "worker-", "locales/"] {
            assert!(sizes.keys().any(|name| name.starts_with(part)), "nothing like {part} was fetched");
        }
        let total: usize = sizes.values().map(|(_, compressed)| compressed).sum();
        // Not by a macro, whose output is shown only when a test fails.
        let table = table(&sizes, total);
        io::stderr().write_all(table.as_bytes()).expect("an output");
        assert!(total <= BUDGET, "{total} bytes is more than {BUDGET}");
        assert!(sizes.len() <= REQUESTS, "{} files are more than {REQUESTS}", sizes.len());
        for (program, budget) in PROGRAMS {
            let programs = sizes.iter().filter(|(name, _)| name.starts_with(program) && name.ends_with(".wasm"));
            let size: usize = programs.map(|(_, (_, compressed))| compressed).sum();
            assert!((1..=budget).contains(&size), "{program} has {size} bytes of {budget}");
        }
    });
}

/// The file of the site that a target under its path names.
fn file_name(target: &str) -> String {
    let path = target.split('?').next().unwrap_or_default();
    match path.strip_prefix("/some/where/") {
        Some("") | None => "index.html".into(),
        Some(name) => name.into(),
    }
}

fn compressed(bytes: &[u8]) -> io::Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}

fn table(sizes: &BTreeMap<String, (usize, usize)>, total: usize) -> String {
    let mut table = format!("\n{:>9} {:>9}  file\n", "bytes", "gzip");
    for (name, (plain, compressed)) in sizes {
        table += &format!("{plain:>9} {compressed:>9}  {name}\n");
    }
    table + &format!("{:>9} {total:>9}  of {BUDGET}\n", "")
}
