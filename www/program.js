// The game's programs, each fetched and compiled once: that of the first page, that of the table, and that of who thinks, which comes
// when somebody is to.

import { buildOf, same } from "./build.js";
import { early } from "./early.js";
import { readFrom } from "./patience.js";
import { compiled, programs } from "./sources.js";
import { USUAL } from "./whose.js";

/**
 * What every program can do.
 *
 * @typedef {typeof import("./cover.js")} Program
 */

/**
 * What that of a game's table can do: the same, and whatever belongs to the game.
 *
 * @typedef {ReturnType<typeof import("./tables.js").tableOf>} Table
 */

/** @type {Program} */
let answering;

/**
 * The program that answers: on the first page one that knows its words and pictures alone, until the table's is there, which knows all
 * that the small one does.
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

/** Lets a program answer from now on; it has begun, and speaks. @param {Program} program */
export function ask(program) {
  answering = program;
}

/** @type {Promise<WebAssembly.Module> | undefined} */
let thinking;

/** The program of who thinks, compiled; it is fetched when it is first asked for, and again when that failed. */
export function opponents() {
  thinking ??= had(programs[USUAL].thought).catch((error) => {
    thinking = undefined;
    throw error;
  });
  return thinking;
}

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
