// The programs, each fetched and compiled once: that of the first page, and of each game that is played that of its table and that of who thinks, which
// comes when somebody is to.

import { buildOf, same } from "./build.js";
import { early } from "./early.js";
import { once } from "./once.js";
import { readFrom } from "./patience.js";
import { compiled, games } from "./sources.js";
import { tableOf } from "./tables.js";

/** @import { Table } from "./tables.js" */
/** @import { Name } from "./whose.js" */

/**
 * What every program can do; the first page's alone prints the grain of its backdrop apart.
 *
 * @typedef {import("./cover.js").Backdrop} Backdrop
 * @typedef {new (canvas: HTMLCanvasElement) => Pick<Backdrop, "paint"> & Partial<Pick<Backdrop, "grain">>} AnyBackdrop
 * @typedef {Omit<typeof import("./cover.js"), "Backdrop"> & { Backdrop: AnyBackdrop }} Program
 */

/** @type {Program} */
let answering;

/**
 * The program that answers: on the first page one that knows its words and pictures alone, until a table's is there, which knows all
 * that the small one does; then that of the game that was laid last.
 */
export const asked = () => answering;

/** The same where a game is played: the program of its table. */
export const played = () => /** @type {Table} */ (answering);

/**
 * Fetches a program, given as its script and where the rest of it is, and begins it.
 *
 * @param {Pick<Program, "default">} program
 * @param {URL} source
 */
export async function begin(program, source) {
  await program.default({ module_or_path: await had(source) });
}

/** @type {Set<Name>} */
const wanted = new Set();

/** The games whose tables were asked for on this page, whether they have come or not. */
export const tablesWanted = () => [...wanted];

/**
 * The same of a game's table: fetched and begun, it does not speak yet.
 *
 * @param {Name} game
 * @returns {Promise<Table>}
 */
export async function beginTable(game) {
  wanted.add(game);
  const script = tableOf(game);
  script.catch(() => {}); // It is waited for below: where neither can be had, the program tells more of why.
  const module = await had(games[game].table);
  const table = await script;
  same(/** @type {{ BUILD?: string }} */ (table).BUILD);
  await table.default({ module_or_path: module });
  return table;
}

/** @type {Map<Name, Table>} */
const tables = new Map(); // Those that have begun and speak.

/** The program of a game's table; `undefined` as long as it does not speak. @param {Name} game */
export const programOf = (game) => tables.get(game);

/** The program of a game's table speaks from now on. @param {Name} game @param {Table} table */
export function speaks(game, table) {
  tables.set(game, table);
}

/** Lets a program answer from now on; it has begun, and speaks. @param {Program} program */
export function ask(program) {
  answering = program;
}

/** @type {Map<Name, Promise<WebAssembly.Module>>} */
const thinking = new Map();

/** The program of who thinks in a game, compiled; it is fetched when it is first asked for, and again when that failed. @param {Name} game */
export const opponents = (game) => once(thinking, game, () => had(games[game].thought));

// Whatever another table on the same page has compiled is not compiled again.
/** @param {URL} source */
const had = (source) => compiled?.(source) ?? compile(source);

/** Fetches a program and compiles it; one of another build is none. @param {URL} source */
export async function compile(source) {
  const program = (await early(source)) ?? (await fetched(source));
  same(buildOf(program));
  return program;
}

/** @param {URL} source */
const fetched = (source) =>
  readFrom(source, async (answer) => {
    // A plain server may call it by another type, which streaming does not take.
    const isNamed = answer.headers.get("Content-Type")?.startsWith("application/wasm");
    if (!isNamed) return WebAssembly.compile(await answer.arrayBuffer());
    return WebAssembly.compileStreaming(answer).catch((error) => {
      throw Object.assign(error, { broken: String(source) }); // It came cut short.
    });
  });
