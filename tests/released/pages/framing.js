// What a page of another site does with a table in a frame, by the messages that the first release declared: `told` gets all that it hears.
// Where the table's site lies stands behind the page's own address.
"use strict";

const site = location.hash.slice(1);
const frame = document.querySelector("iframe");
const told = [];
const ask = (id, what, ...given) => frame.contentWindow.postMessage({ yokohama: 1, id, ask: what, with: given }, site);

addEventListener("message", ({ data, origin }) => {
  if (origin !== site) return;
  // The sentence names all that can be asked, which may become more.
  told.push(data.id === "none" ? { ...data, error: data.error.code } : data);
  if (data.event === "decision" && !told.some(({ id }) => id === "moves")) ask("moves", "legalMoves");
  if (data.id === "moves") ask("play", "play", data.answer[0]);
  if (data.id === "none") ask("last", "played");
  if (data.id === "play") {
    for (const what of ["played", "round", "hash", "canUndo", "decision", "options", "position", "scores", "record"]) ask(what, what);
    ask("why", "whyNot", "place 7");
    ask("view", "view", 0);
    ask("nonsense", "play", "nonsense");
    ask("none", "nothing");
  }
});

const query = new URLSearchParams({ seats: "person,person", seed: "tea", lang: "en", parent: location.origin });
frame.src = `${site}/frame.html?${query}`;
