// What is done at a table by its name, whoever asks for it: a button of the menu or beside the table, a control on it, or a key.

import { openAid } from "./aid.js";
import { openCoach } from "./coach.js";
import { enterAdvised, enterTyped } from "./entering.js";
import { download } from "./files.js";
import { openManners } from "./manners.js";
import * as panels from "./panels.js";
import { element } from "./root.js";
import { openShare, tellsHidden } from "./share.js";
import { recordOf } from "./sitters.js";
import { openTyping } from "./typing.js";

/** @import { Game } from "../types/table.js" */
/** @import { Eyes } from "./eyes.js" */
/** @import { Past } from "./past.js" */
/** @import { Table, Ways } from "./play.js" */
/** @import { Rewind } from "./rewind.js" */
/** @import { Screen } from "./screen.js" */
/** @import { Telling } from "./telling.js" */

/** What a game in progress consists of. @typedef {{ game: Game, table: Table, eyes: Eyes, screen: Screen, past: Past, rewind: Rewind, telling: Telling }} Parts */

/**
 * What acts come to.
 *
 * @typedef {object} On
 * @property {() => boolean} isBound
 * @property {() => boolean} isAsked
 * @property {(move: string) => void} play
 * @property {(move?: number) => void} lookAt
 * @property {() => void} hurry
 * @property {() => void} askWhoPlays
 * @property {() => void} rest
 * @property {() => void} goOn
 * @property {() => void} keep
 */

// What is not done at a table that is only looked at, or taught at.
const CHANGING = ["coach", "restart", "past", "practice", "seats", "type", "undo", "redo", "next"];

/**
 * The acts at a table, from which `ways` lead away, until `signal` is aborted. `on` has `isBound()`, whether nobody plays there but who laid the
 * table; `isAsked()`, whether the person whose hand is open is; `play(move)`; `lookAt(move)` in the past, at now if none is given; `hurry()` for the
 * computer that is asked; `askWhoPlays()`; `rest()` and `goOn()` for computers; and `keep()`, when something is to be kept. Gives what does what a name
 * stands for, if that can be done now.
 *
 * @param {Parts} parts
 * @param {Pick<Ways, "leave" | "open" | "practise">} ways
 * @param {AbortSignal} signal
 * @param {On} on
 * @returns {(name: string) => void}
 */
export function listenToActs({ game, table, eyes, screen, past, rewind, telling }, { leave, open, practise }, signal, on) {
  // Lets the person whose hand is shown enter several moves, in a way of entering.js.
  /**
   * @template Given, Came
   * @param {(moves: Given, game: Game, on: { canPlay: () => boolean, play: (move: string) => void }) => Came} way
   * @param {Given} moves
   */
  const enter = (way, moves) => {
    const seat = eyes.shown;
    return screen.tellLast(() => way(moves, game, { canPlay: () => on.isAsked() && eyes.shown === seat, play: on.play }));
  };
  /** @type {Record<string, (() => unknown) | undefined>} */
  const actions = {
    undo: () => on.isAsked() && rewind.undo(),
    restart: () => on.isAsked() && rewind.restart(),
    redo: () => on.isAsked() && rewind.redo(),
    manners: openManners,
    type: () => openTyping(game, { play: (text) => enter(enterTyped, text), canPlay: on.isAsked, onlooker: () => eyes.onlooker }),
    // Goes back to the last choice. A game that is over stays as it ended: what goes on from there is one of its own.
    practice: () => {
      const move = rewind.lastChoice ?? 0;
      if (game.decision() === null) return practise(game.practiceFrom(move, eyes.shown));
      past.close();
      rewind.goBack(move);
    },
    coach: () => {
      on.rest();
      openCoach(game, table, {
        seat: () => eyes.shown,
        isAsked: on.isAsked,
        isPast: () => past.isOpen,
        asks: (asks) => {
          table.coach = asks;
          on.keep();
        },
        play: (moves) => enter(enterAdvised, moves),
        closed: () => signal.aborted || on.goOn(),
      });
    },
    menu: () => {
      element("menu-hidden").hidden = !tellsHidden(game, table);
      panels.openMenu([...(on.isBound() ? CHANGING : []), ...(rewind.lastChoice === undefined ? ["practice"] : [])]);
    },
    log: () => panels.showLog(telling.log(), on.lookAt),
    next: on.hurry,
    past: () => (past.isOpen ? past.close() : on.lookAt()),
    seats: on.askWhoPlays,
    help: () => openAid(),
    keys: () => openAid("keys"),
    save: () => download(`${game.game}.json`, recordOf(game, table.seats)),
    share: () => openShare(game, table, { canvas: element("table"), seat: eyes.shown ?? undefined }),
    open,
    leave,
  };
  /** @param {string} name */
  const act = (name) => {
    if (!on.isBound() || !CHANGING.includes(name)) actions[name]?.();
  };
  // What a person changes from a window: moves, what is looked at, who plays.
  const state = () => [rewind.lastChoice, past.at, ...table.seats.map(({ kind }) => kind)].join();
  element("next-step").addEventListener("click", () => act("next"), { signal });
  panels.listenToMenu(signal, act, state);
  return act;
}
