/** Recorded games end everywhere as they do natively, byte for byte. */

import { holds, same } from "./assert.js";
import type { Checks } from "./host.js";

export const golden: Checks = {
  "recorded games end as they do natively": async ({ library, list, read }) => {
    const records = (await list("golden")).filter((name) => name.endsWith(".txt"));
    holds(records.length >= 6, "there are recorded games");
    const ends = records.map(async (name) => {
      const [record, state] = await Promise.all([
        read(`golden/${name}`),
        read(`golden/${name.replace(".txt", ".json")}`),
      ]);
      const game = library.Game.fromRecord(record);
      holds(JSON.stringify(game.state()) === state.trimEnd(), `${name} ends otherwise`);
      same(game.status().over, true, `${name} is over`);
      holds(game.record() === record, `${name} is written otherwise`);
      game.free();
    });
    await Promise.all(ends);
  },
};
