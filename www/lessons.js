// The lessons that come with the game, and one that a link names.

import { LARGEST } from "./files.js";
import { element, house } from "./root.js";
import { make, say } from "./words.js";

const MARK = "#lesson=";

const FOLDER = new URL("../lessons/", import.meta.url);

/** Lets a lesson be chosen on the first page; `teach(text)` begins it, `refuse(error)` tells what hinders that. */
export function prepareLessons(teach, refuse) {
  const dialog = element("lessons-window");
  const begin = async (address) => {
    try {
      await teach(await fetched(address));
    } catch (error) {
      refuse(error);
    }
  };
  element("lessons-close").addEventListener("click", () => dialog.close());
  element("lessons").addEventListener("click", async () => {
    try {
      const list = JSON.parse(await fetched(new URL("list.json", FOLDER)));
      element("lessons-list").replaceChildren(...list.map((one) => row(one, dialog, begin)));
      dialog.showModal();
    } catch (error) {
      refuse(error);
    }
  });
}

function row({ file, title }, dialog, begin) {
  const button = make("button", { type: "button", textContent: title[house.lang] ?? title.en });
  button.addEventListener("click", () => {
    dialog.close();
    begin(new URL(file, FOLDER));
  });
  return make("li", {}, button);
}

/** Whether the page was opened by a link to a lesson, as in `#lesson=lessons/turn.json`. */
export const isLessonLink = () => location.hash.startsWith(MARK);

/** The text of the lesson by whose link the page was opened. The link stays, so that its author can reload it. */
export function linkedLesson() {
  return fetched(new URL(decodeURIComponent(location.hash.slice(MARK.length)), new URL("..", import.meta.url)));
}

/** The text of a lesson at an address. */
export async function fetched(address) {
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) throw new Error(say("error-fetch", { address: String(address).slice(0, 80) }));
  const file = await answer.blob();
  if (file.size > LARGEST) throw new Error(say("error-file-too-large"));
  return file.text();
}
