// The loop of examples/playouts.rs around its module in WebAssembly: the same batches, the same clock (CPU time of the
// whole process), the same JSON line.
"use strict";

const { playouts } = require("./playouts.js");
const { values } = require("node:util").parseArgs({
  options: { game: { type: "string" }, players: { type: "string" }, seconds: { type: "string" }, seed: { type: "string" } },
});
const { game } = values;
const players = Number(values.players);
let seed = Number(values.seed);

const BATCH = 50;
const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function play() {
  const counts = playouts(game, players, seed, BATCH);
  if (counts.length === 0) throw new Error(`${game} is not for ${players} players`);
  return counts;
}

play();

const start = cpuSeconds();
const total = [0, 0, 0, 0];
let spent = 0;
while (spent < Number(values.seconds)) {
  play().forEach((count, at) => (total[at] += count));
  seed += BATCH;
  spent = cpuSeconds() - start;
}
const [games, turns, plies, left_unfinished] = total;
const perSecond = (count) => Math.round(count / spent);
console.log(
  JSON.stringify({
    game,
    players,
    games,
    turns,
    plies,
    left_unfinished,
    cpu_seconds: spent,
    games_per_cpu_second: perSecond(games),
    turns_per_cpu_second: perSecond(turns),
    plies_per_cpu_second: perSecond(plies),
  }),
);
