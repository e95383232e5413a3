import "yokohama-table";
import init, { Game, speak } from "yokohama-table/engine";
import words from "yokohama-table/words/fr.json" with { type: "json" };

await init();
speak("fr", JSON.stringify(words));
const game = new Game({ players: 2 }, "7ea");
globalThis.engine = game.hash();
try {
  game.play("nonsense");
} catch (/** @type {any} */ { code, message }) {
  globalThis.refused = [code, message];
}
