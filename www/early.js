// What was begun before the scripts came: see opening.js. An element has none of it.

/** What a file was made into, given its address, a promise; `undefined`, or a promise of it, where that was not begun or has failed. */
export const early = (source) => globalThis.yokohamaEarly?.[source];
