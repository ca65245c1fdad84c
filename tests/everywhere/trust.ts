/** What a server relies on: who moves, which game it is, and that nothing unknown passes. */

import type { CityEvent, Seat } from "blue-moon-city";
import { holds, outcome, refusal, same } from "./assert.js";
import { options, playsOn } from "./canary.js";
import type { Checks } from "./host.js";

const walk = { type: "walk", to: 5 } as const;

/** Texts that hold half of a character. */
const HALVES = ["\ud800", "\udc00", "a\ud83d", "\ude00\ud83d", `${"x".repeat(30)}\udfff`];

export const trust: Checks = {
  "a move of another seat than the one that decides is refused, and nothing changes": ({
    library,
  }) => {
    const state = library.newGame(options);
    const game = new library.Game(options);
    const before = [JSON.stringify(state), game.record()];
    for (const by of [1, 2, 3] as const) {
      for (const call of [
        () => library.apply(state, walk, { by }),
        () => game.apply(walk, { by }),
        // Whose move it is goes before whether it is legal.
        () => game.apply({ type: "walk", to: 0 }, { by }),
      ]) {
        same(refusal(library, `by ${by}`, call), "not_your_turn", `by ${by}`);
      }
      const error = outcome(library, "the problem", () => {
        try {
          game.apply(walk, { by });
        } catch (thrown) {
          return library.isRulesError(thrown) && thrown.problem.details;
        }
        return null;
      });
      same(error, { value: { actor: 0, seat: by } }, "who decides");
    }
    for (const by of [4, -1, 0.5, "0", true, {}, Number.NaN]) {
      const call = () => game.apply(walk, { by: by as Seat });
      same(refusal(library, `by ${by}`, call), "bad_argument", `by ${by}`);
    }
    for (const wrong of [{ seat: 0 }, { By: 0 }, 0, [0]]) {
      const call = () => library.apply(state, walk, wrong as never);
      same(refusal(library, JSON.stringify(wrong), call), "bad_argument", "options");
    }
    same([JSON.stringify(state), game.record()], before, "what was to be changed");
    const expected = library.apply(state, walk);
    same(library.apply(state, walk, { by: 0 }), expected, "by the seat that decides");
    same(library.apply(state, walk, {}), expected, "by whom is not said");
    same(game.apply(walk, { by: 0 }), expected.events, "in a game");
    game.apply({ type: "endTurn", discard: [] }, { by: 0 });
    same(
      refusal(library, "0", () => game.apply(walk, { by: 0 })),
      "not_your_turn",
      "after the turn",
    );
    game.apply({ type: "walk", to: 9 }, { by: 1 });
    // When the game is over nobody decides: that it is over is what is said.
    const over = new library.Game({ ...options, turnLimit: 1 });
    over.apply({ type: "endTurn", discard: [] });
    same(
      refusal(library, "over", () => over.apply(walk, { by: 2 })),
      "game_over",
      "at the end",
    );
    playsOn(library);
  },

  "a state or record of another game than asked for is refused": ({ library }) => {
    const { Game } = library;
    const state = library.newGame(options);
    const game = Game.fromState(state, { game: "city" });
    same([game.game, game.fork().game], ["city", "city"], "the game");
    const record = game.record();
    same(Game.fromRecord(record, { game: "city" }).state(), state, "the same game");
    for (const other of ["duel", "", "City", "constructor"]) {
      const given = { game: other as "city" };
      for (const call of [
        () => Game.fromState(state, given),
        () => Game.fromRecord(record, given),
        () => new Game({ ...options, ...given }),
        () => library.newGame({ ...options, ...given }),
        () => library.facts(given.game),
        () => library.parseMove(given.game, ">5"),
        () => library.formatMove(given.game, walk),
        () => library.eventsFor(given.game, [], 0),
        () => library.moveFor(given.game, walk, 0, 0),
        () => library.readSeatRecord(given.game, game.record({ for: 0 })),
        () => library.legalMoves({ ...state, ...given }),
        () => library.position({ ...state, ...given }),
      ]) {
        same(refusal(library, `${call} of ${other}`, call), "unknown_game", `${call} of ${other}`);
      }
    }
    playsOn(library);
  },

  "events and moves of unknown types pass to nobody": ({ library }) => {
    const { events } = library.apply(library.newGame(options), {
      type: "endTurn",
      discard: [],
    });
    const [draw] = events.filter(({ type }) => type === "draw");
    const wrong: unknown[] = [
      { type: "secret", cards: ["V1"] },
      { ...draw, type: "Draw" },
      { ...draw, type: undefined },
      { ...draw, seen: ["V1"] },
      { ...draw, cards: undefined },
      { ...draw, cards: ["V9"] },
      { ...draw, seat: 4 },
      { seat: 0, count: 1, cards: ["V1"] },
      ["draw"],
      "draw",
      null,
    ];
    for (const event of wrong) {
      for (const seat of [null, 0, 1] as const) {
        const list = [...events, event] as CityEvent[];
        const what = JSON.stringify(event);
        const call = () => library.eventsFor("city", list, seat);
        same(refusal(library, what, call), "bad_argument", what);
      }
    }
    for (const move of [{ type: "jump" }, { ...walk, fast: true }, {}]) {
      const call = () => library.moveFor("city", move as never, 0, 1);
      same(refusal(library, JSON.stringify(move), call), "bad_move", "a move");
    }
    for (const seat of [null, 0, 1, 2, 3] as const) {
      same(library.moveFor("city", walk, 0, seat), walk, "a move is open");
      same(library.eventsFor("city", [], seat), [], "no events");
    }
  },

  "half of a character is refused wherever it stands": ({ library }) => {
    const state = library.newGame(options);
    const game = new library.Game(options);
    for (const half of HALVES) {
      const calls: Record<string, () => unknown> = {
        seed: () => library.newGame({ ...options, seed: half }),
        names: () => new library.Game({ ...options, names: [half, "", ""] }),
        "names of a state": () => library.Game.fromState(state, { names: [half, "", ""] }),
        game: () => library.facts(half as "city"),
        state: () => library.legalMoves({ ...state, game: half as "city" }),
        key: () =>
          library.legalMoves({ ...state, generator: { ...state.generator, key: half } } as never),
        move: () => library.apply(state, { type: half as "walk", to: 5 }),
        property: () => library.apply(state, { ...walk, [half]: 1 } as never),
        cards: () => library.explain(state, { box: 0, cards: [half as "V1"] }),
        notation: () => library.parseMove("city", half),
        record: () => library.Game.fromRecord(game.record().replace("moonrise", half)),
        "record for a seat": () =>
          library.readSeatRecord("city", game.record({ for: 0 }).replace('"city"', `"${half}"`)),
      };
      for (const [what, call] of Object.entries(calls)) {
        const code = refusal(library, what, call);
        holds(code !== "newer_version", `${what}: ${code}`);
      }
      same(refusal(library, "seed", calls.seed as () => unknown), "bad_seed", "the seed");
    }
    playsOn(library);
  },
};
