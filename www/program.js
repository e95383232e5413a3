// The game's program, fetched and compiled once: for the page, and for the worker in which computers think.

import init from "./yokohama.js";

let module;

/** Fetches the program and begins it. */
export async function begin() {
  const answer = await fetch(new URL("yokohama_bg.wasm", import.meta.url));
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  // A plain server may call it by another type, which streaming does not take.
  const isNamed = answer.headers.get("Content-Type")?.startsWith("application/wasm");
  module = isNamed ? await WebAssembly.compileStreaming(answer) : await WebAssembly.compile(await answer.arrayBuffer());
  await init({ module_or_path: module });
}

/** The program, compiled. */
export const program = () => module;
