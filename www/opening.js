// Runs before the game's own program, and without it: has what is needed first fetched, and tells why the program cannot run where it cannot.

"use strict";

(() => {
  const root = document.documentElement;
  const folder = new URL(".", location.href).href;
  root.dataset.opened = "true";

  const PATIENCE = 2000; // How long a notice waits for its words, in milliseconds.

  // The notice to show once the page is there, and the file that it is about; none if everything goes well.
  /** @type {string | undefined} */
  let notice = "loading";
  /** @type {string | undefined} */
  let named;
  let isTold = false;

  // What the site's policy keeps from the game, as the notice that tells it and the file; nothing as long as it is not known to.
  /** @type {[id: string, file?: string] | undefined} */
  let barred;
  const KEPT_BACK = /^(?:connect-src|script-src)/;

  // What is needed first is begun before the scripts come, which take it from here: see early.js. What fails is tried again there, and
  // told.
  /** @type {NonNullable<typeof yokohamaEarly>} */
  const early = (globalThis.yokohamaEarly = {});

  // Where the page leads to a table at once, its program is the first, and the small one of the first page is left away.
  /** @param {string} key */
  const isLeft = (key) => typeof attempt(() => sessionStorage.getItem(key)) === "string"; // What lay here: see games.js and reading.js.
  const leads = /^#(?:game|lesson)=/.test(location.hash) || ["yokohama.here", "yokohama.lesson"].some(isLeft);
  root.dataset.first = leads ? "table" : "cover";
  const { program: own, languages: tags } = document.currentScript?.dataset ?? {}; // Another page may have one of its own.
  /** @type {Record<string, string>} */
  const program = own ? { own } : { table: "www/yokohama_bg.wasm", cover: "www/cover_bg.wasm" };
  beginEarly(own ?? program[root.dataset.first], (answer) => WebAssembly.compileStreaming(answer));

  // So do the words, as far as the site says which languages it has: of the one that language.js will choose.
  /** @type {string[]} */
  let words = [];
  const languages = tags?.split(" ");
  const chosen = attempt(() => JSON.parse(String(localStorage.getItem("yokohama.settings"))).language);
  const wishes = [chosen, ...(navigator.languages ?? [])].map((tag) => String(tag).split("-")[0].toLowerCase());
  if (languages) {
    root.dataset.reads = wishes.find((tag) => languages.includes(tag)) ?? languages[0];
    words = ["words/pages", "words"].map((folder) => `www/${folder}/${root.dataset.reads}.json`);
    beginEarly(words[leads ? 1 : 0], async (answer) => ((await answer).ok ? (await answer).text() : undefined));
  }

  // Fetches a file, and makes of the answer to come what is needed of it.
  /** @param {string} path @param {(answer: Promise<Response>) => Promise<WebAssembly.Module | string | undefined>} make */
  function beginEarly(path, make) {
    if (location.protocol === "file:") return; // Nothing is given out there.
    const href = hrefOf(path);
    early[href] = attempt(() => make(fetch(href)).catch(() => undefined));
  }

  /** @param {string} path */
  function hrefOf(path) {
    return new URL(path, location.href).href;
  }

  // Storage can be shut off, and what is kept can be odd.
  /** @template T @param {() => T} read @returns {T | undefined} */
  function attempt(read) {
    try {
      return read();
    } catch {
      return undefined;
    }
  }

  /** @param {string} [id] */
  const show = (id) => {
    /** @type {NodeListOf<HTMLElement>} */
    const all = document.querySelectorAll("body > .notice");
    for (const one of all) one.hidden = one.id !== id;
  };
  // What is told is seen once it is said in the language that is read here, or that cannot be had.
  /** @param {string | undefined} id @param {string} [file] */
  const tell = async (id, file = "") => {
    notice = id;
    named = file;
    show();
    const text = document.getElementById(String(id));
    if (!text) return;
    /** @param {string} words */
    const put = (words) => (text.textContent = words.replace("{file}", file));
    put(String(text.textContent));
    await translate(text, put);
    if (notice === id) show(id);
  };

  // The page's own words are there in English alone; those of the language that is read here are waited for a while.
  /** @param {HTMLElement} text @param {(words: string) => void} put */
  async function translate(text, put) {
    const wished = new URLSearchParams(location.search).get("lang"); // Of a table in a frame.
    const tag = root.dataset.reads ?? /^[a-z]{2,3}/.exec(wished ?? navigator.language)?.[0];
    if (tag === undefined || tag === "en" || location.protocol === "file:") return;
    const key = String(text.dataset.text).replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
    const had = wordsIn(tag).then(({ page }) => {
      if (!page[key]) return;
      text.lang = tag;
      put(page[key]);
    });
    await Promise.race([had.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  }

  /** @param {string} tag */
  async function wordsIn(tag) {
    const begun = await early[hrefOf(words[leads ? 1 : 0])];
    return begun ? JSON.parse(String(begun)) : (await fetch(`www/words/pages/${tag}.json`)).json();
  }

  // Why the program did not begin: the notice, and the file that it is about.
  /** @returns {Promise<[id: string, file?: string]>} */
  async function why() {
    const own = [...document.scripts].map(({ src }) => src);
    const asked = performance.getEntriesByType("resource").map(({ name }) => name);
    const scripts = [...own, ...asked].filter((name) => name.split("?")[0].endsWith(".js"));
    const files = new Set([...scripts, ...Object.values(program), ...words].map(hrefOf));
    const found = await Promise.all([...files].map(look));
    return barred ?? found.find(([, file]) => file !== undefined) ?? ["not-loaded"];
  }

  /** @param {string} url @returns {Promise<[id: string, file?: string]>} */
  async function look(url) {
    const file = url.replace(folder, "");
    const answer = await fetch(url, { cache: "no-store" }).catch(() => undefined);
    if (answer === undefined) return ["not-loaded"];
    if (!answer.ok) return ["missing", file];
    const type = answer.headers.get("Content-Type") ?? "";
    // Modules run only under their own type. Programs and words are read under any, but a page in their place is none.
    const fits = !url.endsWith(".js") ? !type.includes("text/html") : /(java|ecma)script/.test(type);
    return fits ? ["not-loaded"] : ["wrong-type", file];
  }

  // The site's policy keeps something back. What it only reports comes all the same.
  /** @param {SecurityPolicyViolationEvent} event */
  function forbidden({ blockedURI, effectiveDirective, disposition }) {
    if (disposition !== "enforce") return;
    if (blockedURI === "wasm-eval") barred ??= ["policy"];
    else if (KEPT_BACK.test(effectiveDirective) && blockedURI.startsWith(folder)) barred ??= ["policy-file", blockedURI.replace(folder, "")];
    if (barred && ["loading", "not-loaded"].includes(String(notice))) tell(...barred);
  }

  async function failed() {
    if (notice !== "loading" || isTold) return;
    isTold = true;
    // A frame that keeps its page from its own origin keeps it from all of its files but this.
    if (origin === "null") return tell("sandboxed");
    tell("not-loaded");
    const [id, file] = await why();
    if (String(notice) === "not-loaded" && id !== "not-loaded") tell(id, file);
  }

  if (typeof WebAssembly !== "object") notice = "no-wasm";
  if (location.protocol === "file:") notice = "from-file";
  document.addEventListener("DOMContentLoaded", () => tell(notice, named));
  // A script that does not arrive tells so to its element alone, on the way down.
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && failed(), true);
  document.addEventListener("securitypolicyviolation", forbidden);
  // The program's own word: more of it is waited for, all is well, or it did not start.
  addEventListener("yokohama-awaited", () => tell("loading"));
  addEventListener("yokohama-started", () => tell(undefined));
  addEventListener("yokohama-not-started", failed);
  // The first page is there, but not the table: the page tells of that itself.
  addEventListener("yokohama-not-laid", async ({ detail: told }) => {
    tell(undefined);
    const [id, file] = await why();
    told(document.getElementById(id)?.dataset.text ?? id, file);
  });
})();
