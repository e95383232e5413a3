// The element's script by its first name, under which older pages ask for it.

export * from "./meiji-table.js";
