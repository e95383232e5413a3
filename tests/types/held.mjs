// What the programs declare is held against what they give: real values, as literals, are given to the compiler with the declarations.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SITE = join(ROOT, "dist/www");
export const read = (...path) => readFileSync(join(ROOT, ...path), "utf8");

/** A program of the site, begun and speaking English. @param {string} name @param {string} words their file, in the folder of words */
export async function begun(name, words) {
  const program = await import(join(SITE, `${name}.js`));
  program.initSync({ module: readFileSync(join(SITE, `${name}_bg.wasm`)) });
  program.speak("en", read("dist/www/words", words));
  return program;
}

const FOLDER = mkdtempSync(join(tmpdir(), "yokohama-types-"));
after(() => rmSync(FOLDER, { recursive: true }));

/** What was given, by the type that is declared for it: of many values those alone that have something which none before them had. */
export const given = new Map();
const known = new Set();

export function note(type, value) {
  const isNew = [...atoms(value, type)].filter((atom) => !known.has(atom));
  for (const atom of isNew) known.add(atom);
  if (isNew.length === 0) return value;
  if (!given.has(type)) given.set(type, []);
  given.get(type).push(value);
  return value;
}

// What tells one value from another of its type: which fields it has, of which kind, and of a name which one it is.
function* atoms(value, path) {
  if (Array.isArray(value)) {
    yield `${path}[]${value.length === 0}`;
    for (const one of value) yield* atoms(one, `${path}[]`);
  } else if (typeof value === "object" && value !== null) {
    const kind = value.kind ?? value.rule ?? "";
    yield `${path}{${Object.keys(value).join()}}`;
    for (const [name, one] of Object.entries(value)) yield* atoms(one, `${path}${kind}.${name}`);
  } else if (typeof value === "string" && /^[a-z-]+$/.test(value)) yield `${path}=${value}`;
  else yield `${path}:${value === null ? null : typeof value}`;
}

// A row of numbers that look random, the same each time.
export function chance(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % below;
  };
}

// So many moves, or other names.
export const to = (count, move) => Array.from({ length: count }, (_, number) => move(number));

// The fields of a value are given by JSON, which leaves out what is `undefined`.
export const literal = (type, value) => `(${value === undefined ? "undefined" : JSON.stringify(value)}) satisfies ${type};\n`;

// That just these names come of a type that has them.
export const just = (type, names) => `({ ${[...new Set(names)].map((name) => `${JSON.stringify(name)}: 0`).join(", ")} }) satisfies Record<${type}, 0>;\n`;

// What a value of a kind is called: by itself, or by the one field that it has.
export const nameOf = (value) => (typeof value === "string" ? value : Object.keys(value)[0]);

/** Holds text against the declarations of a program; gives what the compiler has against it, line by line. */
export function complaints(program, text) {
  const declared = readFileSync(join(SITE, `${program}.d.ts`), "utf8");
  const own = [...declared.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name]) => name);
  const others = [...declared.matchAll(/^export type \{([^}]*)\}/gm)].flatMap(([, names]) => names.split(",")).map((name) => name.trim());
  const types = [...own, ...others.filter(Boolean)];
  const names = "type Names<T> = T extends string ? T : T extends unknown ? keyof T : never;\n";
  const file = join(FOLDER, `${program}.ts`);
  writeFileSync(file, `import type { ${types.join(", ")} } from "${join(SITE, program)}.js";\n${names}${text}`);
  const compiler = fileURLToPath(new URL("node_modules/.bin/tsc", import.meta.url));
  const options = "--noEmit --strict --ignoreConfig --module esnext --moduleResolution bundler --target es2024 --lib es2024,dom,esnext.disposable --types".split(" ");
  const { stdout } = spawnSync(compiler, [...options, "", file], { encoding: "utf8" });
  return stdout.split("\n").filter(Boolean);
}
