// What a page of somebody else does with its tables, by the interface that the first release declared: `told` gets all that it hears and is
// answered, in order, a list for each table.
"use strict";

const EVENTS = ["ready", "move", "decision", "end", "error"];
const MOVES = 30;

const table = (id) => document.getElementById(id);
const told = { played: [], shown: [], position: [], taught: [], wrong: [] };

for (const name of EVENTS) {
  addEventListener(`yokohama-${name}`, (event) => {
    const { target, type, detail } = event;
    told[target.id].push([type, detail]);
    if (name === "ready") after(target.id);
  });
}

function after(id) {
  const access = table(id).table(1);
  const say = (what, answer) => told[id].push([what, answer]);
  const refused = (what, deed) => {
    try {
      deed();
    } catch (error) {
      say(what, [error.name, error.code, error.message]);
    }
  };
  if (id === "shown" || id === "taught") {
    say("version", access.version);
    say("at", [access.played, access.round, access.hash(), access.rules, access.options()]);
    return;
  }
  if (id === "position") {
    say("at", [access.played, access.round, access.hash(), access.isPractice, access.position()]);
    say("moves", access.legalMoves());
    say("completion", access.completion(access.legalMoves()));
    return;
  }
  // What is asked comes after what is told of the beginning.
  queueMicrotask(() => {
    say("view", access.view(0));
    for (let move = 0; move < MOVES; move += 1) {
      const moves = access.legalMoves();
      access.play(moves[Number.parseInt(access.hash().slice(0, 6), 16) % moves.length]);
    }
    say("short", access.completions("m"));
    say("why", access.whyNot("place 7"));
    say("scores", access.scores());
    say("events", access.eventsSince(access.played - 2, 0));
    say("story", access.storySince(access.played - 2));
    say("undo", access.canUndo);
    if (access.canUndo) access.undo();
    say("redo", access.canRedo);
    if (access.canRedo) access.redo();
    say("record", JSON.parse(access.record()));
    refused("nonsense", () => access.play("nonsense"));
    refused("number", () => access.play(7));
    access.lookAt(5);
    refused("past", () => access.lookAt(-1));
    refused("version", () => table(id).table(2));
    globalThis.isDone = true;
  });
}
