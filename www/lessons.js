// The lessons and the worked examples that come with each game, and a lesson that a link names.

import { addressOf, fetched, noAddress, unreadable } from "./fetched.js";
import { element, house } from "./root.js";
import { keepSettingOf, settingOf } from "./store.js";
import { folderOf } from "./whose.js";
import { make, say } from "./words.js";

/** @import { Id } from "../types/elements.js" */
/** @import { Name } from "./whose.js" */

/** What is offered: its file, and its title by language. @typedef {{ file: string, title: Record<string, string> }} Offered */

/** What becomes of the text of a document, and of an error. @typedef {(text: string) => unknown} Begin */

const MARK = "#lesson=";

// Of each game the files of the lessons that were read to their end.
const READ = "read";

// What is offered of a game lies in a folder of its own among that of all.
/** @param {Name} game */
const lessonsOf = (game) => new URL(`../lessons/${folderOf(game)}`, import.meta.url);
/** @param {Name} game */
const workedOf = (game) => new URL(`../worked/${folderOf(game)}`, import.meta.url);

/**
 * Lets a lesson or a worked example be chosen on the first page, of those of the game that `chosen()` names, or whoever learns be led to the next: `teach(text)`
 * begins the one, `show(text)` lays the other, `first()` begins a game that is explained, once every lesson was read, and `refuse(error)` tells what hinders that.
 *
 * @param {() => Name} chosen
 * @param {{ teach: Begin, show: Begin, first: () => unknown }} on
 * @param {(error: any) => void} refuse
 */
export function prepareLessons(chosen, { teach, show, first }, refuse) {
  const dialog = element("lessons-window");
  /** @param {Offered[]} list @param {URL} folder @param {() => boolean} isWanted @param {Begin} begin @param {string[]} [read] */
  const offer = (list, folder, isWanted, begin, read = []) =>
    list.map(({ file, title }) => {
      const open = opening(new URL(file, folder), (text) => isWanted() && begin(text), refuse);
      const button = make("button", { type: "button", textContent: spokenIn(title) });
      if (read.includes(file)) button.append(make("small", { textContent: say("lesson-done") }));
      button.addEventListener("click", () => {
        dialog.close();
        open();
      });
      return make("li", {}, button);
    });
  /** @param {Id} id @param {(game: Name, isWanted: () => boolean) => Promise<unknown>} action */
  const press = (id, action) =>
    element(id).addEventListener("click", async () => {
      const game = chosen();
      const isWanted = () => house.dataset.page === "start" && chosen() === game; // Nothing else was begun meanwhile, nor another game chosen.
      try {
        await action(game, isWanted);
      } catch (error) {
        if (isWanted()) refuse(navigator.onLine ? error : new Error(say("error-lessons")));
      }
    });
  element("lessons-close").addEventListener("click", () => dialog.close());
  press("lessons", async (game, isWanted) => {
    const folders = [lessonsOf(game), workedOf(game)];
    const [lessons, worked] = await Promise.all(folders.map(listIn));
    if (!isWanted()) return;
    element("lessons-list").replaceChildren(...offer(lessons, folders[0], isWanted, teach, readOf(game)));
    element("worked-list").replaceChildren(...offer(worked, folders[1], isWanted, show));
    dialog.showModal();
  });
  press("learn", async (game, isWanted) => {
    const folder = lessonsOf(game);
    const lessons = await listIn(folder);
    const next = lessons.find(({ file }) => !readOf(game).includes(file));
    if (!isWanted()) return;
    await (next ? opening(new URL(next.file, folder), (text) => isWanted() && teach(text), refuse) : first)();
  });
}

/**
 * How to begin the lesson of a game after that of a title, with `teach` and `refuse` as above; `undefined` if there is none, or the list cannot
 * be had.
 *
 * @param {Name} game
 * @param {string} title
 * @param {Begin} teach
 * @param {(error: any) => void} refuse
 */
export async function lessonAfter(game, title, teach, refuse) {
  const { lessons, at } = await placed(game, title);
  const next = at < 0 ? undefined : lessons[at + 1];
  return next && opening(new URL(next.file, lessonsOf(game)), teach, refuse);
}

/**
 * Keeps on this device that the lesson of a game with a title was read to its end. One that does not come with the game is in no list, and nothing is
 * kept of it.
 *
 * @param {Name} game
 * @param {string} title
 */
export async function keepRead(game, title) {
  const { lessons, at } = await placed(game, title);
  const read = readOf(game);
  if (at >= 0 && !read.includes(lessons[at].file)) keepSettingOf(READ, game, [...read, lessons[at].file]);
}

// The files of the lessons of a game that were read to their end.
/** @param {Name} game @returns {string[]} */
function readOf(game) {
  const read = settingOf(READ, game);
  return Array.isArray(read) ? read : [];
}

// The lessons of a game, none if they cannot be had, and where that of a title is among them; -1 if it is not.
/** @param {Name} game @param {string} title */
async function placed(game, title) {
  const lessons = await listIn(lessonsOf(game)).catch(() => []);
  return { lessons, at: lessons.findIndex((lesson) => spokenIn(lesson.title) === title) };
}

// How to begin what lies at an address.
/** @param {URL} address @param {Begin} begin @param {(error: any) => void} refuse */
function opening(address, begin, refuse) {
  return async () => {
    try {
      await begin(await fetched(address));
    } catch (error) {
      refuse(told(error, address));
    }
  };
}

/** @param {Record<string, string>} title */
const spokenIn = (title) => title[house.lang] ?? title.en;

// What is offered in a folder.
/** @param {URL} folder @returns {Promise<Offered[]>} */
async function listIn(folder) {
  const address = new URL("list.json", folder);
  const text = await fetched(address);
  try {
    const list = JSON.parse(text);
    if (Array.isArray(list) && list.length > 0 && list.every(isOffered)) return list;
  } catch {
    // That is no list either.
  }
  throw unreadable(address);
}

/** @param {any} row */
const isOffered = (row) => typeof row?.file === "string" && typeof row.title?.en === "string";

// What is told of an error: a server that gives a page out in the place of a document is as good as none.
/** @param {unknown} error @param {URL} address */
const told = (error, address) => (error instanceof SyntaxError ? unreadable(address) : error);

/** Whether the page was opened by a link to a lesson, as in `#lesson=lessons/turn.json`. */
export const isLessonLink = () => location.hash.startsWith(MARK);

/** The text of the lesson by whose link the page was opened. The link stays, so that its author can reload it. */
export async function linkedLesson() {
  const named = location.hash.slice(MARK.length);
  const text = decoded(named);
  const address = text === undefined ? undefined : addressOf(text, new URL("..", import.meta.url));
  if (address === undefined) throw noAddress(text ?? named);
  return fetched(address);
}

// A part of an address as it was before it was written there; `undefined` if nothing is written so.
/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
