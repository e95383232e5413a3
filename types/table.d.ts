// What the program of a game's table declares, for every script that speaks of it.

export * from "../www/yokohama.js";
