// Whatever comes from outside to the scripts is read or refused with a sentence, and nothing else: sound messages, attributes and links,
// changed at random. The engine's own readers are in `tests/fuzz`.
//
// A target is a test. Each tries so many values, and they go on by turns for `FUZZ_SECONDS` if that is set, from `FUZZ_SEED`, the same in every plain run;
// `cargo xtask fuzz --target message --minutes 60` runs one for longer, from another seed. What makes a target fail is written into
// `target/tmp/fuzz/`. No browser is needed: the scripts run as they are, beside a program that only knows which sentences there are.

import assert from "node:assert/strict";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { inspect } from "node:util";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FAILED = join(process.env.CARGO_TARGET_DIR ?? join(ROOT, "target"), "tmp/fuzz");
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 0);
const SEED = Number(process.env.FUZZ_SEED ?? 1);

// The most samples that are kept to be changed further.
const KEPT = 200;

// No try may take longer, in milliseconds: the most that a sound document takes is a matter of milliseconds, what hangs takes for ever.
const SLOW = 60_000;

// How often is tried at least: a plain run is the same on every machine.
const LEAST = 2000;

const LARGEST = 1 << 20; // bytes

// The scripts as modules, wherever this Node.js would not take them for such.
const scripts = mkdtempSync(join(tmpdir(), "yokohama-fuzz-"));
cpSync(join(ROOT, "www"), scripts, { recursive: true, filter: (path) => !path.endsWith(".woff2") });
writeFileSync(join(scripts, "package.json"), '{"type": "module"}');
after(() => rmSync(scripts, { recursive: true }));
const script = (name) => import(pathToFileURL(join(scripts, name)).href);

const { page: words } = JSON.parse(readFileSync(join(ROOT, "dist/www/words/en.json"), "utf8"));

// The sentence of a key, as the words have it: with every slot that it asks for, each a text or a number.
function sentence(key, slots = {}) {
  const text = words[key.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())];
  assert.ok(text, `there are no words for ${key}`);
  for (const [, slot] of text.matchAll(/\{(\w+)(?::[^}]*)?\}/g)) {
    assert.ok(typeof slots[slot] === "string" || Number.isSafeInteger(slots[slot]), `${key} lacks {${slot}}`);
    assert.ok(String(slots[slot]).length <= 500, `${key} has a {${slot}} of ${String(slots[slot]).length} letters`);
  }
  return text;
}

globalThis.TABLE = { root: {}, house: {}, sources: {} };
const { ask } = await script("program.js");
// Whom one can play against, as the program tells it.
const COMPUTERS = ["apprentice", "greedy", ...["merchant", "master"].flatMap((kind) => [kind, ...["builder", "scholar", "trader"].map((style) => `${kind}:${style}`)])];
ask({ text: sentence, computers: () => COMPUTERS });
const { read: readMessage } = await script("message.js");
const { read: readAttributes } = await script("embed/wishes.js");
const { unpacked } = await script("link.js");
const { kindOf } = await script("computers.js");

// Chance that is the same from the same seed.
class Chance {
  #state;

  constructor(seed) {
    this.#state = seed >>> 0;
  }

  // A whole number below another.
  below(end) {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  }

  of = (list) => list[this.below(list.length)];
}

// What texts are spoilt with.
const TOKENS = ["", " ", "\0", "{", "}", "[", "]", '"', ",", ":", "-1", "1e999", "999999999", "null", "true", "__proto__", "constructor", "%", "%00", "://", "http:", "javascript:", "data:,", "//", "\ud800", "\u202e", "💣", "person", "merchant:builder"];

// A text, changed in one place or a few.
function spoilt(text, chance, others) {
  let letters = text;
  for (let times = 1 + chance.below(3); times > 0; times -= 1) {
    const [from, to] = [chance.below(letters.length + 1), chance.below(letters.length + 1)].sort((a, b) => a - b);
    const ways = [
      () => letters.slice(0, from) + letters.slice(Math.min(to, from + 8)),
      () => letters.slice(0, from) + chance.of(TOKENS) + letters.slice(from),
      () => letters.slice(0, from) + String.fromCharCode(chance.below(chance.of([128, 65536]))) + letters.slice(from + 1),
      () => letters.slice(0, from),
      () => letters.slice(0, to) + letters.slice(from),
      () => letters.slice(0, from) + chance.of(others).slice(0, 2000),
      () => letters.slice(0, from) + chance.of(TOKENS).repeat(chance.of([2, 30, 70_000])) + letters.slice(from),
    ];
    letters = chance.of(ways)().slice(0, 2 * LARGEST);
  }
  return letters;
}

// What contains itself, and what lies deeper than any text is read.
const AROUND = [];
AROUND.push({ AROUND });
/** @type {unknown} */
let deep = 0;
for (let depth = 0; depth < 20_000; depth += 1) deep = [deep];

// Values that one page can send another, and that no message has.
const ODD = [undefined, null, NaN, -0, Infinity, 2 ** 53, 1n, "", "x".repeat(101), "x".repeat(LARGEST), [], Array(5), Array(1e6), {}, AROUND, deep, new Date(NaN), new Map([[1, 1]]), new Uint8Array(9), new Error("x"), /x/, { length: 2 }, { toJSON: 1 }, "constructor", "__proto__", "play", "played", 1, 2, "1"];

// A value with one of its parts changed.
function changed(value, chance, others) {
  if (chance.below(4) === 0 || value === null || typeof value !== "object") {
    return typeof value === "string" && chance.below(2) ? spoilt(value, chance, others) : chance.of(ODD);
  }
  const copy = Array.isArray(value) ? [...value] : { ...value };
  const keys = Object.keys(copy);
  const key = chance.below(6) === 0 || keys.length === 0 ? chance.of(["with", "id", "0", "4", "ask", "more"]) : chance.of(keys);
  if (chance.below(6) === 0) delete copy[key];
  else copy[key] = changed(copy[key], chance, others);
  return copy;
}

const records = readdirSync(join(ROOT, "tests/games"))
  .filter((name) => name.endsWith(".json"))
  .map((name) => JSON.stringify(JSON.parse(readFileSync(join(ROOT, "tests/games", name), "utf8")).record));
const position = JSON.stringify(JSON.parse(readFileSync(join(ROOT, "worked/church.json"), "utf8")).position);
const lesson = readFileSync(join(ROOT, "lessons/turn.json"), "utf8");

const { question } = JSON.parse(readFileSync(join(ROOT, "www/schemas/message.json"), "utf8")).$defs;
const { ask: asks, with: givens } = question.properties;

// A target has samples that are sound, changes one of them, tries what came of that, and gives whether it was taken.
const TARGETS = {
  message: {
    samples: [{ ask: "legalMoves" }, { ask: "play", with: ["keep 0"] }, { ask: "storySince", with: [3, 1] }, { ask: "completion", with: [["keep 0", "place 1"]] }, { ask: "played", with: [] }].map((asked, id) => ({ yokohama: 1, id: id % 2 ? id : `m${id}`, ...asked })),
    change: (message, chance) => changed(message, chance, records),
    try: (message) => {
      const asked = readMessage(message);
      if (asked === undefined) return false;
      assert.equal(message.meiji ?? message.yokohama, 1);
      assert.ok(Object.is(asked.id, message.id) && ["string", "number"].includes(typeof asked.id) && String(asked.id).length <= 100);
      if (asked.fault) {
        sentence(asked.fault.key, asked.fault.slots);
        return false;
      }
      assert.ok(asks.enum.includes(asked.name) && Array.isArray(asked.given) && asked.given.length <= givens.maxItems);
      assert.ok(JSON.stringify(asked.given).length <= LARGEST);
      return true;
    },
  },
  attributes: {
    samples: [
      {},
      { players: "3" },
      { seats: "person, merchant:builder" },
      { players: "2", seats: "person,person", seed: "tea", options: '{"freeAgents": true}' },
      { record: records[0], at: "12" },
      { record: position, seats: "person,merchant,apprentice,master".split(",").slice(0, JSON.parse(position).options.players).join(",") },
      { record: "games/one.json" },
      { lesson, lang: "fr" },
      { lesson: "https://rules.example/lesson.json" },
    ],
    change: (given, chance) => {
      const name = chance.of(["players", "seats", "seed", "options", "record", "lesson", "at"]);
      const text = given[name] ?? chance.of(["2", "person", '{"players": 3}', "a/b.json", position]);
      return { ...given, [name]: spoilt(text, chance, [...records, position, lesson]) };
    },
    try: async (given, chance) => {
      globalThis.fetch = async (address) => {
        assert.ok(["http:", "https:"].includes(new URL(address).protocol), String(address));
        if (chance.below(8) === 0) throw new TypeError("no network");
        const body = chance.of([position, lesson, records[0], "", "x".repeat(LARGEST + 1), "\ufffd{"]);
        return new Response(body, { status: chance.of([200, 200, 200, 404]), headers: chance.below(4) ? {} : { "Content-Length": "9".repeat(1 + chance.below(20)) } });
      };
      let wishes;
      try {
        wishes = await readAttributes(given, "https://site.example/page.html");
      } catch (/** @type {any} */ error) {
        assert.equal(error.code, "attribute", error.stack);
        assert.ok(Object.values(words).includes(error.message), error.message);
        return false;
      }
      const { players, seats, at } = wishes;
      // How many a record has, and whether the seats are as many, is seen once it is opened.
      assert.ok(Number.isSafeInteger(players) || given.record !== undefined, JSON.stringify([players, seats]));
      assert.ok(seats === undefined || seats.every(kindOf), JSON.stringify([players, seats]));
      assert.ok(at === undefined || Number.isSafeInteger(at));
      return true;
    },
  },
  letters: {
    samples: [...(await Promise.all(records.slice(0, 3).map(packed)))],
    change: async (letters, chance) => {
      if (chance.below(3) > 0) return spoilt(letters, chance, [letters]);
      if (chance.below(40) === 0) return packed(chance.of([" ", "{", "\ud800"]).repeat(LARGEST + chance.below(4 * LARGEST)));
      const bytes = Buffer.from(letters, "base64url");
      for (let times = chance.below(4); times >= 0; times -= 1) bytes[chance.below(bytes.length + 1)] = chance.below(256);
      return bytes.toString("base64url");
    },
    try: async (letters) => {
      let text;
      try {
        text = await unpacked(letters);
      } catch (/** @type {any} */ error) {
        assert.equal(error.message, words.ErrorLink);
        return false;
      }
      assert.ok(typeof text === "string" && Buffer.byteLength(text) <= LARGEST);
      return true;
    },
  },
};

// The letters of a link that holds a text.
async function packed(text) {
  const bytes = await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer();
  return Buffer.from(bytes).toString("base64url");
}

// Gives way to the other targets.
const turn = () => new Promise((resolve) => setImmediate(resolve));

// A chance by which whatever lies at an address is a sound document.
const SOUND = { below: () => 1, of: ([first]) => first };

describe("changed at random, it is read or refused with a sentence", { concurrency: true }, () => {
  for (const [name, target] of Object.entries(TARGETS)) {
    test(name, async (context) => {
      const chance = new Chance(SEED);
      const samples = [...target.samples];
      for (const sample of samples) assert.ok(await target.try(sample, SOUND), `what it begins with is sound: ${inspect(sample)}`);
      const end = performance.now() + SECONDS * 1000;
      let [tried, taken] = [0, 0];
      while (performance.now() < end || tried < LEAST) {
        await turn();
        const sample = await target.change(chance.of(samples), chance);
        const start = performance.now();
        try {
          if (await target.try(sample, chance)) {
            taken += 1;
            if (samples.length < KEPT) samples.push(sample);
            else samples[target.samples.length + chance.below(KEPT - target.samples.length)] = sample;
          }
          assert.ok(performance.now() - start < SLOW, `it took ${Math.round(performance.now() - start)} ms`);
        } catch (/** @type {any} */ error) {
          error.message += `\n${name} failed at its try ${tried} from the seed ${SEED}; what it was given is in ${written(name, tried, sample)}`;
          throw error;
        }
        tried += 1;
      }
      context.diagnostic(`${name}: ${tried} tried, ${taken} taken, from the seed ${SEED}`);
      assert.ok(taken > 0 && taken < tried, `${tried} tried, ${taken} taken: the changes are of no use`);
    });
  }
});

test("what the schema of messages allows is taken, and no more", () => {
  for (const ask of asks.enum) {
    for (const mark of [{ meiji: 1 }, { yokohama: 1 }]) assert.deepEqual(readMessage({ ...mark, id: 1, ask }), { id: 1, name: ask, given: [] });
  }
  const most = Array(givens.maxItems).fill(0);
  assert.equal(readMessage({ yokohama: 1, id: 1, ask: "play", with: most }).fault, undefined);
  assert.equal(readMessage({ yokohama: 1, id: 1, ask: "play", with: [...most, 0] }).fault.key, "error-message-with");
  assert.match(readMessage({ yokohama: 1, id: 1, ask: "free" }).fault.slots.names, new RegExp(`^${asks.enum.join(", ")}$`));
});

test("a link that unpacks to more than any record has is refused", async () => {
  const letters = await packed(" ".repeat(LARGEST));
  assert.equal((await unpacked(letters)).length, LARGEST);
  await assert.rejects(packed(" ".repeat(LARGEST + 1)).then(unpacked), { message: words.ErrorLink });
});

// Writes what a target failed at; gives the file.
function written(name, tried, sample) {
  mkdirSync(FAILED, { recursive: true });
  const file = join(FAILED, `${name}-${tried}.txt`);
  writeFileSync(file, typeof sample === "string" ? sample : inspect(sample, { depth: 9, maxStringLength: null }));
  return file;
}
