// The game's programs, each fetched and compiled once: the page's own, and that of who thinks, which comes when somebody is to.

import init from "./yokohama.js";
import { compiled, program, thought } from "./sources.js";

/** Fetches the page's own program and begins it. */
export async function begin() {
  await init({ module_or_path: await had(program) });
}

let thinking;

/** The program of who thinks, compiled; it is fetched when it is first asked for, and again when that failed. */
export function opponents() {
  thinking ??= had(thought).catch((error) => {
    thinking = undefined;
    throw error;
  });
  return thinking;
}

// Whatever another table on the same page has compiled is not compiled again.
const had = (source) => compiled?.(source) ?? compile(source);

/** Fetches a program and compiles it. */
export async function compile(source) {
  const answer = await fetch(source);
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  // A plain server may call it by another type, which streaming does not take.
  const isNamed = answer.headers.get("Content-Type")?.startsWith("application/wasm");
  return isNamed ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}
