// The page: it starts the game's module.
import init from "./yokohama.js";

await init();
document.documentElement.dataset.ready = "true";
