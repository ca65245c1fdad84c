/** What a seat may know, and that it is enough: hidden information over whole random games (C10). */

import {
  apply,
  type CityCard as Card,
  type CityEvent,
  type CityMove,
  type CityState,
  type CityView,
  check,
  eventsFor,
  explain,
  Game,
  legalMoves,
  preview,
  type Seat,
  status,
  view,
} from "blue-moon-city";
import { describe, expect, test } from "vitest";
import { chance, codeOf, frozen, midGame, pick } from "./play.js";

const tables = [
  { players: 2, openCrystals: true },
  { players: 3 },
  { players: 4, returnAllScales: true, turnLimit: 90 },
] as const;

/** The states of a game by chance, every so many moves. */
function states(options: (typeof tables)[number], every: number): CityState[] {
  const game = new Game({ game: "city", seed: "views", ...options });
  const below = chance(options.players);
  const found: CityState[] = [];
  for (let moves = game.legalMoves(); moves.length > 0; moves = game.legalMoves()) {
    if (game.ply % every === 0) found.push(game.state());
    game.apply(pick(moves, below));
  }
  return [...found, game.state()];
}

/** A view as it arrives over a wire. */
function sent(state: CityState, seat: Seat | null): CityView {
  return frozen(JSON.parse(JSON.stringify(view(state, seat))));
}

/** Selections of the hand, fitting and not, and cards that are not there. */
function selections(hand: readonly Card[], below: (bound: number) => number): Card[][] {
  const some = Array.from({ length: 6 }, () => hand.filter(() => below(3) === 0));
  return [[], [...hand], ["V3", "V3", "V3"], ...some];
}

function outcome(call: () => unknown): string {
  try {
    return JSON.stringify(call());
  } catch (error) {
    return JSON.stringify(Reflect.get(error as object, "problem"));
  }
}

describe.each(tables)("a game with %j", (options) => {
  const below = chance(1);

  test("is answered alike from the state and from the view of the player who decides", () => {
    for (const state of states(options, 30)) {
      const { seat } = state.table.turn;
      const mine = sent(state, seat);
      const moves = legalMoves(state);
      expect(legalMoves(mine)).toEqual(moves);
      expect(status(mine)).toEqual(status(state));
      const others: CityMove[] = [
        { type: "declareDone" },
        { type: "offer", pillar: "P2" },
        { type: "walk", to: 0 },
        { type: "endTurn", discard: ["K1", "K1"] },
      ];
      for (const move of [...moves.filter(() => below(4) === 0), ...others]) {
        expect(check(mine, move)).toEqual(check(state, move));
        expect(outcome(() => preview(mine, move))).toBe(outcome(() => preview(state, move)));
      }
      for (const cards of selections(state.hands[seat] ?? [], below)) {
        for (const box of [0, 1, 4]) {
          const asked = outcome(() => explain(state, { box, cards }));
          expect(outcome(() => explain(mine, { box, cards }))).toBe(asked);
        }
      }
    }
  });

  test("shows nobody what is hidden: other hidden cards give the same view", () => {
    for (const state of states(options, 40)) {
      const { players } = state.settings;
      for (const seat of [null, ...Array(players).keys()] as (Seat | null)[]) {
        expect(JSON.stringify(view(dealtAnew(state, seat), seat))).toBe(
          JSON.stringify(view(state, seat)),
        );
      }
    }
  });

  test("a preview tells only what then happens, and no card", () => {
    for (const state of states(options, 20)) {
      const { seat } = state.table.turn;
      for (const move of legalMoves(state).filter(() => below(5) === 0)) {
        const told = preview(state, move);
        const { events } = apply(state, move);
        const blank = eventsFor("city", events, null).map((event) => JSON.stringify(event));
        let from = 0;
        for (const event of told) {
          const place = blank.indexOf(JSON.stringify(event), from);
          expect(place, `${JSON.stringify(move)} by ${seat}`).toBeGreaterThanOrEqual(from);
          from = place + 1;
        }
      }
    }
  });
});

/** The same position as a seat sees it, with other cards and crystals where it does not look. */
function dealtAnew(state: CityState, viewer: Seat | null): CityState {
  const hidden = state.hands.filter((_, seat) => seat !== viewer);
  const cards = [...hidden.flat(), ...state.deck, ...state.aside].reverse();
  const some = (number: number) => cards.splice(0, number);
  const hands = state.hands.map((hand, seat) =>
    seat === viewer ? hand : some(hand.length).sort(inOrder),
  );
  const crystals = state.crystals.filter((_, seat) => seat !== viewer);
  return {
    ...state,
    hands,
    aside: some(state.aside.length).sort(inOrder),
    deck: cards,
    crystals:
      state.settings.openCrystals || state.table.result // the ranking tells them
        ? state.crystals
        : state.crystals.map((own, seat) => (seat === viewer ? own : (crystals.pop() ?? own))),
    generator: { ...state.generator, key: "0".repeat(64) },
  };
}

function inOrder(a: Card, b: Card): number {
  const place = (card: Card) => "VTAFKMHP".indexOf(card.charAt(0)) * 10 + Number(card.charAt(1));
  return place(a) - place(b);
}

describe("a view", () => {
  const state = midGame().state();
  const seats = [null, 0, 1, 2] as const;

  test("is tagged and holds no seed, generator, deck order or foreign hand", () => {
    for (const seat of seats) {
      const seen = view(state, seat);
      expect(seen.view).toBe(seat);
      expect(Object.keys(seen).sort()).toEqual(
        ["crystals", "game", "hand", "ply", "rules", "settings", "table", "version", "view"].sort(),
      );
      expect(seen.hand).toEqual(seat === null ? null : state.hands[seat]);
      seen.crystals.forEach((crystals, other) => {
        expect(crystals).toBe(other === seat ? state.crystals[other] : null);
      });
      expect(JSON.stringify(seen)).not.toContain(state.generator.key);
    }
  });

  test("shows all crystals if that was agreed", () => {
    const open = midGame({ openCrystals: true }).state();
    for (const seat of seats) expect(view(open, seat).crystals).toEqual(open.crystals);
  });

  test("of another seat does not tell the moves", () => {
    const other = ((state.table.turn.seat + 1) % 3) as Seat;
    for (const seat of [other, null]) {
      const seen = sent(state, seat);
      expect(codeOf(() => legalMoves(seen))).toBe("not_your_view");
      expect(codeOf(() => check(seen, { type: "declareDone" }))).toBe("not_your_view");
      expect(codeOf(() => preview(seen, { type: "declareDone" }))).toBe("not_your_view");
      expect(codeOf(() => explain(seen, { box: 0, cards: [] }))).toBe("not_your_view");
      expect(status(seen).can).toBeNull();
    }
  });

  test("is no state", () => {
    const seen = view(state, 0) as never;
    expect(codeOf(() => apply(seen, { type: "declareDone" } as never))).toBe("bad_argument");
    expect(codeOf(() => view(seen, 0))).toBe("bad_argument");
    expect(codeOf(() => Game.fromState(seen))).toBe("bad_argument");
  });

  test("is of a seat that is taken", () => {
    for (const seat of [3, 4, -1, "0", undefined, 0.5]) {
      expect(codeOf(() => view(state, seat as Seat))).toBe("bad_argument");
    }
  });
});

describe("events", () => {
  const game = midGame({}, 400);
  const events = Array.from({ length: game.length }, (_, ply) => game.events(ply + 1)).flat();
  const cardsOf = (event: CityEvent) =>
    event.type === "draw" || event.type === "takeUp" ? event.cards : [];

  test("tell drawn cards to their owner only, all else to everybody", () => {
    const draws = events.filter(({ type }) => type === "draw").length;
    expect(draws).toBeGreaterThan(50);
    for (const seat of [null, 0, 1, 2] as const) {
      const told = eventsFor("city", frozen(events), seat);
      expect(told).toHaveLength(events.length);
      told.forEach((event, place) => {
        const whole = events[place] as CityEvent;
        const secret = cardsOf(whole)?.length !== 0 && "seat" in whole && whole.seat !== seat;
        expect(event).toEqual(secret ? { ...whole, cards: null } : whole);
      });
    }
  });

  test("are told as often as one likes: nothing comes back", () => {
    const once = eventsFor("city", events, 1);
    expect(eventsFor("city", once, 1)).toEqual(once);
    expect(eventsFor("city", eventsFor("city", events, null), 1)).toEqual(
      eventsFor("city", events, null),
    );
  });
});
