// The same of the program of who thinks in a game.

export * from "../www/opponents.js";
