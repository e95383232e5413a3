import "meiji-table";
import beginDuel, * as duel from "meiji-table/duel/engine";
import begin, * as yokohama from "meiji-table/engine";
import beginNippon, * as nippon from "meiji-table/nippon/engine";
import ofDuel from "meiji-table/words/duel/fr.json" with { type: "json" };
import ofYokohama from "meiji-table/words/fr.json" with { type: "json" };
import ofNippon from "meiji-table/words/nippon/fr.json" with { type: "json" };

await Promise.all([begin(), beginDuel(), beginNippon()]);
yokohama.speak("fr", JSON.stringify(ofYokohama));
duel.speak("fr", JSON.stringify(ofDuel));
nippon.speak("fr", JSON.stringify(ofNippon));
const games = [new yokohama.Game({ players: 2 }, "7ea"), new duel.Game({}, "7ea"), new nippon.Game({ players: 2 }, "7ea")];
globalThis.engines = games.map((game) => [game.game, game.hash()]);
globalThis.refused = games.map((game) => {
  try {
    game.play("nonsense");
    return [];
  } catch (/** @type {any} */ { code, message }) {
    return [code, message];
  }
});
