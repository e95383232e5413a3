// What the scripts find where they run, beside what browsers have.

/** What an element gives to the program that it begins for itself; there is none on the game's own page. */
declare const TABLE: import("../www/root.js").Given | undefined;

/** Whether an element comes with the site, whose page links to games lead to: the bundler says it. */
declare const SITE: boolean;

/** What `opening.js` has begun to fetch before the scripts are there, by address; `undefined` of what could not be had. */
declare var yokohamaEarly: Record<string, Promise<string | WebAssembly.Module | undefined> | undefined> | undefined;

/** For programs and tests: the game in progress and its table. */
declare var meiji: { readonly game: import("./table.js").Game | undefined; readonly view: import("./table.js").TableView | undefined };
declare var yokohama: typeof meiji;

// What the bundler makes of files that are no scripts.
declare module "*.css" {
  const text: string;
  export default text;
}
declare module "*.html" {
  const text: string;
  export default text;
}

// What the bundler is given: the table's scripts as one function, and where the words of each language are.
declare module "*/begun.js" {
  export function begin(TABLE: import("../www/root.js").Given): typeof import("../www/embed/table.js");
}
declare module "*/languages.js" {
  export const LANGUAGES: Record<import("../www/whose.js").Name, Record<string, URL | undefined>>;
}

interface WindowEventMap {
  /** The table's program could not be had: whoever hears of it finds out why, and tells it by the key of a sentence and the file. */
  "yokohama-not-laid": CustomEvent<{ because: (key: string, file?: string) => void, cause: { broken?: string, wanted?: string } }>;
}
