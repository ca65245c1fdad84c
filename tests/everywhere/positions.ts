/** Positions that are read once answer as the functions do that read them anew. */

import type {
  CityEvent,
  CityMove,
  CityPosition,
  CityState,
  CityTile,
  CityView,
  Reward,
  Seat,
} from "blue-moon-city";
import { holds, outcome, same } from "./assert.js";
import { options, playsOn } from "./canary.js";
import type { Checks, Host, Library } from "./host.js";

const GAMES = [
  ...["2-sensible-00", "3-playful-00", "4-squatter-00", "4-tired-00"],
  ...["from-the-race", "from-a-hand-of-wild-cards", "from-the-last-building"],
];

/** States of recorded games, every so many moves, and those at their ends. */
async function states({ library, read }: Host, every: number): Promise<CityState[]> {
  const found: CityState[] = [];
  for (const name of GAMES) {
    const game = library.Game.fromRecord(await read(`golden/${name}.txt`));
    for (let ply = 0; ply < game.length; ply += every) found.push(game.at(ply));
    found.push(game.state());
    game.free();
  }
  return found;
}

const seats = (state: CityState): (Seat | null)[] => [
  null,
  ...state.hands.map((_, seat) => seat as Seat),
];

/** The contributions among moves. */
const contributions = (moves: readonly CityMove[]) =>
  moves.flatMap((move) => (move.type === "contribute" ? [move] : []));

/** The boxes that contributions fill, each once. */
const boxes = (moves: readonly CityMove[]) => [
  ...new Set(contributions(moves).map(({ box }) => box)),
];

/** What both answer to all questions; a refusal by its code. */
function compare(library: Library, from: CityState | CityView, object: CityPosition, what: string) {
  const alike = (question: string, asked: () => unknown, called: () => unknown) => {
    const place = `${question} of ${what}`;
    const expected = outcome(library, place, called);
    same(outcome(library, place, asked), expected, place);
    return expected;
  };
  const listed = alike(
    "legalMoves",
    () => object.legalMoves(),
    () => library.legalMoves(from),
  );
  const moves = "value" in listed ? (listed.value as CityMove[]) : [];
  alike(
    "status",
    () => object.status(),
    () => library.status(from),
  );
  const some = moves.filter((_, index) => index % 17 === 0);
  for (const move of [
    ...some,
    { type: "declareDone" } as const,
    { type: "walk", to: 0 } as const,
  ]) {
    alike(
      "check",
      () => object.check(move),
      () => library.check(from, move),
    );
    alike(
      "preview",
      () => object.preview(move),
      () => library.preview(from, move),
    );
    alike(
      "canUndoAfter",
      () => object.canUndoAfter(move),
      () => library.canUndoAfter(from, move),
    );
  }
  const hand = "hand" in from ? (from.hand ?? []) : (from.hands[from.table.turn.seat] ?? []);
  for (const cards of [[], hand, hand.slice(1, 4)]) {
    for (const box of [0, 2, 9]) {
      alike(
        "explain",
        () => object.explain({ box, cards }),
        () => library.explain(from, { box, cards }),
      );
    }
  }
}

export const positions: Checks = {
  "a position object answers as the functions do, of states and of the views of all": async (
    host,
  ) => {
    const { library } = host;
    for (const state of await states(host, 41)) {
      const game = library.Game.fromState(state);
      const whole = library.position(state);
      compare(library, state, whole, "a state");
      for (const seat of seats(state)) {
        const view = library.view(state, seat);
        const objects = [library.position(view), game.position(seat)];
        for (const object of objects) compare(library, view, object, `the view of ${seat}`);
        const asked = [
          (object: CityPosition) => object.prospects(),
          (object: CityPosition) => object.completion(6),
          (object: CityPosition) => object.payments(0, 9),
        ];
        const decides = state.table.result === null && seat === state.table.turn.seat;
        for (const ask of asked) {
          const found = outcome(library, "a question", () => ask(whole));
          for (const object of objects) {
            const seen = outcome(library, "a question", () => ask(object));
            if (decides) same(seen, found, `what ${seat} is told`);
            else if (state.table.result === null) {
              same(seen, { code: "not_your_view" }, `what ${seat} is told`);
            }
          }
        }
        for (const object of objects) object.free();
      }
      const own = game.position();
      compare(library, state, own, "a game");
      for (const object of [whole, own, game]) object.free();
    }
    playsOn(library);
  },

  "a position object stays as it was when its game goes on, is undone or freed": ({ library }) => {
    const game = new library.Game(options);
    const [whole, mine] = [game.position(), game.position(0)];
    const told = () => [whole, mine].map((at) => [at.legalMoves(), at.status(), at.prospects()]);
    const before = JSON.stringify(told());
    game.apply({ type: "walk", to: 5 });
    same(JSON.stringify(told()), before, "after a move");
    game.apply({ type: "endTurn", discard: [] });
    same(JSON.stringify(told()), before, "after a turn");
    game.undo({ anyway: true });
    same(JSON.stringify(told()), before, "after taking back");
    game.free();
    same(JSON.stringify(told()), before, "after freeing");
    const state = library.newGame(options);
    const object = library.position(state);
    const moves = JSON.stringify(object.legalMoves());
    Object.assign(state.table, { deckSize: -1 });
    state.hands.splice(0);
    same(JSON.stringify(object.legalMoves()), moves, "the state it was made of is not kept");
    for (const position of [whole, mine, object]) {
      const symbol: typeof Symbol.dispose = Symbol.dispose ?? Symbol.for("Symbol.dispose");
      position[symbol]();
      const found = outcome(library, "after disposal", () => position.status());
      same(found, { code: "freed" }, "after disposal");
    }
    playsOn(library);
  },

  "payments are the listed contributions, the cheapest first, with what explain says": async (
    host,
  ) => {
    const { library } = host;
    const cards = new Map(library.facts("city").cards.map((facts) => [facts.card, facts]));
    const cost = (list: readonly string[]) => {
      const facts = list.map((card) => cards.get(card as never));
      const standIns = facts.filter((card) => /^(wild|pair|turn)/.test(card?.power ?? ""));
      return [
        list.length,
        standIns.length,
        facts.reduce((sum, card) => sum + (card?.value ?? 0), 0),
      ];
    };
    let compared = 0;
    for (const state of await states(host, 3)) {
      const object = library.position(state);
      const listed = contributions(object.legalMoves());
      for (const box of [0, 1, 2, 3, 4]) {
        const own = listed.filter((move) => move.box === box);
        const found = outcome(library, "payments", () => object.payments(box, 65_535));
        if ("code" in found) {
          const explained = outcome(library, "explain", () => object.explain({ box, cards: [] }));
          same(found, explained, "why a box can't be paid");
          same(own.length, 0, "contributions to it");
          continue;
        }
        const { count, payments } = object.payments(box, 65_535);
        same([count, payments.length], [own.length, own.length], "how many there are");
        const sorted = (list: readonly (readonly string[])[]) =>
          list.map((some) => some.join()).sort();
        same(
          sorted(payments.map((one) => one.cards)),
          sorted(own.map((one) => one.cards)),
          "cards",
        );
        for (const [place, { cards: paid, people, sum, uses }] of payments.entries()) {
          const [here, next] = [cost(paid), cost(payments[place + 1]?.cards ?? paid)];
          const differs = here.findIndex((part, at) => part !== next[at]);
          holds(differs < 0 || (here[differs] ?? 0) < (next[differs] ?? 0), `${paid} is cheaper`);
          if (place % 9 > 0) continue;
          const explained = object.explain({ box, cards: paid });
          same([people, sum, uses], [explained.people, explained.sum, explained.uses], `${paid}`);
          same(explained.problem, null, `${paid} pays`);
          compared += 1;
        }
        const first = object.payments(box, 2);
        same(first, { count, payments: payments.slice(0, 2) }, "the first two");
        same(object.payments(box, 0), { count, payments: [] }, "none");
      }
      object.free();
    }
    holds(compared > 300, `${compared} payments were compared`);
    playsOn(library);
  },

  "prospects are the walks with their cost, and the contributions that come by walking": async (
    host,
  ) => {
    const { library } = host;
    let [walked, further, elsewhere] = [0, 0, 0];
    for (const state of await states(host, 7)) {
      const object = library.position(state);
      const prospects = object.prospects();
      same(
        prospects.map(({ tile }) => tile),
        [...Array(21).keys()],
        "the tiles",
      );
      const moves = object.legalMoves();
      const steps = new Map<number, number>();
      for (const move of moves) {
        if (move.type !== "walk") continue;
        const [event] = object.preview(move);
        if (event?.type !== "walk") throw new Error("a walk walks");
        steps.set(move.to, object.status().steps - event.stepsLeft);
      }
      for (const { tile, steps: cost, boxes: fillable } of prospects) {
        same(cost, steps.get(tile) ?? null, `the steps to ${tile}`);
        if (cost === null) continue;
        const { state: there } = library.apply(state, { type: "walk", to: tile });
        same(boxes(library.legalMoves(there)), fillable, `the boxes on ${tile}`);
        walked += fillable.length;
      }
      const extra = moves.find(({ type }) => type === "extraSteps");
      const after = extra && library.position(library.apply(state, extra).state);
      const reach = after?.prospects().map((prospect) => prospect.steps);
      same(
        prospects.map(({ furtherSteps }) => furtherSteps),
        reach ?? prospects.map(() => null),
        "the further steps",
      );
      if (reach) further += 1;
      // Where the figure can't walk to, too: the same position with the figure there.
      for (const { tile, boxes: fillable } of prospects) {
        const { seat, phase } = state.table.turn;
        if (phase !== "movement") continue;
        const moved = structuredClone(state);
        Object.assign(moved.table.seats[seat] ?? {}, { figure: tile });
        same(boxes(library.legalMoves(moved)), fillable, `the boxes on ${tile}, were one there`);
        elsewhere += fillable.length;
      }
      after?.free();
      object.free();
    }
    holds(walked > 50 && further > 3 && elsewhere > 100, `${walked}, ${further}, ${elsewhere}`);
    playsOn(library);
  },

  "completion tells what the contribution that completes a building brings": async (host) => {
    const { library } = host;
    let completed = 0;
    for (const state of await states(host, 1)) {
      const seat = state.table.turn.seat;
      const figure = state.table.seats[seat]?.figure as CityTile;
      const open = state.table.tiles[figure]?.boxes.filter((marker) => marker === null).length;
      // Only the last box completes; to look at the others as well would take minutes.
      if (open !== 1) continue;
      const object = library.position(state);
      const [move] = contributions(object.legalMoves());
      if (move && object.preview(move).some(({ type }) => type === "complete")) {
        const before = object.completion(figure);
        same(before.leader, leader(state.table.tiles[figure]?.boxes ?? []), "the leader before");
        const { state: after, events } = library.apply(state, move);
        rewarded(before, events, figure);
        const filled = [...(state.table.tiles[figure]?.boxes ?? [])];
        filled[move.box] = seat;
        const majority = rewards(events).find(({ why }) => why === "majority");
        if (majority) same(majority.seat, leader(filled), "who has the most markers");
        holds(after.table.tiles[figure]?.complete === true, "it is complete");
        completed += 1;
      }
      object.free();
    }
    holds(completed > 20, `${completed} buildings were completed`);
    playsOn(library);
  },
};

type Rewarded = Extract<CityEvent, { type: "reward" }>;

function rewards(events: readonly CityEvent[]): Rewarded[] {
  return events.flatMap((event) => (event.type === "reward" ? [event] : []));
}

const NOTHING: Reward = { crystals: 0, cards: 0, scales: 0 };

function sum(all: readonly Reward[]): Reward {
  return all.reduce(
    (total, { crystals, cards, scales }) => ({
      crystals: total.crystals + crystals,
      cards: total.cards + cards,
      scales: total.scales + scales,
    }),
    NOTHING,
  );
}

/** Compares what was told before with what came. */
function rewarded(
  told: ReturnType<CityPosition["completion"]>,
  events: readonly CityEvent[],
  tile: CityTile,
): void {
  const all = rewards(events);
  const seats = [...new Set(all.filter(({ why }) => why !== "majority").map(({ seat }) => seat))];
  const of = (seat: Seat, why: Rewarded["why"]) =>
    all.filter((reward) => reward.seat === seat && reward.why === why);
  for (const seat of seats) {
    const neighbours = of(seat, "neighbourhood");
    same(sum([...of(seat, "contributor"), ...neighbours]), told.each, `what ${seat} gets`);
    same(sum(of(seat, "contributor")), told.contributor, `what ${seat} gets as contributor`);
    const expected = told.neighbours.filter(({ reward }) => Object.values(reward).some(Boolean));
    same(
      neighbours.map((reward) => ({ tile: reward.from, reward: sum([reward]) })),
      expected,
      `the neighbours of ${tile}`,
    );
  }
  same(sum(all.filter(({ why }) => why === "majority")), told.majority, "for the most markers");
}

/** Who has the most markers; of those tied whose marker is farthest left (C6.1a). */
function leader(markers: readonly (Seat | null)[]): Seat | null {
  const count = (seat: Seat | null) => markers.filter((marker) => marker === seat).length;
  const seats = markers.filter((marker) => marker !== null);
  const most = Math.max(...seats.map(count));
  return seats.find((seat) => count(seat) === most) ?? null;
}
