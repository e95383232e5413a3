// What answers in a game of Nippon: see answering.js. No other script has the glue of its program of who thinks, but for the editor's.

import * as thought from "./nippon_opponents.js";
import { answersOf } from "./answering.js";

export const { begin, remarks, lesson, answer } = answersOf(/** @type {import("./answering.js").Thought} */ (/** @type {unknown} */ (thought)));
