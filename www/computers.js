/** The computers that play, from gentle to hard, each with the key of what it is called; its note has that key and `-note`. */
export const COMPUTERS = {
  apprentice: "computer-apprentice",
  greedy: "computer-greedy",
  merchant: "computer-merchant",
  master: "computer-master",
};

/** The kind of player of that name; what has been given up is played by the gentlest computer, and `undefined` stands for none. */
export function kindOf(name) {
  if (name === "random") return "apprentice";
  return name === "person" || Object.hasOwn(COMPUTERS, name) ? name : undefined;
}
