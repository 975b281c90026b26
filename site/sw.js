// Keeps the site on the device, one version at a time: page, program, worker and texts are all of the version that was
// built together, or of none. `cargo xtask build` writes the list of files in; nothing here decides anything else.

/** What was built: its name, and its files by path, each with the hash of what is in it. */
const SITE = { build: "", core: {}, rest: {} };

/** The folder the site lies in. */
const HOME = new URL("./", location).href;
const ROOT = new URL(HOME).pathname;

// Other pages of this host share its caches, and another copy of this site may lie in another of its folders.
const OURS = `dama ${ROOT} `;
const CACHE = OURS + SITE.build;

/** Every file, by path. The core is fetched when this version is installed, the rest later. */
const FILES = new Map(Object.entries({ ...SITE.core, ...SITE.rest }));

/** What a file is kept under: never the content of one version for that of another. */
const key = (path) => `${HOME}${path}?${encodeURIComponent(FILES.get(path))}`;

/** A path without a folder named by a hash, which is another one in every version. */
const plain = (path) => path.replace(/(^|\/)[0-9a-f]{8,64}\//, "$1");

const folder = (path) => path.slice(0, path.lastIndexOf("/") + 1);

const ours = async () => (await caches.keys()).filter((name) => name.startsWith(OURS));

/** Fetches a file as it was built, and fails if the host gives anything else. */
async function get(path) {
  const ask = (cache) => fetch(HOME + path, { cache, integrity: FILES.get(path), redirect: "error" });
  // What the browser has loaded a moment ago need not be loaded again, if it is the right one.
  const answer = await ask("default").catch(() => ask("reload"));
  if (!answer.ok || answer.type !== "basic" || answer.redirected) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** What is kept of a file of this version. */
async function kept(path) {
  return (await caches.open(CACHE)).match(key(path));
}

/** Keeps files; fails if one of them cannot be had as it was built. */
async function keep(paths) {
  const cache = await caches.open(CACHE);
  const older = await Promise.all((await ours()).filter((name) => name !== CACHE).map((name) => caches.open(name)));
  const one = async (path) => {
    if (await cache.match(key(path))) return;
    for (const from of older) {
      const same = await from.match(key(path));
      if (same) return cache.put(key(path), same);
    }
    return cache.put(key(path), await get(path));
  };
  await Promise.all(paths.map(one));
}

/** The core, and of the rest what the version before had: whoever reads Arabic goes on in Arabic. */
async function install() {
  const before = new Set();
  for (const name of await ours()) {
    for (const request of await (await caches.open(name)).keys()) {
      before.add(plain(new URL(request.url).pathname.slice(ROOT.length)));
    }
  }
  await keep([...FILES.keys()].filter((path) => path in SITE.core || before.has(plain(path))));
}

/** From now on this version is the only one. */
async function activate() {
  for (const name of await ours()) {
    if (name !== CACHE) await caches.delete(name);
  }
  await clients.claim();
}

/** The page. Other documents below it are the host's; without a network their readers get the page instead. */
async function visit(request, path) {
  if (path === "" || path === "index.html") return (await kept("").catch(() => null)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch {
    const [rules, name] = path.match(/^rules\/(?:[^/]+\/)?(?:([^/]+)\/)?/) ?? [];
    return Response.redirect(HOME + (rules ? `#/rules${name ? `/${name}` : ""}` : ""));
  }
}

/** A file of the site. One that is not kept yet is fetched and kept; what the host has of another version is refused. */
async function file(path) {
  const found = await kept(path).catch(() => null);
  if (found) return found;
  const answer = await get(path);
  const copy = answer.clone();
  // A full device keeps nothing, and the page goes on.
  await caches.open(CACHE).then((cache) => cache.put(key(path), copy)).catch(() => {});
  return answer;
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(HOME)) return;
  const path = url.pathname.slice(ROOT.length);
  if (request.mode === "navigate") event.respondWith(visit(request, path));
  else if (FILES.has(path)) event.respondWith(file(path).catch(() => Response.error()));
});

addEventListener("message", (event) => {
  const [what, ...urls] = Array.isArray(event.data) ? event.data : [event.data];
  if (what === "take-over") skipWaiting();
  if (what === "keep") {
    // What the page has used so far, such as its language, from before it had us, and what lies beside it.
    const used = urls.map((url) => new URL(url, HOME)).filter((url) => url.href.startsWith(HOME));
    const folders = new Set(used.map((url) => folder(url.pathname.slice(ROOT.length))));
    const paths = [...FILES.keys()].filter((path) => path in SITE.core || folders.has(folder(path)));
    event.waitUntil(keep(paths).then(() => event.source?.postMessage("kept"), () => {}));
  }
  if (what === "rest") event.waitUntil(rest());
});

/** Fetches one after another whatever is not there yet; what cannot be had now is for another time. */
async function rest() {
  for (const path of Object.keys(SITE.rest)) await keep([path]).catch(() => {});
}
