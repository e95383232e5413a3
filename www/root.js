// Where the table stands: on the game's own page, or in the shadow of an element on somebody else's.

/** @import { ElementOf, Id } from "../types/elements.js" */

/**
 * What an element gives to the program that it begins for itself (see embed/table.js), as `TABLE`; on the page there is none.
 *
 * @typedef {{ root: ShadowRoot, house: HTMLElement, life: AbortSignal, sources: import("./sources.js").Sources, called: string }} Given
 */
const given = typeof TABLE === "undefined" ? undefined : TABLE;

/** What all the elements are in: the document, or an element's shadow. @type {Document | ShadowRoot} */
export const root = given?.root ?? document;

/** The outermost of them: it has the language, the colours, and what is going on. */
export const house = given?.house ?? document.documentElement;

/** Where keys, pointers and presses are heard. @type {Pick<HTMLElement, "addEventListener">} */
export const ears = given?.house ?? globalThis;

/** Ends when the table is taken away. */
export const life = given?.life ?? new AbortController().signal;

/** What the names begin with that an element has for the page around it: its tag, its events, the properties of its colours. */
export const called = given?.called ?? "";

/**
 * A colour as it holds here, by the name of its property: the page around may say otherwise, as in `--meiji-ink`.
 *
 * @param {string} name
 * @param {string} color
 */
export const colorOf = (name, color) => (given ? `var(--${called}${name.slice(1)}, ${color})` : color);

/** The element of an id: those that a page has from the beginning are always there. */
export const element = /** @type {{ <I extends Id>(id: I): ElementOf<I>, (id: string): HTMLElement | null }} */ ((/** @type {string} */ id) => root.getElementById(id));

/** What an event is about, if it is an element. */
export const elementOf = (/** @type {EventTarget | null} */ target) => (target instanceof Element ? target : null);

/** What has the focus. */
export const focused = () => /** @type {HTMLElement | null} */ (root.activeElement);

/**
 * Whether who looks at the page is at the table, which then may take the focus and the wheel: on another page only once the focus has
 * come there, or that page could not be read.
 */
export const isAtHand = () => given === undefined || root.activeElement !== null;

/** Whether a dialog is open before which everything else rests. */
export const isModal = () => root.querySelector("dialog:modal") !== null;
