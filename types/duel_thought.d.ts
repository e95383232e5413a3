// The same of the game for two, for what knows its things.

export * from "../www/duel_opponents.js";
