// Which game something is of.

/** The name of a game that can be played. @typedef {"yokohama"} Name */

/** The game of whatever names none. @type {Name} */
export const USUAL = "yokohama";
