// Painting no more than must be: it looks as if all were painted, and `cargo xtask frames` tells what it costs. How long anything
// took, no test asks.

import assert from "node:assert/strict";
import { test } from "node:test";
import { frames, KINDS, LAYERS } from "./frames.mjs";
import { openForTests } from "./harness.mjs";
import { begin } from "./players.mjs";

const site = await openForTests();

// Of each game as many moves as it takes until one is seen in motion.
for (const [wanted, moves] of /** @type {const} */ ([["yokohama", 26], ["duel", 60], ["nippon", 40]])) {
  test(`a measured game of ${wanted} tells what painting costs, and that a table at rest is not painted`, async () => {
    const { game, idle_redraws: idle, decision_to_picture: ratio, decision_layers_ms: layers, ...times } = await frames(site, { game: wanted, moves, games: 1 });
    assert.deepEqual([game, idle], [wanted, 0]);
    assert.deepEqual(Object.keys(times), KINDS.flatMap((kind) => [`${kind}_script_ms`, `${kind}_raster_ms`]));
    assert.ok(ratio > 0, `${ratio} pictures`);
    assert.deepEqual(Object.keys(layers), LAYERS);
    // Something is laid out and painted for every decision; what a machine is too quick for a profiler to see may be none.
    assert.ok(layers.scene > 0 && layers.painting > 0, JSON.stringify(layers));
    for (const [name, { median, p99 }] of Object.entries(times)) {
      assert.ok(median >= 0 && p99 >= median && Number.isFinite(p99), `${name}: ${median}, ${p99}`);
    }
  });
}

test("what is painted part by part looks like what is painted whole", async () => {
  for (const viewport of [{ width: 1280, height: 800 }, { width: 390, height: 844 }]) {
    const page = await site.newPage({ viewport, deviceScaleFactor: 1.5 });
    await begin(page, { kinds: ["person", "person"], seed: "2a", curtain: false });
    const differences = await page.evaluate(async () => {
      const { suggest } = await globalThis.opponents();
      const { game, view } = globalThis.yokohama;
      const canvas = document.getElementById("table");
      const pixels = () => canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
      const show = (motion = 0) => view.show(game, { seat: game.decision().seat, busy: false, motion });
      const differences = [];
      for (let move = 1; move <= 64; move += 1) {
        game.play(suggest(game, "greedy", String(move)));
        show(1);
        for (let now = 0; view.motion > 0 && now < view.motion; now += 150) view.paint(now);
        view.settle();
        for (const { x, y, w, h } of view.spots().filter((_, spot) => spot % 9 === move % 9)) {
          if (!view.hover(x + w / 2, y + h / 2)) continue;
          show();
          view.paint();
        }
        if (move % 8 !== 0) continue;
        const parts = pixels();
        view.repaint();
        const whole = pixels();
        differences.push(parts.reduce((most, part, at) => Math.max(most, Math.abs(part - whole[at])), 0));
      }
      return differences;
    });
    // Where lines are clipped they are rounded otherwise; what was left standing or left out would be as far off as ink and paper.
    assert.ok(Math.max(...differences) < 64, `${viewport.width}×${viewport.height}: ${differences}`);
    assert.equal(differences.length, 8);
  }
});
