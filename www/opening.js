// Runs before the game's own program, and without it: has what is needed first fetched, and tells why the program cannot run where it cannot.

"use strict";

(() => {
  const root = document.documentElement;
  const isLate = root.dataset.opened !== undefined; // The page could not wait, and has begun without: only what fails is told.
  const folder = new URL(".", location.href).href;
  root.dataset.opened = "true";

  const PATIENCE = 2000; // How long a notice waits for its words, in milliseconds.

  // The notice to show once the page is there, and the file that it is about; none if everything goes well. Empty where the page may be there.
  /** @type {string | undefined} */
  let notice = isLate ? "" : "loading";
  /** @type {string | undefined} */
  let named;
  let isTold = false;
  /** @type {Map<string, string>} */
  const lasting = new Map(); // The notices that stay whatever else is told, by the style that the page lacks: it is there without. The last is shown.

  // How long somebody looks on as nothing comes before that is told, in milliseconds.
  const LONG = 8000;
  /** @type {number | undefined} */
  let late;

  // What the site's policy keeps from the game, as the notice that tells it and the file; nothing as long as it is not known to.
  /** @type {[id: string, file?: string] | undefined} */
  let barred;
  const KEPT_BACK = /^(?:connect-src|script-src)/;

  // What is needed first is begun before the scripts come, which take it from here: see early.js. What fails is tried again there, and
  // told.
  /** @type {NonNullable<typeof yokohamaEarly>} */
  const early = (globalThis.yokohamaEarly = {});

  // Where the page leads to a table at once, its program is the first, and the small one of the first page is left away.
  /** @param {string} key @returns {string | null | undefined} */
  const left = (key) => attempt(() => sessionStorage.getItem(key)); // What lay here: see games.js and reading.js.
  // The games that can be played, the usual one first: a link names that by what it leads to, and another one, or a lesson of its own, by its name.
  const GAMES = ["yokohama", "duel", "nippon"];
  const [USUAL, ...others] = GAMES;
  const other = others.find((game) => [`#${game}=`, `#lesson=lessons/${game}/`].some((mark) => location.hash.startsWith(mark)));
  const linked = other ?? (/^#(game|lesson)=/.test(location.hash) ? USUAL : undefined); // What a lesson is of its document tells.
  const lying = left("yokohama.lies") ?? USUAL;
  const isLying = typeof (left("yokohama.lesson") ?? (linked ? null : left("yokohama.here"))) === "string";
  const table = GAMES.find((game) => game === (isLying ? lying : linked));
  const leads = table !== undefined;
  root.dataset.first = leads ? "table" : "cover";
  const { currentScript } = document;
  const { program: usual, languages: tags } = currentScript?.dataset ?? {}; // Another page may have one of its own, and others by the game that its address names.
  const chosen = new URLSearchParams(location.search).get("game") ?? location.hash.slice(1);
  const own = usual && (currentScript?.getAttribute(`data-${chosen}`) ?? usual);
  /** @type {Record<string, string>} */
  const program = own ? { own } : { table: `www/${table ?? USUAL}_bg.wasm`, cover: "www/cover_bg.wasm" };
  beginEarly(own ?? program[root.dataset.first], (answer) => WebAssembly.compileStreaming(answer));

  // So do the words, as far as the site says which languages it has: of the one that language.js will choose.
  /** @type {string[]} */
  let words = [];
  const languages = tags?.split(" ");
  /** @type {{ language?: unknown }} */
  const settings = attempt(() => JSON.parse(String(localStorage.getItem("yokohama.settings")))) ?? {};
  const wishes = [settings.language, ...(navigator.languages ?? [])].map((tag) => String(tag).split("-")[0].toLowerCase());
  if (languages) {
    root.dataset.reads = wishes.find((tag) => languages.includes(tag)) ?? languages[0];
    words = ["words/pages", (table ?? USUAL) === USUAL ? "words" : `words/${table}`].map((folder) => `www/${folder}/${root.dataset.reads}.json`);
    beginEarly(words[leads ? 1 : 0], async (answer) => ((await answer).ok ? (await answer).text() : undefined));
  }

  // Fetches a file, and makes of the answer to come what is needed of it.
  /** @param {string} path @param {(answer: Promise<Response>) => Promise<WebAssembly.Module | string | undefined>} make */
  function beginEarly(path, make) {
    if (isLate || location.protocol === "file:") return; // Nobody takes it; nothing is given out.
    const href = hrefOf(path);
    const over = new AbortController();
    /** @type {number | undefined} */
    let silent;
    const wait = () => {
      clearTimeout(silent);
      silent = setTimeout(() => over.abort(), LONG);
    };
    wait();
    early[href] = attempt(() => make(fetch(href, { signal: over.signal }).then(watched)).catch(() => void clearTimeout(silent)));

    // It may come to a stop midway, too: each piece is waited for anew.
    /** @param {Response} answer */
    function watched(answer) {
      readAlong(answer.clone().body?.getReader())
        .catch(() => {}) // Whoever reads it is told.
        .then(() => clearTimeout(silent));
      return answer;
    }

    /** @param {ReadableStreamDefaultReader<Uint8Array> | undefined} reader */
    async function readAlong(reader) {
      for (let isOver = reader === undefined; !isOver; isOver = (await reader?.read())?.done !== false) wait();
    }
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
    const stays = [...lasting.values()].pop();
    for (const one of all) one.hidden = one.id !== id && one.id !== stays;
  };
  // What is told is seen once it is said in the language that is read here, or that cannot be had.
  /** @param {string | undefined} id @param {string} [file] */
  const tell = async (id, file = "") => {
    notice = id;
    named = file;
    clearTimeout(late);
    if (id === "loading") late = setTimeout(() => tell("awaited"), LONG);
    show();
    await say(id, file);
    if (notice === id) show(id);
  };

  // Says in a notice what it is about.
  /** @param {string | undefined} id @param {string} file */
  async function say(id, file) {
    const text = document.getElementById(String(id));
    if (!text) return;
    /** @param {string} words */
    const put = (words) => (text.textContent = words.replace("{file}", file));
    put((text.dataset.told ??= String(text.textContent))); // It may be told of another file afterwards.
    await translate(text, put);
  }

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
    // The table's words may be what is wrong.
    return attempt(() => JSON.parse(String(begun))) ?? (await fetch(`www/words/pages/${tag}.json`)).json();
  }

  // Why the program did not begin: the notice, and the file that it is about, with when to ask for it anew, in seconds, if it is still being made. The one that
  // was `wanted` is known where the browser has not written down yet that it was asked for.
  /** @param {string} [wanted] @returns {Promise<[id: string, file?: string, again?: number]>} */
  async function why(wanted) {
    const own = [...document.scripts].map(({ src }) => src);
    const asked = performance.getEntriesByType("resource").map(({ name }) => name);
    const scripts = [...own, ...asked].filter((name) => /\.js(on)?$/.test(name.split("?")[0])); // And words.
    const files = new Set([...scripts, ...Object.values(program), ...words, ...(wanted ? [wanted] : [])].map(hrefOf));
    const found = await Promise.all([...files].map(look));
    return barred ?? found.find(([, file]) => file !== undefined) ?? ["not-loaded"];
  }

  // The same of what a cause is known for: a file that came `broken`, or one that was `wanted`.
  /** @param {{ broken?: string, wanted?: string }} cause @returns {ReturnType<typeof why>} */
  async function whyOf({ broken, wanted }) {
    if (broken === undefined || barred) return why(wanted);
    look(broken); // So that a reload finds it whole, if it is by now.
    return ["broken", broken.replace(folder, "")];
  }

  /** @param {string} url @returns {Promise<[id: string, file?: string, again?: number]>} */
  async function look(url) {
    const file = url.replace(folder, "");
    // What the browser has kept of it is not what a reload is to find again.
    const asked = fetch(url, { cache: "reload" }).catch(() => undefined);
    const answer = await Promise.race([asked, new Promise((give) => setTimeout(give, LONG))]);
    if (answer === undefined) return ["not-loaded"];
    const again = answer.status === 503 && Number(answer.headers.get("Retry-After"));
    if (again) return ["awaited", file, again];
    if (!answer.ok) return ["missing", file];
    const type = answer.headers.get("Content-Type") ?? "";
    // Modules run only under their own type. Programs and words are read under any, but a page in their place is none.
    const fits = !url.endsWith(".js") ? !type.includes("text/html") : /(java|ecma)script/.test(type);
    return fits ? ["not-loaded"] : ["wrong-type", file];
  }

  // The site's policy keeps something back, as an event or a report tells. What it only reports comes all the same.
  /** @param {any} told */
  function forbidden({ blockedURL = "", blockedURI = blockedURL, effectiveDirective, disposition }) {
    if (disposition !== "enforce") return;
    if (blockedURI === "wasm-eval") barred ??= ["policy"];
    else if (KEPT_BACK.test(effectiveDirective) && blockedURI.startsWith(folder)) barred ??= ["policy-file", blockedURI.replace(folder, "")];
    if (barred && (isOpen() || ["not-loaded", "broken"].includes(String(notice)))) tell(...barred);
  }

  // What is told as long as the page has not come, and may be told better.
  const isOpen = () => ["", "loading", "awaited"].includes(String(notice));

  // The page cannot begin, for a file that is known to be `broken`, for one that was `wanted` and refused, or for what is still to be found out.
  /** @param {{ broken?: string, wanted?: string }} [cause] */
  async function failed({ broken, wanted } = {}) {
    if (broken && notice === "not-loaded") return tell("broken", broken.replace(folder, ""));
    if (!isOpen() || isTold) return;
    isTold = true;
    // A frame that keeps its page from its own origin keeps it from all of its files but this.
    if (origin === "null") return tell("sandboxed");
    if (barred) return tell(...barred);
    if (broken) look(broken); // So that a reload finds it whole, if it is by now.
    tell(broken ? "broken" : "not-loaded", broken?.replace(folder, ""));
    if (broken) return;
    const [id, file, again] = await why(wanted);
    if (String(notice) === "not-loaded" && id !== "not-loaded") tell(id, file);
    if (file && again) beginOnceThere(file, again);
  }

  // The server is still making a file, and says when to ask anew, in seconds: once it is there the page begins anew.
  /** @param {string} file @param {number} again */
  async function beginOnceThere(file, again) {
    for (let isThere = false; !isThere; ) {
      await new Promise((resolve) => setTimeout(resolve, 1000 * again));
      isThere = await fetch(hrefOf(file), { method: "HEAD", cache: "reload" }).then(({ ok }) => ok, () => false);
    }
    location.reload();
  }

  // A script that came cut short, or in words that this browser does not know, is no script: the file that the error is of.
  /** @param {ErrorEvent} event */
  function brokenBy({ error, filename }) {
    if (!(error instanceof SyntaxError) || !filename.startsWith(folder)) return undefined;
    const [, other] = /module ['"]([^'"]+)['"]/.exec(error.message) ?? []; // Which lacks what it should have for that one.
    return other === undefined ? filename : new URL(other, filename).href;
  }

  // Tells what came of the page's style where it is not as it should be. The page runs without it all the same.
  /** @param {string} id @param {HTMLLinkElement} link */
  async function unstyled(id, { href }) {
    await say(id, href.replace(folder, ""));
    lasting.set(href, id);
    show(notice);
  }

  const LATER = "print"; // The media of a style that nobody waits for.
  const isStyle = (/** @type {any} */ { rel, media, href }) => rel === "stylesheet" && media !== LATER && href.startsWith(folder); // And ours.
  const styles = () => [...document.querySelectorAll("link")].filter(isStyle);
  /** @type {Set<HTMLLinkElement>} */
  const judged = new Set(); // Those that are whole, and those of which it is told.

  // Sees what has come of the styles, once something has: one may have failed before this ran, and told nobody. Of several in a row the last one has the last
  // words.
  /** @param {{ target?: EventTarget | null }} [event] */
  function judge({ target } = {}) {
    if (origin === "null") return; // Of a file, or in a frame that keeps its page from its origin: none may be read.
    for (const link of styles()) {
      const rules = attempt(() => link.sheet?.cssRules); // One that is on its way, broke off there, or came of another server, may not be read.
      const isSettled = rules !== undefined || target === link || target === document;
      if (judged.has(link) || !isSettled || isStyle(link.nextElementSibling ?? {})) continue;
      judged.add(link);
      if (!rules?.[rules.length - 1]?.cssText.includes("--style")) lacking(link, rules?.length);
    }
  }

  // Tells of a style that did not come, or of which but some did.
  /** @param {HTMLLinkElement} link @param {number} [some] */
  async function lacking(link, some) {
    const [id] = await look(link.href);
    unstyled(id === "missing" ? id : some ? "broken" : "not-loaded", link);
  }

  // A style that does not come would keep what stands after it from being read, and so from being seen, for ever. It is taken once it does.
  function giveUpStyles() {
    if (document.readyState === "loading") setTimeout(giveUpStyles, LONG); // One may stand in what is still to be read.
    for (const link of styles().filter((link) => link.sheet === null && !judged.has(link))) {
      const again = Object.assign(document.createElement("link"), { rel: "stylesheet", media: LATER, href: link.href });
      link.replaceWith(again);
      const said = unstyled("awaited", link);
      const came = async () => {
        again.media = "";
        await said;
        lasting.delete(again.href);
        show(notice);
        judge({ target: again });
      };
      for (const name of ["load", "error"]) again.addEventListener(name, came, { once: true });
    }
  }

  // The page is read; its scripts may be long in coming.
  function begin() {
    tell(notice, named);
    judge();
  }

  // So may a script. Once each has had its turn they are asked for again, which gives what there is of them and runs none twice; one that is broken
  // tells the window once more which file it is.
  function probe() {
    for (const { src, type } of document.scripts) if (type === "module") import(src).catch((error) => retell(error, src));
  }

  /** @param {any} error @param {string} src */
  function retell(error, src) {
    if (isTold || !(error instanceof SyntaxError)) return failed(error);
    const onload = () => failed();
    document.head.append(Object.assign(document.createElement("script"), { type: "module", src, onload }));
  }

  setTimeout(giveUpStyles, LONG);
  if (typeof WebAssembly !== "object") notice = "no-wasm";
  if (location.protocol === "file:") notice = "from-file";
  if (document.readyState === "loading") document.addEventListener("readystatechange", begin, { once: true });
  else begin();
  const [way] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
  if (way?.domContentLoadedEventStart > 0) probe();
  else document.addEventListener("DOMContentLoaded", probe);
  // A script that does not arrive tells so to its element alone, on the way down; one that is broken, to the window.
  addEventListener("error", (event) => {
    const broken = event instanceof ErrorEvent ? brokenBy(event) : undefined;
    if (broken || event.target instanceof HTMLScriptElement) failed({ broken });
  }, true);
  for (const name of ["load", "error"]) addEventListener(name, judge, true);
  document.addEventListener("securitypolicyviolation", forbidden);
  // What was kept back before this ran is told once more, where a browser remembers it.
  const reports = globalThis.ReportingObserver;
  if (reports) new reports((all) => all.forEach(({ body }) => forbidden(body)), { types: ["csp-violation"], buffered: true }).observe();
  // The program's own word: more of it is waited for, all is well, or it did not start.
  let begun = 0; // How often more was waited for, or came.
  addEventListener("yokohama-awaited", () => {
    begun += 1;
    tell("loading");
  });
  addEventListener("yokohama-started", () => {
    begun += 1;
    if (!isTold) tell(undefined);
  });
  addEventListener("yokohama-not-started", (event) => failed(/** @type {CustomEvent<Error & { broken?: string, wanted?: string }>} */ (event).detail ?? undefined));
  // The first page is there, but not the table: the page tells of that itself.
  addEventListener("yokohama-not-laid", async ({ detail: { because, cause } }) => {
    const awaited = begun;
    const [id, file] = await whyOf(cause);
    if (awaited !== begun) return; // It is tried once more, or has come.
    tell(undefined);
    because(document.getElementById(id)?.dataset.text ?? id, file);
  });
})();
