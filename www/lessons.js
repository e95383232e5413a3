// The lessons and the worked examples that come with the game, and a lesson that a link names.

import { LARGEST } from "./files.js";
import { element, house } from "./root.js";
import { make, say } from "./words.js";

const MARK = "#lesson=";

const FOLDER = new URL("../lessons/", import.meta.url);
const WORKED = new URL("../worked/", import.meta.url);

/**
 * Lets a lesson or a worked example be chosen on the first page; `teach(text)` begins the one, `show(text)` lays the other, `refuse(error)`
 * tells what hinders that.
 */
export function prepareLessons({ teach, show }, refuse) {
  const dialog = element("lessons-window");
  const offer = (list, folder, begin) =>
    list.map(({ file, title }) =>
      row(title, async () => {
        dialog.close();
        try {
          await begin(await fetched(new URL(file, folder)));
        } catch (error) {
          refuse(error);
        }
      }),
    );
  element("lessons-close").addEventListener("click", () => dialog.close());
  element("lessons").addEventListener("click", async () => {
    try {
      const [lessons, worked] = await Promise.all([FOLDER, WORKED].map(async (folder) => JSON.parse(await fetched(new URL("list.json", folder)))));
      element("lessons-list").replaceChildren(...offer(lessons, FOLDER, teach));
      element("worked-list").replaceChildren(...offer(worked, WORKED, show));
      dialog.showModal();
    } catch (error) {
      refuse(error);
    }
  });
}

function row(title, begin) {
  const button = make("button", { type: "button", textContent: title[house.lang] ?? title.en });
  button.addEventListener("click", begin);
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
