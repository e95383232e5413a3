// The worker in which computers and the coach think about a game of Nippon: see listening.js.

import * as answers from "./nippon_answers.js";
import { listen } from "./listening.js";

listen(answers);
