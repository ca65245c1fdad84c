/** What the types promise. The compiler is asked; nothing runs but it. */

import { readFileSync } from "node:fs";
import {
  apply,
  type BuildingId,
  type Card,
  type CityEvent,
  type CityFacts,
  type CityMove,
  type CityState,
  type CityStatus,
  type CityView,
  check,
  type ErrorCode,
  type Explanation,
  eventsFor,
  explain,
  facts,
  formatMove,
  Game,
  legalMoves,
  type Move,
  newGame,
  type Problem,
  parseMove,
  preview,
  type Seat,
  status,
  type Tile,
  view,
} from "blue-moon-city";
import { expect, expectTypeOf, test } from "vitest";
import { compile } from "./compile.js";

const state = newGame({ game: "city", players: 2, seed: "types" });
const seen = view(state, 0);

test("functions are generic over the game of what they are given", () => {
  expectTypeOf(state).toEqualTypeOf<CityState>();
  expectTypeOf(seen).toEqualTypeOf<CityView>();
  expectTypeOf(legalMoves<CityState>).returns.toEqualTypeOf<CityMove[]>();
  expectTypeOf(legalMoves<CityView>).returns.toEqualTypeOf<CityMove[]>();
  expectTypeOf(apply<CityState>).returns.toEqualTypeOf<{ state: CityState; events: CityEvent[] }>();
  expectTypeOf(apply<CityState>)
    .parameter(1)
    .toEqualTypeOf<CityMove>();
  expectTypeOf(check<CityView>).returns.toEqualTypeOf<Problem | null>();
  expectTypeOf(explain<CityView>).returns.toEqualTypeOf<Explanation>();
  expectTypeOf(preview<CityView>).returns.toEqualTypeOf<CityEvent[]>();
  expectTypeOf(status<CityView>).returns.toEqualTypeOf<CityStatus>();
  expectTypeOf(facts<"city">).returns.toEqualTypeOf<CityFacts>();
  expectTypeOf(eventsFor<"city">).returns.toEqualTypeOf<CityEvent[]>();
  expectTypeOf(parseMove<"city">).returns.toEqualTypeOf<CityMove>();
  expectTypeOf(formatMove<"city">)
    .parameter(1)
    .toEqualTypeOf<Move<"city">>();
  expectTypeOf<Game["apply"]>().returns.toEqualTypeOf<CityEvent[]>();
  expectTypeOf<ReturnType<Game["fork"]>>().toEqualTypeOf<Game<"city">>();
  expectTypeOf(Game.fromState<CityState>).returns.toEqualTypeOf<Game<"city">>();
});

test("moves have exactly the documented shapes", () => {
  type Documented =
    | { type: "walk"; to: Tile }
    | { type: "flyDragon"; card: "V1" | "T1" | "A1"; to: Tile }
    | { type: "walkDragon"; card: "V2" | "T2" | "A2"; to: Tile }
    | { type: "fly"; card: "F1"; to: Tile }
    | { type: "extraSteps"; card: "F2" }
    | { type: "contribute"; box: number; cards: Card[] }
    | { type: "offer"; pillar: null | "P1" | "P2" }
    | { type: "endTurn"; discard: Card[] }
    | { type: "declareDone" };
  expectTypeOf<CityMove>().toEqualTypeOf<Documented>();
  expectTypeOf<Seat>().toEqualTypeOf<0 | 1 | 2 | 3>();
  expectTypeOf<20>().toExtend<Tile>();
  expectTypeOf<21>().not.toExtend<Tile>();
  for (const literals of [{} as Card, {} as BuildingId, {} as ErrorCode]) {
    expectTypeOf(literals).not.toEqualTypeOf<string>();
  }
});

test("what is wrong does not compile", () => {
  const wrong = [
    'newGame({ game: "city", players: "3" })',
    'newGame({ game: "chess", players: 3 })',
    'newGame({ game: "city", players: 3, names: ["Ada"] })',
    'apply(view(state, 0), { type: "declareDone" })',
    'apply(state, { type: "walk", to: 21 })',
    'check(state, { type: "fly", card: "F2", to: 1 })',
    "Game.fromState(view(state, 0))",
    "view(state, 4)",
  ];
  const lines = wrong.map((line) => `// @ts-expect-error\n${line};`);
  const names = "Game, apply, check, newGame, view";
  compile({
    wrong: `import { ${names} } from "blue-moon-city";
     const state = newGame({ game: "city", players: 3 });
     ${lines.join("\n")}`,
  });
});

test("no exported type is any, bigint or undefined, however deep", () => {
  const surface = readFileSync(new URL("../../pkg/dist/index.d.ts", import.meta.url), "utf8");
  const lists = [...surface.matchAll(/export type \{(.*?)\}/gs)].flatMap(
    ([, list]) => list?.split(",") ?? [],
  );
  const names = lists.map((name) => name.trim()).filter((name) => name !== "");
  expect(names.length).toBeGreaterThan(50);
  const ofPosition = ["EventOf", "GameOf", "MoveOf"];
  const ofGame = ["Facts", "Options"];
  const types = names.map((name) => {
    if (ofPosition.includes(name)) return `library.${name}<library.CityState>`;
    return ofGame.includes(name) ? `library.${name}<"city">` : `library.${name}`;
  });
  const functions =
    "apply check eventsFor explain facts formatMove legalMoves newGame parseMove preview status view";
  const results = functions.split(" ").map((name) => `ReturnType<typeof library.${name}>`);
  compile({
    flaws: `import type * as library from "blue-moon-city";
     type Flaw<T> =
       0 extends 1 & T ? "any" :
       unknown extends T ? "unknown" :
       T extends bigint | undefined | symbol | ((...all: never[]) => unknown) ? "no data" :
       T extends object ? { [K in keyof T]-?: Flaw<Required<T>[K]> }[keyof T & (T extends readonly unknown[] ? number : keyof T)] :
       never;
     type Flawless<T extends never> = T;
     export type All = [
       ${[...types, ...results].map((type) => `Flawless<Flaw<${type}>>`).join(",\n")}
     ];
     // The test itself finds flaws.
     // @ts-expect-error
     export type A = Flawless<Flaw<{ list: { deep: any }[] }>>;
     // @ts-expect-error
     export type B = Flawless<Flaw<{ list: [bigint] }>>;
     // @ts-expect-error
     export type C = Flawless<Flaw<{ left?: 1 | undefined }>>;
     export type D = Flawless<Flaw<{ left?: 1; list: (string | null)[] }>>;`,
  });
});

test("every function and every method has a doc comment with an example", () => {
  const declared = ["api", "game", "start", "errors"].map((file) =>
    readFileSync(new URL(`../../pkg/dist/${file}.d.ts`, import.meta.url), "utf8"),
  );
  const shown =
    /(\/\*\*(?:(?!\*\/).)*\*\/)?\s*^(?:export declare (?:function|class) (\w+)| {4}(?:static |get )?(\w+)(?:<[^>]*>)?\()/gms;
  const bare: string[] = [];
  let found = 0;
  for (const [, comment, exported, method] of declared.flatMap((text) => [
    ...text.matchAll(shown),
  ])) {
    const name = exported ?? method ?? "";
    const internal = [
      "splitOptions",
      "rules",
      "needRoom",
      "fault",
      "guarded",
      "answered",
      "toJSON",
    ].includes(name);
    if (internal || (name === "constructor" && comment === undefined)) continue;
    found += 1;
    if (!comment?.includes("```ts")) bare.push(name);
  }
  expect(bare).toEqual([]);
  expect(found).toBeGreaterThan(35);
});
