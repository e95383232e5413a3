// The faces of the table: a shadow has none of its own, so they belong to the page around, under names that are ours.

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

/** @type {WeakMap<Document, Promise<unknown>>} */
const loading = new WeakMap();

/** Loads the faces, once for all tables of a document, after which they stay; one that fails is no reason to wait. @param {Document} document */
export async function faces(document) {
  const loaded = loading.get(document) ?? Promise.allSettled(FACES.map((face) => load(face, document)));
  loading.set(document, loaded);
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** @param {[family: string, weight: string, file: URL]} face @param {Document} document */
function load([family, weight, file], { fonts, defaultView }) {
  const { FontFace } = defaultView ?? globalThis;
  const face = new FontFace(family, `url("${file}") format("woff2")`, { weight });
  fonts.add(face);
  return face.load();
}
