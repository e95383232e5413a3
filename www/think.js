// The worker in which computers and the coach think about a game of the usual name (whose.js): see listening.js.

import * as answers from "./answers.js";
import { listen } from "./listening.js";

listen(answers);
