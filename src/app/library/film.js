const { size, places, names, frames, moves, said } = film;
const $ = (id) => document.getElementById(id);
const draw = (kind, attributes, text) => {
  const it = document.createElementNS("http://www.w3.org/2000/svg", kind);
  for (const [name, value] of Object.entries(attributes)) it.setAttribute(name, value);
  if (text) it.textContent = text;
  return it;
};
const board = $("board");
board.setAttribute("viewBox", `0 0 ${size} ${size}`);
places.forEach(([x, y], i) => {
  board.append(draw("rect", { x, y, width: 1, height: 1, fill: "#a06a44" }));
  board.append(draw("text", { x: x + 0.05, y: y + 0.2, "font-size": 0.17, fill: "#fff3dc" }, names[i]));
});
const pieces = board.appendChild(draw("g", {}));
let at = 0;
function show(to) {
  at = Math.max(0, Math.min(frames.length - 1, to));
  pieces.replaceChildren();
  [...frames[at]].forEach((letter, i) => {
    if (letter === ".") return;
    const [x, y] = places[i], white = letter.toLowerCase() === "w";
    const [top, edge, sign] = white ? ["#f8efdf", "#b08f66", "#8a4012"] : ["#362c27", "#130e0b", "#ffd385"];
    const piece = pieces.appendChild(draw("g", { transform: `translate(${x} ${y})` }));
    piece.append(draw("ellipse", { cx: 0.5, cy: 0.55, rx: 0.41, ry: 0.4, fill: edge }));
    piece.append(draw("circle", { cx: 0.5, cy: 0.48, r: 0.41, fill: top }));
    if (letter !== letter.toLowerCase())
      piece.append(draw("path", { fill: sign, d: "M.27 .6.23 .32.37 .43.5 .25.63 .43.77 .32.73 .6zM.28 .65h.44v.06h-.44z" }));
  });
  $("at").value = at;
  $("said").textContent = said[at];
  board.setAttribute("aria-label", `${at} / ${frames.length - 1} ${moves[at - 1] ?? ""}`);
  document.querySelectorAll("#moves button").forEach((it, i) => it.toggleAttribute("aria-current", i + 1 === at));
}
moves.forEach((text, i) => {
  const button = document.createElement("button");
  button.textContent = (i % 2 ? "" : `${i / 2 + 1}. `) + text;
  button.onclick = () => show(i + 1);
  $("moves").appendChild(document.createElement("li")).append(button);
});
$("at").max = frames.length - 1;
$("at").oninput = () => show(+$("at").value);
$("first").onclick = () => show(0);
$("back").onclick = () => show(at - 1);
$("on").onclick = () => show(at + 1);
$("last").onclick = () => show(Infinity);
addEventListener("keydown", (event) => {
  if (event.target.id === "at") return;
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: Infinity }[event.key];
  if (to !== undefined) show(to), event.preventDefault();
});
show(0);
