// What a table will show first is drawn ahead, in time that nobody needs while somebody reads and chooses: to draw its symbols is the most of what a
// first table takes.

import { laid, tell } from "./lays.js";
import { palette } from "./palette.js";
import { programOf } from "./program.js";
import { forGame } from "./sitters.js";
import { ownContent } from "./values.js";
import { make } from "./words.js";

/** @import { Agreed } from "./start.js" */
/** @import { Name } from "./whose.js" */

// How long nothing is drawn after it was asked for, in milliseconds: who has just come, or goes on to change the form, is answered at once.
const QUIET = 3000;

// How long is waited where a browser does not tell of such time, in milliseconds.
const PAUSE = 200;

/** @param {() => void} act */
const idle = (act) => globalThis.requestIdleCallback?.(act) ?? setTimeout(act, PAUSE);

let asked = 0; // How often it was asked for: what was asked for last is drawn alone.

/**
 * Draws ahead for the table of a game, as it would be dealt by what is agreed, if its program is there; what is not drawn yet once a table lies there is
 * not drawn any more.
 *
 * @param {Name} name
 * @param {Agreed} agreed
 */
export function drawAhead(name, agreed) {
  const number = ++asked;
  const steps = drawing(name, agreed);
  const go = () => {
    if (number !== asked || laid()) return void steps.return();
    try {
      if (!steps.next().done) idle(go);
    } catch (error) {
      // Printed values that cannot be played, and a seed that is none, are told of when they are to be.
      if (error instanceof WebAssembly.RuntimeError) tell(error);
    }
  };
  setTimeout(() => idle(go), QUIET);
}

// Who of some seats looks at the table first: the person who is asked, or the one who waits for a computer.
/** @param {Agreed["seats"]} seats @param {number | undefined} asked */
function looking(seats, asked) {
  const persons = seats.flatMap(({ kind }, seat) => (kind === "person" ? seat : []));
  return persons.find((seat) => seat === asked) ?? persons[0];
}

// Draws a little at each step.
/** @param {Name} name @param {Agreed} agreed */
function* drawing(name, { seats, options, seed }) {
  const program = programOf(name);
  if (!program) return;
  const game = new program.Game(options, seed, ownContent(name));
  const view = new program.TableView(make("canvas"));
  try {
    yield; // What runs for the first time takes long, and somebody may want to be answered.
    view.dye(palette());
    view.resize(innerWidth, innerHeight, devicePixelRatio);
    game.setPlayers(forGame(seats));
    yield;
    view.show(game, { seat: looking(seats, game.decision()?.seat), busy: false, motion: 0 });
    do yield;
    while (view.drawAhead());
  } finally {
    view.free();
    game.free();
  }
}
