// The faces of the table: a shadow has none of its own, so they belong to the page, under names that are ours.

// A bundler of others finds the files by these addresses, so each is spelt out.
/** @type {Array<[family: string, weight: string, file: URL]>} */
const FACES = [
  ["Yokohama Serif", "600", new URL("./fonts/serif-600.woff2", import.meta.url)],
  ["Yokohama Serif", "700", new URL("./fonts/serif-700.woff2", import.meta.url)],
  ["Yokohama Sans", "400", new URL("./fonts/sans-400.woff2", import.meta.url)],
  ["Yokohama Sans", "700", new URL("./fonts/sans-700.woff2", import.meta.url)],
  ["Yokohama Sans", "900", new URL("./fonts/sans-900.woff2", import.meta.url)],
];

// Milliseconds to wait for them; a slower connection gets the browser's own letters first.
const PATIENCE = 4000;

/** @type {Promise<unknown> | undefined} */
let loading;

/** Loads the faces, once for all tables, after which they stay; one that fails is no reason to wait. */
export async function faces() {
  loading ??= Promise.allSettled(FACES.map(load));
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** @param {[family: string, weight: string, file: URL]} face */
function load([family, weight, file]) {
  const face = new FontFace(family, `url("${file}") format("woff2")`, { weight });
  document.fonts.add(face);
  return face.load();
}
