//! The last step of a build: what makes the files of a site one version.
//!
//! Every file gets into the list of the service worker with the hash of its content, so that a browser keeps all of one
//! version or nothing of it; and a name is made from all of them, which the page shows and the service worker keeps its
//! files under. Tests make a second version of a site by changing a file and sealing it again.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::error::Context;
use crate::hash::{integrity, sha256, short};
use crate::{Error, paths};

/// The service worker.
const SERVICE_WORKER: &str = "sw.js";

/// The line of the service worker that is written anew.
const SITE: &str = "const SITE = ";

/// What stands before the name of the build in the page.
const BUILD: &str = "<meta name=\"build\" content=\"";

/// When a file is put onto the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum When {
    /// When the version is installed: without it nothing works.
    AtOnce,
    /// When there is time, or when it is wanted; whatever of it the first visit uses, with what lies in the same folder,
    /// before the page says that it can do without a network.
    Later,
    /// Never: it is for people and programs that come without the page.
    Never,
}

/// What begins like this is not put onto the device at once. The longest beginning counts.
const EXCEPTIONS: [(&str, When); 10] = [
    // A system that installs the page fetches them for itself.
    ("assets/icon-", When::Later),
    ("locales/", When::Later),
    ("assets/weights/", When::Later),
    ("library-", When::Later),
    ("rules/", When::Never),
    ("assets/screenshot", When::Never),
    (SERVICE_WORKER, When::Never),
    (".", When::Never),
    ("sitemap.xml", When::Never),
    ("robots.txt", When::Never),
];

impl When {
    fn of(path: &str) -> Self {
        let exceptions = EXCEPTIONS.iter().filter(|(beginning, _)| path.starts_with(beginning));
        exceptions.max_by_key(|(beginning, _)| beginning.len()).map_or(Self::AtOnce, |&(_, when)| when)
    }
}

/// Makes one version of the files in a folder; gives its name. Can be done again when files have changed.
pub fn seal(folder: &Path) -> Result<String, Error> {
    let page = folder.join("index.html");
    let text = fs::read_to_string(&page).context(format_args!("cannot read {}", page.display()))?;
    let mut files = hashed(folder)?;
    // The name is in the page and made from it: it is made from a page without a name.
    files.insert("index.html".into(), (When::AtOnce, sha256(named(&text, "")?.as_bytes())));
    let all: String = files.iter().map(|(path, (_, hash))| format!("{} {path}\n", integrity(hash))).collect();
    let build = short(&sha256(all.as_bytes()));
    let text = named(&text, &build)?;
    fs::write(&page, &text).context(format_args!("cannot write {}", page.display()))?;
    files.insert("index.html".into(), (When::AtOnce, sha256(text.as_bytes())));
    let template = paths::root().join("site").join(SERVICE_WORKER);
    let template = fs::read_to_string(&template).context(format_args!("cannot read {}", template.display()))?;
    let worker = folder.join(SERVICE_WORKER);
    fs::write(&worker, listed(&template, &build, &files)?)
        .context(format_args!("cannot write {}", worker.display()))?;
    Ok(build)
}

/// Files by path, with their digests.
type Files = BTreeMap<String, (When, [u8; 32])>;

/// Every file of a folder that is to be put onto the device.
fn hashed(folder: &Path) -> Result<Files, Error> {
    let mut files = Files::new();
    for file in contents(folder)? {
        let path = file.strip_prefix(folder).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        let when = When::of(&path);
        if when == When::Never {
            continue;
        }
        // Such paths mean the same in a folder, in an address and in a script.
        if !path.chars().all(|c| c.is_ascii_alphanumeric() || "._-/".contains(c)) {
            return Err(Error::Failed(format!("the site has a file with an unusual name: {path}")));
        }
        let bytes = fs::read(&file).context(format_args!("cannot read {}", file.display()))?;
        files.insert(path, (when, sha256(&bytes)));
    }
    Ok(files)
}

/// All files in a folder and the folders in it.
fn contents(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).context(format_args!("cannot read {}", folder.display()))? {
            let path = entry.context(format_args!("cannot read {}", folder.display()))?.path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    Ok(files)
}

/// The page with the name of a build in it.
fn named(page: &str, build: &str) -> Result<String, Error> {
    let (before, after) = page.split_once(BUILD).ok_or_else(|| Error::failed(format!("the page has no `{BUILD}`")))?;
    let (_, after) = after.split_once('"').ok_or_else(|| Error::failed(format!("the page has no end of `{BUILD}`")))?;
    Ok(format!("{before}{BUILD}{build}\"{after}"))
}

/// The service worker with its list of files.
fn listed(template: &str, build: &str, files: &Files) -> Result<String, Error> {
    let list = |wanted: When| -> String {
        let chosen = files.iter().filter(|(_, (when, _))| *when == wanted);
        // A host may redirect from `index.html` to the folder, and what was redirected is not kept.
        let name = |path: &str| if path == "index.html" { String::new() } else { path.to_owned() };
        chosen.map(|(path, (_, hash))| format!("  {:?}: {:?},\n", name(path), integrity(hash))).collect()
    };
    let site =
        format!("{SITE}{{ build: {build:?}, core: {{\n{}}}, rest: {{\n{}}} }};", list(When::AtOnce), list(When::Later));
    let line = template.lines().find(|line| line.starts_with(SITE));
    let line = line.ok_or_else(|| Error::failed(format!("the service worker has no line `{SITE}…`")))?;
    Ok(template.replacen(line, &site, 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A site in a folder of its own.
    struct Sample(PathBuf);

    impl Sample {
        fn new(name: &str, files: &[(&str, &str)]) -> Self {
            let folder = std::env::temp_dir().join(format!("dama-seal-{name}-{}", std::process::id()));
            drop(fs::remove_dir_all(&folder));
            let site = Self(folder);
            site.write("index.html", "<html><meta name=\"build\" content=\"\" /></html>");
            for (path, text) in files {
                site.write(path, text);
            }
            site
        }

        fn write(&self, path: &str, text: &str) {
            let file = self.0.join(path);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        }

        fn read(&self, path: &str) -> String {
            fs::read_to_string(self.0.join(path)).unwrap()
        }
    }

    impl Drop for Sample {
        fn drop(&mut self) {
            drop(fs::remove_dir_all(&self.0));
        }
    }

    #[test]
    fn each_file_is_listed_where_it_belongs() {
        let site = Sample::new(
            "list",
            &[
                ("page-1.js", "a"),
                ("assets/icon.svg", "b"),
                ("locales/0123456789/ar/app.ftl", "c"),
                ("rules/ar/thai/index.html", "d"),
                (".nojekyll", ""),
                ("assets/screenshot.png", "e"),
            ],
        );
        let build = seal(&site.0).unwrap();
        let worker = site.read("sw.js");
        let (core, rest) = worker.split_once("rest: {").unwrap();
        let a = integrity(&sha256(b"a"));
        assert!(core.contains(&format!("\"page-1.js\": \"{a}\"")) && core.contains("assets/icon.svg"), "{worker}");
        let page = integrity(&sha256(site.read("index.html").as_bytes()));
        assert!(
            core.contains(&format!("\"\": \"{page}\"")) && core.contains(&format!("build: \"{build}\"")),
            "{worker}"
        );
        let rest = rest.split_once("}").unwrap().0;
        assert!(rest.contains("locales/0123456789/ar/app.ftl") && !core.contains("locales"), "{worker}");
        for never in ["rules/ar", "nojekyll", "screenshot", "\"sw.js\":"] {
            assert!(!worker.contains(never), "{never} in {worker}");
        }
        assert!(site.read("index.html").contains(&format!("content=\"{build}\"")));
    }

    #[test]
    fn the_name_is_that_of_the_content() {
        let site = Sample::new("name", &[("start.js", "a"), ("rules/en/index.html", "x")]);
        let first = seal(&site.0).unwrap();
        let worker = site.read("sw.js");
        assert_eq!((seal(&site.0).unwrap(), site.read("sw.js")), (first.clone(), worker.clone()));
        site.write("rules/en/index.html", "y");
        assert_eq!(seal(&site.0).unwrap(), first);
        site.write("start.js", "b");
        let second = seal(&site.0).unwrap();
        assert_ne!(second, first);
        site.write("start.js", "a");
        assert_eq!((seal(&site.0).unwrap(), site.read("sw.js")), (first, worker));
    }

    #[test]
    fn a_site_that_cannot_be_one_version_is_refused() {
        let site = Sample::new("bad", &[("a b.js", "")]);
        assert!(seal(&site.0).unwrap_err().to_string().contains("a b.js"));
        fs::remove_file(site.0.join("a b.js")).unwrap();
        site.write("index.html", "<html></html>");
        assert!(seal(&site.0).unwrap_err().to_string().contains("meta name"));
    }
}
