// Keeps one version of the game, so that it is played without a network. Every file of a version comes from the same build, which
// their hashes show; an open page gets none of another. `files.js` is made with the site.

importScripts("files.js");

const { FILES, VERSION } = self;
const NAME = `yokohama ${registration.scope} `;
const HERE = NAME + VERSION;

// The pages on which somebody may be in mid-game.
const PLAYED = ["", "index.html", "frame.html"];

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(begin()));
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(registration.scope)) event.respondWith(answer(request));
});
addEventListener("message", (event) => event.waitUntil(takeOver(event)));

async function fill() {
  const cache = await caches.open(HERE);
  await Promise.all(Object.entries(FILES).map(([path, hash]) => keep(cache, path, hash)));
}

async function keep(cache, path, hash) {
  const answer = await fetch(path, { cache: "no-cache" });
  const bytes = await answer.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (!answer.ok || found !== hash) throw new Error(`${path} is not of version ${VERSION}`);
  // Made anew: a browser takes none that was redirected in the place of a page, and many servers lead from index.html to /.
  await cache.put(path, new Response(bytes, { headers: { "Content-Type": answer.headers.get("Content-Type") ?? "" } }));
}

// No page of the version before is open any more.
async function begin() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(NAME) && name !== HERE).map((name) => caches.delete(name)));
  await clients.claim();
}

// Where a file of the site lies in it; `undefined` for anything else.
const pathOf = (url) => (url.startsWith(registration.scope) ? new URL(url).pathname.slice(new URL(registration.scope).pathname.length) : undefined);

async function answer(request) {
  const path = pathOf(request.url);
  // What a page names starts from its folder, so its address ends in one.
  if (`${path}/index.html` in FILES) return Response.redirect(`${registration.scope}${path}/`);
  const isFolder = path === "" || path.endsWith("/");
  const kept = await (await caches.open(HERE)).match(isFolder ? `${path}index.html` : path);
  return kept ?? fetch(request);
}

// A page asks for the new version: it begins at once, unless other pages play with the one before.
async function takeOver({ data, source }) {
  if (data !== "take-over") return;
  const pages = await clients.matchAll({ includeUncontrolled: true });
  if (pages.filter(({ url }) => PLAYED.includes(pathOf(url))).length > 1) source.postMessage("others-play");
  else await self.skipWaiting();
}
