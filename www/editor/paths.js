// Places in a document, written as the game tells them: `seats[1].goods.silk`.

/** @param {unknown} part @returns {part is Record<string, any>} */
const isHolder = (part) => typeof part === "object" && part !== null;

/** @param {unknown} part */
const isEmpty = (part) => isHolder(part) && !Array.isArray(part) && Object.keys(part).length === 0;

/** @param {string} path @returns {Array<string | number>} */
const steps = (path) => path.split(/[.[\]]+/).filter((step) => step !== "").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** What stands at a path; `undefined` if nothing does. @param {unknown} whole @param {string} path */
export function at(whole, path) {
  return steps(path).reduce((/** @type {any} */ part, step) => (isHolder(part) && Object.hasOwn(part, step) ? part[step] : undefined), whole);
}

/**
 * A document with something else at a path, or without it if that is `undefined`: what then holds nothing goes too. Lists on the
 * way are lists of objects, as that of the seats.
 *
 * @param {unknown} whole
 * @param {string} path
 * @param {unknown} part
 */
export const changed = (whole, path, part) => put(whole, steps(path), part) ?? {};

/** @param {unknown} holder @param {Array<string | number>} steps @param {unknown} part @returns {any} */
function put(holder, [step, ...rest], part) {
  if (step === undefined) return part;
  return typeof step === "number" ? putInList(holder, step, rest, part) : putInObject(holder, step, rest, part);
}

/** @param {unknown} holder @param {string} step @param {Array<string | number>} rest @param {unknown} part */
function putInObject(holder, step, rest, part) {
  const copy = isHolder(holder) && !Array.isArray(holder) ? { ...holder } : {};
  const inner = put(copy[step], rest, part);
  if (inner === undefined) delete copy[step];
  else copy[step] = inner;
  return Object.keys(copy).length > 0 ? copy : undefined;
}

/** @param {unknown} holder @param {number} step @param {Array<string | number>} rest @param {unknown} part */
function putInList(holder, step, rest, part) {
  const copy = Array.isArray(holder) ? [...holder] : [];
  while (copy.length <= step) copy.push({});
  copy[step] = put(copy[step], rest, part) ?? {};
  while (copy.length > 0 && isEmpty(copy.at(-1))) copy.pop();
  return copy.length > 0 ? copy : undefined;
}

/** The path of what a path lies in; `undefined` of the document as a whole. @param {string} path */
export const outside = (path) => (path === "" ? undefined : path.replace(/(?:^|\.)[^.[\]]*$|\[\d+\]$/, ""));
