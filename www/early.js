// What was begun before the scripts came: see opening.js. There is none of it where a page of somebody else has an element.

/**
 * What a file was made into, given its address, a promise; `undefined`, or a promise of it, where that was not begun or has failed.
 *
 * @param {string | URL} source
 */
export const early = (source) => globalThis.yokohamaEarly?.[String(source)];
