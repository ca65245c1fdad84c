/** What is shown of the events of a move, in their order: who comes where, what is paid, who gets what for what. */

import type {
  CityCard as Card,
  CityEvent,
  CityView,
  Reward,
  Seat,
  CityTile as Tile,
} from "blue-moon-city";
import { html, render, type TemplateResult } from "lit";
import { emblem, type IconName, icon } from "../../table/index.js";
import { middle, type Stage } from "../../table/motion/stage.js";
import { travel, type Way } from "../../table/motion/travel.js";
import { keepSide, turnOver } from "../../table/motion/turnover.js";
import { marker } from "../art/pieces.js";
import { COURTYARD, shortestWay } from "../lookup.js";
import { cardChip } from "./card.js";
import { kinds } from "./goods.js";
import { buildingOn, nameOf, type Scene } from "./scene.js";

type Of<Type extends CityEvent["type"]> = Extract<CityEvent, { type: Type }>;

/** How long a sentence stands on the board, in ms. */
const CAPTION = 850;

/** The key of a good among the numbers before a player. */
const STATS = { crystal: "crystals", card: "hand", scale: "scales" } as const;

/** Shows the events one after another; a stage that is over lets the rest pass. */
export async function perform(stage: Stage, scene: Scene): Promise<void> {
  prepare(stage, scene);
  await Promise.all([travel(stage, ways(stage, scene)), powers(stage, scene)]);
  for (let index = 0; index < scene.events.length && !stage.over; ) {
    index += await beat(stage, scene, index);
  }
  stage.finish();
}

/** What is drawn already waits until it happens. */
function prepare(stage: Stage, scene: Scene): void {
  for (const key of stage.before.values.keys()) stage.keepCount(key);
  for (const event of scene.events) {
    if (event.type === "complete") keepPlan(stage, event.tile);
    if (event.type === "contribution") stage.hold(box(stage, event)?.querySelector("svg.marker"));
    if (event.type === "offering") stage.hold(obeliskBox(stage, event.box)?.querySelector("svg"));
    if (event.type === "complete" || event.type === "offering") offerSkip(stage, scene);
  }
}

/** Any key and any click skip what is shown; this says so where it takes longer, in a corner that the city leaves free. */
function offerSkip(stage: Stage, { words }: Scene): void {
  const skip = document.createElement("button");
  skip.className = "skip";
  skip.tabIndex = -1;
  skip.ariaHidden = "true";
  skip.textContent = words.turn.skip;
  stage.invite(skip, stage.find(".tiles") ?? undefined);
}

/** The ways of the pieces that the events move. */
function ways(stage: Stage, { events, lookup }: Scene): Map<string, Way> {
  const found = new Map<string, Way>();
  const over = (from: Tile, to: Tile) =>
    shortestWay(lookup, from, to).map((tile) => tileAt(stage, tile));
  for (const event of events) {
    if (event.type === "walk") found.set(`figure-${event.seat}`, over(event.from, event.to));
    else if (event.type === "fly") found.set(`figure-${event.seat}`, "air");
    else if (event.type === "flyDragon") found.set(`dragon-${event.dragon}`, "air");
    else if (event.type === "walkDragon") {
      found.set(`dragon-${event.dragon}`, over(event.from, event.to));
    }
  }
  return found;
}

function tileAt(stage: Stage, tile: Tile): HTMLElement | null {
  return stage.find(selectorOf(tile));
}

function selectorOf(tile: Tile): string {
  return `.tile[data-tile="${tile}"]`;
}

/** What has to be remembered as it looks before a new view is drawn: the plans that are houses in it. */
export function changing(from: CityView | null, to: CityView | null): string[] {
  return (to?.table.tiles ?? []).flatMap(({ complete }, tile) =>
    complete && from?.table.tiles[tile]?.complete === false ? [selectorOf(tile as Tile)] : [],
  );
}

/** The plan of a tile that is a house now, as it looked. */
function planOf(stage: Stage, tile: Tile): HTMLElement | undefined {
  return stage.before.copies.get(selectorOf(tile));
}

function keepPlan(stage: Stage, tile: Tile): void {
  const [plan, house] = [planOf(stage, tile), tileAt(stage, tile)];
  if (!plan || !house) return;
  for (const name of ["data-tile", "data-here", "data-reach", "aria-selected"]) {
    plan.removeAttribute(name);
  }
  plan.querySelector(".cost")?.remove();
  keepSide(stage, plan, house);
}

async function build(stage: Stage, tile: Tile): Promise<void> {
  const [plan, house] = [planOf(stage, tile), tileAt(stage, tile)];
  if (plan && house) await turnOver(stage, plan, house);
}

/** Shows the event at an index, with those that belong to it, and returns how many these were. */
async function beat(stage: Stage, scene: Scene, index: number): Promise<number> {
  const event = scene.events[index];
  switch (event?.type) {
    case "contribution":
      await contribution(stage, scene, event);
      break;
    case "dragonScales":
      await award(stage, scene, event.tile, [
        { ...event, crystals: 0, cards: 0, from: event.tile },
      ]);
      break;
    case "complete":
      await build(stage, event.tile);
      break;
    case "reward":
      return rewards(stage, scene, index);
    case "scaleScoring":
      await scaleScoring(stage, scene, event);
      break;
    case "markersReturn":
      await markersReturn(stage, event);
      break;
    case "offering":
      await offering(stage, event);
      break;
    case "discard":
      await spend(stage, scene, event.seat, event.cards);
      break;
    case "draw":
      await draw(stage, event);
      break;
  }
  return 1;
}

/** Cards that are used for their power leave the hand while the pieces go. */
async function powers(stage: Stage, scene: Scene): Promise<void> {
  for (const event of scene.events) {
    if ("card" in event) await spend(stage, scene, event.seat, [event.card]);
  }
}

/** Cards go from the hand to the discard pile; from that of another player, as far as one sees it. */
async function spend(
  stage: Stage,
  scene: Scene,
  seat: Seat,
  cards: readonly Card[],
): Promise<void> {
  const pile = stage.stat("discard");
  const hand = stage.stat(`hand-${seat}`)?.getBoundingClientRect();
  stage.count(`hand-${seat}`, -cards.length);
  await Promise.all(
    cards.map((card, order) =>
      stage.fly(cardChip(scene, card), stage.before.stacks.get(card) ?? hand, pile, order * 60),
    ),
  );
  stage.count("discard", cards.length);
}

async function contribution(stage: Stage, scene: Scene, event: Of<"contribution">): Promise<void> {
  const spot = box(stage, event);
  const from = stage.stat(`markers-${event.seat}`)?.getBoundingClientRect();
  const cards = event.uses.map(({ card }) => card);
  stage.count(`markers-${event.seat}`, -1);
  await Promise.all([
    spend(stage, scene, event.seat, cards),
    stage.fly(marker(event.seat), from, spot),
  ]);
  if (spot && planOf(stage, event.tile)) {
    // The plan that is kept was drawn before the marker came.
    spot.replaceChildren();
    spot.dataset.filled = "";
    render(marker(event.seat), spot);
  } else stage.show(spot?.querySelector("svg.marker"));
}

/** A reward, and the tile that it comes from. */
interface Gift extends Reward {
  readonly seat: Seat;
  readonly from: Tile;
}

/** All rewards of one corner at once: they are due for the same reason. */
async function rewards(stage: Stage, scene: Scene, start: number): Promise<number> {
  const first = scene.events[start] as Of<"reward">;
  const gifts: Gift[] = [];
  let index = start;
  for (; index < scene.events.length; index++) {
    const event = scene.events[index];
    // Between the rewards stand the cards that they draw.
    if (event?.type === "setAside" || event?.type === "draw" || event?.type === "reshuffle")
      continue;
    if (event?.type !== "reward" || event.why !== first.why) break;
    gifts.push(event);
  }
  await award(stage, scene, first.tile, gifts, first.why);
  return index - start;
}

/** Goods fly from their tiles to their owners, under a sentence that says what for. */
async function award(
  stage: Stage,
  scene: Scene,
  tile: Tile,
  gifts: readonly Gift[],
  why?: Of<"reward">["why"],
): Promise<void> {
  if (gifts.every((gift) => kinds(gift).length === 0)) return;
  const { gain } = scene.words.turn;
  const sources = [...new Set(gifts.map(({ from }) => from))];
  const captions = sources.map((from) => {
    const reason = why ? gain.reasons[why](buildingOn(scene.view, from)) : gain.dragons;
    const own = gifts.filter((gift) => gift.from === from);
    return caption(stage, from, html`<b>${reason}</b>${own.map((gift) => share(scene, gift))}`);
  });
  const flights = gifts.flatMap((gift) => goodsFly(stage, gift, tileAt(stage, gift.from)));
  await Promise.all([
    ...captions,
    ...flights,
    stage.wait(tile === sources[0] ? CAPTION : 1.4 * CAPTION),
  ]);
}

function share(scene: Scene, gift: Gift): TemplateResult {
  return html`<span data-seat=${gift.seat}>
    ${emblem(gift.seat)}${nameOf(scene, gift.seat)}
    ${kinds(gift).map(([good, count]) => html`<i>${count}${icon(good)}</i>`)}
  </span>`;
}

function goodsFly(stage: Stage, gift: Gift, source: Element | null): Promise<void>[] {
  const from = source?.getBoundingClientRect();
  return kinds(gift).map(async ([good, count], order) => {
    const key = `${STATS[good]}-${gift.seat}`;
    await stage.fly(token(good, count), from, stage.stat(key), 200 + order * 120);
    stage.count(key, count);
    if (good === "scale") stage.count("pool", -count);
    if (good === "card") stage.count("deck", -count);
  });
}

async function scaleScoring(stage: Stage, scene: Scene, event: Of<"scaleScoring">): Promise<void> {
  const { gain } = scene.words.turn;
  const pool = stage.stat("pool");
  const paid = event.seats.filter(({ crystals }) => crystals > 0);
  const shares = paid.map(({ seat, crystals }) =>
    share(scene, { seat, crystals, cards: 0, scales: 0, from: 0 }),
  );
  const said = caption(stage, COURTYARD, html`<b>${gain.scalesScored}</b>${shares}`, 1.6 * CAPTION);
  await Promise.all([
    said,
    ...paid.map(async ({ seat, scales, crystals, kept }) => {
      const from = stage.stat(`scales-${seat}`)?.getBoundingClientRect();
      await stage.fly(token("scale", scales - kept), from, pool);
      stage.count(`scales-${seat}`, kept - scales);
      await stage.fly(token("crystal", crystals), from, stage.stat(`crystals-${seat}`));
      stage.count(`crystals-${seat}`, crystals);
    }),
  ]);
}

async function markersReturn(stage: Stage, event: Of<"markersReturn">): Promise<void> {
  const from = tileAt(stage, event.tile)?.getBoundingClientRect();
  await Promise.all(
    event.counts.map(async (count, seat) => {
      if (count === 0) return;
      const key = `markers-${seat}`;
      await stage.fly(
        html`${count > 1 ? count : ""}${marker(seat as Seat)}`,
        from,
        stage.stat(key),
        seat * 60,
      );
      stage.count(key, count);
    }),
  );
}

/** Crystals go to the obelisk, and the marker fills its box. */
async function offering(stage: Stage, event: Of<"offering">): Promise<void> {
  const box = obeliskBox(stage, event.box);
  const crystals = stage.stat(`crystals-${event.seat}`)?.getBoundingClientRect();
  const markers = stage.stat(`markers-${event.seat}`)?.getBoundingClientRect();
  stage.count(`crystals-${event.seat}`, -event.price);
  await stage.fly(token("crystal", event.price), crystals, box);
  stage.count(`markers-${event.seat}`, -1);
  await stage.fly(marker(event.seat), markers, box);
  stage.show(box?.querySelector("svg"));
  stage.pulse(box);
  stage.pulse(stage.stat(`offerings-${event.seat}`));
}

async function draw(stage: Stage, event: Of<"draw">): Promise<void> {
  if (event.count === 0) return;
  const from = stage.stat("deck")?.getBoundingClientRect();
  await stage.fly(token("card", event.count), from, stage.stat(`hand-${event.seat}`));
  stage.count("deck", -event.count);
  stage.count(`hand-${event.seat}`, event.count);
}

/** A sentence above a tile, for a moment. */
async function caption(
  stage: Stage,
  tile: Tile,
  said: TemplateResult,
  ms = CAPTION,
): Promise<void> {
  const rect = tileAt(stage, tile)?.getBoundingClientRect();
  if (!rect || stage.over) return;
  // Near the edge of the window it would be cut off.
  const x = Math.min(Math.max(middle(rect).x, 90), innerWidth - 90);
  const shown = stage.float(said, "caption", { x, y: Math.max(rect.top, 70) });
  const rise = "translate(-50%, -100%)";
  await stage.animate(
    shown,
    [
      { opacity: 0, transform: `${rise} translateY(12px)` },
      { opacity: 1, transform: rise, offset: 0.15 },
      { opacity: 1, transform: rise, offset: 0.85 },
      { opacity: 0, transform: `${rise} translateY(-8px)` },
    ],
    { duration: ms + 350, easing: "ease-out", fill: "both" },
  );
  stage.dismiss(shown);
}

function token(name: IconName, count: number): TemplateResult {
  return html`<b>${count}</b>${icon(name)}`;
}

/** A box: on the plan as long as that is kept, since the house has none. */
function box(stage: Stage, event: Of<"contribution">): HTMLElement | null {
  const tile = planOf(stage, event.tile) ?? tileAt(stage, event.tile);
  return tile?.querySelectorAll<HTMLElement>(".box")[event.box] ?? null;
}

function obeliskBox(stage: Stage, box: number): HTMLElement | null {
  return stage.root.querySelectorAll<HTMLElement>(".offering .price")[box] ?? null;
}
