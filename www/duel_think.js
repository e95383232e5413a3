// The worker in which computers and the coach think about a game of Yokohama Duel: see listening.js.

import * as answers from "./duel_answers.js";
import { listen } from "./listening.js";

listen(answers);
