import "yokohama-table";
import init, { Game } from "yokohama-table/engine";

await init();
globalThis.engine = new Game({ players: 2 }, "7ea").hash();
