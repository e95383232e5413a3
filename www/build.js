// Which build of the game this script is of. What comes later may be of another one, if somebody renewed the site meanwhile; the two do
// not go together. `cargo xtask dist` says the build, and writes it into the programs and the scripts that belong to them.

/** The build of the scripts; `undefined` where they were not put together. @type {string | undefined} */
export const BUILD = undefined;

// The part of a program that says its build: see xtask/src/stamp.rs.
const SECTION = "yokohama-build";

// By its name it is known where it comes from another script or a worker, too.
const RENEWED = "Renewed";

/** Makes sure that something is of the same build, given as what it says itself. @param {string | undefined} build */
export function same(build) {
  if (build !== BUILD) throw Object.assign(new Error(`of build ${build}, and not ${BUILD}`), { name: RENEWED });
}

/** The build of a compiled program, as it says itself. @param {WebAssembly.Module} program */
export function buildOf(program) {
  const [said] = WebAssembly.Module.customSections(program, SECTION);
  return said && new TextDecoder().decode(said);
}

/** The build of a file of words, given as its text, as it says itself. @param {string} text */
export const buildOfWords = (text) => /^\s*\{\s*"language":\s*\{\s*"build":\s*"(\w+)"/.exec(text)?.[1];

let renewed = false;

/** Whether an error tells that another build lies on the server; that is remembered. @param {any} error @returns {boolean} */
export function tellsRenewal(error) {
  const tells = error?.name === RENEWED;
  if (tells && !renewed) askAnew();
  renewed ||= tells;
  return tells;
}

// What was fetched so far is fetched again, for the reload to come: where a server does not say how long its files are good for, a browser
// goes on with those that it has.
function askAnew() {
  const home = new URL(".", import.meta.url).href;
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  for (const file of new Set(files)) if (file.startsWith(home)) fetch(file, { cache: "reload" }).catch(() => {});
}

/** Whether it has come out that another build lies on the server. */
export const isRenewed = () => renewed;
