// Games at the page's table: begun, opened, gone on with, ended. What comes of them is kept.

import { titleOf } from "./archive.js";
import { withoutStyle } from "./computers.js";
import { showScore } from "./ends.js";
import { MOST, claim, freshId, keep, versions, waiting, whenElsewhere } from "./games.js";
import { Guide, toldOf } from "./guide.js";
import { abandon, accompany, answerFor, fallSilent, laid, lay, layOrLeave, leave, lying, part, rulesOf, tell, toStart } from "./lays.js";
import { agreementOf, chosen } from "./offers.js";
import { show } from "./pages.js";
import { contentOf } from "./rematch.js";
import { element } from "./root.js";
import { handedOf, sound } from "./sitters.js";
import { playedOrUsual } from "./sources.js";
import { ownContent } from "./values.js";
import { beyond } from "./way.js";
import { USUAL, gameOf, gameOfRecord, nameOf as gameNameOf } from "./whose.js";
import { say } from "./words.js";

/** @import { Agreement, Game } from "../types/table.js" */
/** @import { Version } from "./games.js" */
/** @import { Table } from "./play.js" */
/** @import { Name } from "./whose.js" */

/**
 * Begins a game of a name, with new styles for its computers if they are to have some.
 *
 * @param {Name} name
 * @param {Pick<Table, "seats" | "curtain" | "styles" | "seed" | "content" | "guide"> & { options: Agreement, rules?: number }} agreed
 */
export function begin(name, { seats, options, curtain, styles, seed, content, rules, guide }) {
  try {
    const game = new (rulesOf(name).Game)(options, seed === "" ? undefined : seed, content, rules);
    const kinds = styles ? game.dealStyles(seats.map(({ kind }) => withoutStyle(kind))) : seats.map(({ kind }) => kind);
    const seated = seats.map((seat, index) => ({ ...seat, kind: kinds[index] }));
    sitDown(game, { seats: seated, options: game.options(), curtain, styles, seed, guide });
  } catch (error) {
    tell(error);
  }
}

/** Begins a game of a name that is explained: against the gentlest computer, with nothing added to the rules. @param {Name} name */
export function beginFirst(name) {
  const seats = sound([{ kind: "person" }, { kind: "apprentice" }], 2);
  begin(name, { seats, options: { ...agreementOf(name, 2), starter: { seat: 0 } }, curtain: false, styles: false, seed: "", guide: {} });
}

/**
 * Opens a kept game, whose program is there, by the first of its versions that opens.
 *
 * @param {string} id
 * @param {Version[]} [kept]
 */
export function openKept(id, kept = versions(id)) {
  /** @type {any} */
  let reason = new Error(kept.length === 0 ? say("error-game-gone") : say("error-game-broken"));
  const rules = rulesOf(playedOrUsual(gameOfVersions(kept)));
  for (const { record, seats, curtain, styles, veiled, content, practice, seed, coach, guide, handed } of kept) {
    let game;
    try {
      game = rules.Game.load(record, typeof content === "string" ? content : undefined);
    } catch (error) {
      reason = error;
      continue;
    }
    const who = sound(seats, game.players);
    const of = typeof practice === "string" ? practice : undefined;
    const words = typeof seed === "string" ? seed.slice(0, 40) : undefined;
    const asks = Array.isArray(coach) ? coach.map((asks) => asks === true) : undefined;
    return sitDown(game, { id, seats: who, options: game.options(), curtain: Boolean(curtain), styles: styles === true, veiled: Boolean(veiled), practice: of, seed: words, coach: asks, guide: toldOf(guide), handed: handedOf(handed, who, game.played) });
  }
  if (laid() === undefined) toStart();
  tell(reason);
}

/** Opens a kept game of any that is played here. */
export const openAnyKept = beyond((/** @type {string} */ id) => openKept(id), gameOfKept);

/** The game of a kept one. @param {string} id */
export function gameOfKept(id) {
  return gameOfVersions(versions(id));
}

// The game that the versions of a kept one are of: the latest that can be read tells.
/** @param {Version[]} kept */
const gameOfVersions = (kept) => kept.reduceRight((game, { record }) => gameOf(record, game), /** @type {string} */ (USUAL));

/** Goes on with the game that waits. */
export const resume = beyond(goOn, () => gameOfKept(waiting()?.id ?? ""));

function goOn() {
  const game = waiting();
  if (game) openKept(game.id);
  else tell(new Error(say("error-no-game")));
}

/**
 * Opens a record of any game that is played here, given as a text, at a table for persons unless it names others; gives that it did. What cannot be
 * read is refused by the game that is given.
 */
export const openRecord = beyond(openText, recordedIn);

/** The same of a file, which tells of no game otherwise: it is the one that the page is about. @param {string} text */
export const openAny = (text) => openRecord(text, laid() ? lying() : chosen());

/** @param {string} text @param {Name} otherwise */
function recordedIn(text, otherwise) {
  return playedOrUsual(gameOfRecord(text, otherwise));
}

/** @param {string} text @param {Name} otherwise */
function openText(text, otherwise) {
  const name = recordedIn(text, otherwise);
  const game = rulesOf(name).Game.load(text, ownContent(name));
  const seats = sound(JSON.parse(text).seats, game.players);
  const styles = seats.some(({ kind }) => kind !== withoutStyle(kind));
  sitDown(game, { seats, options: game.options(), curtain: true, styles });
  return true;
}

// Lays the table for a game; `table` has an id if the game was kept before. Whatever comes of the game has its printed values.
/** @param {Game} game @param {Partial<Table> & Pick<Table, "seats" | "options">} table */
function sitDown(game, { id = freshId(), ...rest }) {
  leave();
  answerFor(gameNameOf(game));
  show("play");
  claim(id);
  navigator.storage?.persist?.().catch(() => {}); // What is kept here is not to go when space is short.
  const table = { ...rest, id, content: contentOf(game) };
  /** @type {Guide | undefined} */
  let guide;
  layOrLeave(() => {
    const play = lay(game, table, {
      over: finish,
      practise: (practice) => practise(practice, table),
      keep: (id, kept) => keep(id, kept, tellRemoved),
      back: versions(table.practice ?? "").length > 0 ? () => openKept(table.practice ?? "") : undefined,
      elsewhere,
      happened: () => guide?.tell(game),
    });
    if (table.guide) guide = explain(table, () => (guide = undefined));
    whenElsewhere(id, play.left, elsewhere);
    play.goOn();
  });
}

// Tells which games went for the one that was begun.
/** @param {ReturnType<typeof import("./games.js").games>["games"]} gone */
function tellRemoved(gone) {
  tell(new Error(say("games-removed", { most: MOST, games: gone.map(titleOf).join("; ") })));
}

// Explains a game to who plays for the first time, until they want no more.
/** @param {Table} table @param {() => void} off */
function explain(table, off) {
  const guide = new Guide(table, {
    advise: () => laid()?.askCoach(),
    off: () => {
      delete table.guide;
      off();
      fallSilent();
      laid()?.keep();
    },
  });
  accompany(guide);
  return guide;
}

/** Goes on with a practice game; the one it comes from stays kept. @param {Game} game @param {Table} table */
export function practise(game, table) {
  const seats = table.seats.map((seat) => ({ ...seat }));
  sitDown(game, { ...table, seats, id: undefined, isWorked: undefined, handed: undefined, practice: table.practice || table.id || undefined });
}

// Another tab plays the game now; nothing of this one is kept.
function elsewhere() {
  const play = laid();
  if (!play) return;
  abandon();
  const dialog = element("elsewhere");
  const { id } = play.table;
  /** @param {() => void} action */
  const parted = (action) => () => {
    dialog.close();
    part();
    action();
  };
  element("take-over").onclick = parted(() => openKept(id));
  element("elsewhere-start").onclick = parted(toStart);
  dialog.oncancel = (event) => {
    event.preventDefault();
    element("elsewhere-start").click();
  };
  dialog.showModal();
}

/** Shows the score of the game on the table, and what can be done after it. */
export function finish() {
  const play = laid();
  if (!play) return;
  const { game, table } = play;
  showScore({
    deal: (options, seed = "") => begin(lying(), { ...table, options, rules: game.rules, seed }),
    practise: (practice) => practise(practice, table),
    leave: toStart,
  });
}
