// Starts the page. It stands in a file of its own because the page allows no script within the document.

const { page, wasm, worker } = document.querySelector("script[data-page]").dataset;

// Only these two files may be run as workers, whatever anybody puts into the page.
const WORKERS = [worker, "sw.js"].map((path) => new URL(path, document.baseURI).href);
globalThis.trustedTypes?.createPolicy("default", {
  createScriptURL: (url) => (WORKERS.includes(new URL(url, document.baseURI).href) ? url : null),
});

// The browser offers to install the page before the program is there to hear it.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  globalThis.installOffer = event;
});

// The first paint in the colours that were chosen. What is kept may be anything; then the system's colours do.
try {
  const { theme } = JSON.parse(localStorage.getItem("dama/v1/settings"));
  if (["light", "dark"].includes(theme)) document.documentElement.dataset.theme = theme;
} catch {}

try {
  const program = await import(new URL(page, document.baseURI));
  await program.default({ module_or_path: new URL(wasm, document.baseURI) });
} catch (error) {
  console.error(error);
  // A text lies ready for this, in each language.
  const notice = document.getElementById("crash");
  const texts = [...notice.children];
  const wanted = navigator.languages.map((tag) => texts.find((text) => text.lang === tag.split("-")[0]));
  (wanted.find(Boolean) ?? texts[0]).hidden = false;
  notice.hidden = false;
}
