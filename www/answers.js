// What answers in a game of the usual name (whose.js): see answering.js. No other script has the glue of its program of who thinks, but for the editor's.

import * as thought from "./opponents.js";
import { answersOf } from "./answering.js";

export const { begin, remarks, lesson, answer } = answersOf(thought);
