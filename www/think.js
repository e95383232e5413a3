// The worker in which computers and the coach think about a game of Yokohama: see listening.js.

import * as answers from "./answers.js";
import { listen } from "./listening.js";

listen(answers);
