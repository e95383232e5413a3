// The same as meiji-table.js, under its first name.

export * from "./meiji-table.js";
