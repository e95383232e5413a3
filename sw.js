// Keeps one version of the game, so that it is played without a network. Every file of a version comes from the same build, which
// their hashes show; an open page gets none of another. `files.js` is made with the site.

importScripts("files.js");

// What this runs in, with what `files.js` says: the hash of every file by its path, the version that they are of, and by game the files that are of
// it alone. Those are kept from when the game is first asked for here: nobody fetches anything of a game that lies in the box.
const worker = /** @type {ServiceWorkerGlobalScope & { FILES: Record<string, string>, GAMES: Record<string, string[]>, VERSION: string }} */ (/** @type {unknown} */ (self));
const { FILES, GAMES, VERSION, clients, registration } = worker;
const NAME = `yokohama ${registration.scope} `;
const HERE = NAME + VERSION;

// Where it is noted that a game was asked for here, and not only fetched by a first page before anybody had chosen: no file of the site lies there.
/** @param {string} game */
const noteOf = (game) => `asked-for/${game}`;

// What an answer's headers say of its way here, and not of the file. By `Vary` it would not be found again.
const OF_THE_WAY = ["content-encoding", "content-length", "content-range", "set-cookie", "transfer-encoding", "vary"];

class OtherVersion extends Error {}

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(begin()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  const answered = answer(request);
  event.respondWith(answered);
  const game = gameOf(fileOf(pathOf(request.url) ?? ""));
  if (game) event.waitUntil(answered.then(() => keepOn([game])).catch(() => {})); // There may be no network: the rest of it comes another time.
});
worker.addEventListener("message", (event) => event.waitUntil(hear(event)));

async function fill() {
  const cache = await caches.open(HERE);
  const ofAll = Object.entries(FILES).filter(([path]) => !gameOf(path));
  await Promise.all(ofAll.map(([path, hash]) => keep(cache, path, hash)));
  await keepOn(await played());
  await ahead;
}

/** @type {Promise<void> | undefined} */
let ahead; // The game of a first visit is being kept, which came before anybody could keep it. A version begins with all of it or not at all.

// Keeps all of some games, in the versions to come too.
/** @param {string[]} games */
async function keepOn(games) {
  const cache = await caches.open(HERE);
  await Promise.all(games.map((game) => cache.put(noteOf(game), new Response())));
  await fillWith(games);
}

/** @type {Map<string, Promise<void>>} */
const filling = new Map();

// Keeps all of some games that is not kept yet. A page asks for several files of a game at once: each fetches the rest of it but once.
/** @param {string[]} games */
async function fillWith(games) {
  const fillOne = (/** @type {string} */ game) => {
    const filled = filling.get(game) ?? fillMissing(GAMES[game]).finally(() => filling.delete(game));
    filling.set(game, filled);
    return filled;
  };
  await Promise.all(games.map(fillOne));
}

/** @param {string[]} paths */
async function fillMissing(paths) {
  const cache = await caches.open(HERE);
  const missing = async (/** @type {string} */ path) => ((await cache.match(path)) ? [] : [path]);
  const wanted = (await Promise.all(paths.map(missing))).flat();
  await Promise.all(wanted.map((path) => keep(cache, path, FILES[path])));
}

// The game whose alone a file is; none of most files.
/** @param {string} path */
const gameOf = (path) => Object.keys(GAMES).find((game) => GAMES[game].includes(path));

// The games that were asked for here, as is noted; where nothing is, as no version did in former days, those of which a version before kept something.
async function played() {
  const names = (await caches.keys()).filter((name) => name.startsWith(NAME));
  const kept = await Promise.all(names.map(async (name) => ({ name, paths: (await (await caches.open(name)).keys()).map(({ url }) => pathOf(url)) })));
  const all = kept.flatMap(({ paths }) => paths);
  const before = kept.filter(({ name }) => name !== HERE).flatMap(({ paths }) => paths);
  const noted = Object.keys(GAMES).filter((game) => all.includes(noteOf(game)));
  return noted.length > 0 ? noted : Object.keys(GAMES).filter((game) => GAMES[game].some((path) => before.includes(path)));
}

// Keeps a file of this version; gives it as it is answered. Its headers are kept too: the policy of a page is one of them.
/** @param {Cache} cache @param {string} path @param {string} hash */
async function keep(cache, path, hash) {
  const answer = await fetch(path, { cache: "no-cache" });
  const bytes = await answer.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (!answer.ok || found !== hash) throw new OtherVersion(`${path} is not of version ${VERSION}`);
  // Made anew: a browser takes none that was redirected in the place of a page, and many servers lead from index.html to /.
  const headers = new Headers(answer.headers);
  for (const name of OF_THE_WAY) headers.delete(name);
  const kept = new Response(bytes, { headers });
  await cache.put(path, kept.clone());
  return kept;
}

// No page of the version before is open any more. What another one keeps already is left alone: that one clears up when it begins.
async function begin() {
  const names = await caches.keys();
  const isLatest = !registration.installing && !registration.waiting;
  const old = names.filter((name) => name.startsWith(NAME) && name !== HERE);
  if (isLatest) await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

// Where a file of the site lies in it; `undefined` for anything else.
/** @param {string} url */
const pathOf = (url) => (url.startsWith(registration.scope) ? new URL(url).pathname.slice(new URL(registration.scope).pathname.length) : undefined);

// A folder is answered by its first page.
/** @param {string} path */
const fileOf = (path) => (path === "" || path.endsWith("/") ? `${path}index.html` : path);

/** @param {Request} request */
async function answer(request) {
  const path = pathOf(request.url);
  // What a page names starts from its folder, so its address ends in one.
  if (Object.hasOwn(FILES, `${path}/index.html`)) return Response.redirect(`${registration.scope}${path}/`);
  const file = path === undefined ? "" : fileOf(path);
  if (!Object.hasOwn(FILES, file)) return fetch(request);
  const cache = await caches.open(HERE);
  return (await cache.match(file)) ?? keep(cache, file, FILES[file]).catch((error) => without(request, error));
}

// A file is not kept any more: somebody has cleared the browser's cache. A page comes from the server without this version, where that
// has another one by now; else nothing does.
/** @param {Request} request @param {unknown} error */
async function without(request, error) {
  const isOver = error instanceof OtherVersion && request.mode === "navigate" && (await registration.unregister());
  return isOver ? Response.redirect(request.url) : Response.error();
}

// A page that came from the version before may have got this one on its way: it asks which this is.
/** @param {ExtendableMessageEvent} event */
async function hear({ data, source }) {
  if (!(source instanceof Client)) return;
  if (data === "which-version") source.postMessage({ version: VERSION });
  if (data === "take-over") await takeOver(source);
  if (data?.wanted) {
    ahead = fillWith(Object.keys(GAMES).filter((game) => data.wanted.includes(game)));
    await ahead.catch(() => {}); // It is told where the version is to begin.
  }
  if (data === "keep-all") await keepOn(Object.keys(GAMES)).then(() => source.postMessage("kept-all"), () => source.postMessage("not-kept-all"));
}

// A page asks for the new version: it begins at once, unless other pages of the one before are open. Each may yet ask for more of its
// files: tables are played in the editor and in the documentation too.
/** @param {Client} source */
async function takeOver(source) {
  const pages = await clients.matchAll({ includeUncontrolled: true });
  /** @param {string} url */
  const isOurs = (url) => {
    const path = pathOf(url);
    return path !== undefined && Object.hasOwn(FILES, fileOf(path));
  };
  if (pages.some(({ id, url }) => id !== source.id && isOurs(url))) source.postMessage("others-play");
  else await worker.skipWaiting();
}
