/** Calls when the stack is nearly used up. */

import { holds, outcome, same } from "./assert.js";
import { functions, methods } from "./calls.js";
import { alive, options, playsOn } from "./canary.js";
import type { Checks } from "./host.js";

/** The names of errors that say that the stack is full: the host's own, or the library's that could not read. */
const FULL = ["RangeError", "InternalError", "RulesError"];

/** Makes a call again and again on the way back from the end of the stack, until there is room for it. */
function atTheEnd(what: string, call: () => unknown): void {
  let left = 0;
  const thrown: unknown[] = [];
  const attempt = () => {
    try {
      call();
      left -= 1;
    } catch (error) {
      thrown.push(error); // there is no room yet to look at it
    }
  };
  const dive = (): void => {
    try {
      dive();
    } catch {}
    if (left > 0) attempt();
  };
  // Frames of the same size would come to the same places each time.
  const diveFrom = (depth: number): void => (depth > 0 ? diveFrom(depth - 1) : dive());
  for (let depth = 0; depth < 2; depth += 1) {
    left = 2;
    diveFrom(depth);
  }
  holds(thrown.length > 0, `${what} was never short of room`);
  for (const error of thrown) {
    if (!FULL.includes((error as Error).name)) throw error;
  }
}

export const stack: Checks = {
  "calls at the end of the stack fail by themselves alone, however many": ({ library }) => {
    const game = new library.Game(options);
    for (const { name, args, call } of [...functions(library), ...methods(game)]) {
      const right = () => call(...(args as never[]));
      const text = () => {
        const value = right();
        return JSON.stringify(value instanceof library.Game ? value.state() : value);
      };
      const before = text();
      // Those are there since the first call.
      if (name !== "facts" && name !== "limits") atTheEnd(name, right);
      while (game.ply > 0) game.undo();
      same(text(), before, name);
      alive(library, name);
    }
    playsOn(library);
  },

  "a game that is freed at the end of the stack is free or as it was": ({ library }) => {
    const games = Array.from({ length: 2_000 }, () => new library.Game(options));
    let next = 0;
    const dive = (): void => {
      try {
        dive();
      } catch {}
      try {
        if (next < games.length) games[next++]?.free();
      } catch {}
    };
    while (next < games.length) dive();
    for (const game of games) {
      const found = outcome(library, "a game", () => game.ply);
      holds("value" in found ? found.value === 0 : found.code === "freed", "free or as it was");
      game.free();
    }
    playsOn(library);
  },

  "the first call of all may come at the end of the stack": async (host) => {
    for (let skipped = 0; skipped < 60; skipped += 6) {
      const library = await host.afresh();
      let left = 100;
      const dive = (): void => {
        try {
          dive();
        } catch {}
        left -= 1;
        if (left > 0 && left < 100 - skipped)
          outcome(
            library,
            "the first call",
            () => library.facts("city"),
            () => true,
          );
      };
      dive();
      alive(library, "a first call at the end of the stack");
    }
  },
};
