// Starts the page. It stands in a file of its own because the page allows no script within the document.

const { page, wasm, worker, library, texts } = document.querySelector("script[data-page]").dataset;
const here = (path) => new URL(path, document.baseURI).href;

// Only these two files may be run as workers, whatever anybody puts into the page.
const WORKERS = [worker, "sw.js"].map(here);
globalThis.trustedTypes?.createPolicy("default", {
  createScriptURL: (url) => (WORKERS.includes(here(url)) ? url : null),
});

// The browser offers to install the page before the program is there to hear it.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  globalThis.installOffer = event;
});

/** What is kept of a thing. It may be anything, or nothing where the browser keeps nothing. */
function kept(name) {
  try {
    return JSON.parse(localStorage.getItem(`dama/v1/${name}`));
  } catch {
    return null;
  }
}

// What the person is going to see, before there is a program that knows: a text lies ready in every language, in case it
// does not come, and each says its language and direction.
const root = document.documentElement;
const notice = document.getElementById("crash");
const settings = kept("settings");
const language = (tag) => String(tag).split("-")[0].toLowerCase();
const spoken = [settings?.lang, ...navigator.languages].map((tag) =>
  [...notice.children].find((text) => language(text.lang) === language(tag)),
);
const text = spoken.find(Boolean) ?? notice.children[0];
root.lang = text.lang;
root.dir = text.dir || "ltr";
if (["light", "dark"].includes(settings?.theme)) root.dataset.theme = settings.theme;
const game = kept("game");
if (!game) root.dataset.first = "";
if (game?.record?.rule_set?.variant === "international") {
  document.querySelector(".board")?.style.setProperty("--size", 10);
}

// Its words are fetched beside the program, not after it.
const words = { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: here(`${texts}/${text.lang}/app.msg`) };
document.head.append(Object.assign(document.createElement("link"), words));

/** Uncovers the text for when the program fails. */
const fail = () => {
  text.hidden = notice.hidden = false;
};

// A program that ran out of memory or into a wall says nothing itself.
const isFatal = (error) => error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
addEventListener("error", (event) => isFatal(event.error) && fail());
addEventListener("unhandledrejection", (event) => isFatal(event.reason) && fail());

// The program that has failed has left its report here, but cannot hear any more.
const part = (name) => notice.querySelector(`[data-crash=${name}]`);
part("copy").addEventListener("click", async () => {
  const report = part("report");
  try {
    await navigator.clipboard.writeText(report.textContent);
    part("done").hidden = false;
  } catch {
    getSelection().selectAllChildren(report);
    part("by-hand").hidden = false;
  }
});

import(here(page))
  .then((program) => program.default({ module_or_path: here(wasm) }))
  .catch((error) => {
    console.error(error);
    fail();
  });

// The library has a program and a dress of its own, which come when somebody goes to one of its places.
const dress = { rel: "stylesheet", href: here(library.replace(".js", ".css")) };
const dressed = () =>
  new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement("link"), dress, { onload, onerror }));
  });
let shelved = false;
async function visitShelf() {
  // A game with somebody at another browser is carried by that program too.
  const isLive = kept("game")?.far?.way === "live";
  if (shelved || (!isLive && !/^#\/(library|game|position|share|backup|far|post|live)\b/.test(location.hash))) return;
  shelved = true;
  try {
    const [program] = await Promise.all([import(here(library)), dressed()]);
    await program.default();
    root.dataset.library = "here";
  } catch (error) {
    console.error(error);
    root.dataset.library = "missing";
  }
}
addEventListener("hashchange", visitShelf);
visitShelf();
