// Draws how cost grows: three small charts in one SVG, for light and dark pages.

import { summary } from "./figures.mjs";

const [WIDTH, HEIGHT] = [800, 280];
/** The area of a chart in its third of the width. */
const [LEFT, TOP, WIDE, HIGH] = [44, 48, 200, 170];

const style = `
  text { font: 12px system-ui, sans-serif; fill: #555 }
  .title { font-weight: 600; fill: #222 }
  .axis { stroke: #999; fill: none }
  .grid { stroke: #ddd }
  .line { fill: none; stroke-width: 2; stroke-linejoin: round }
  .a { stroke: #2f6db5 } text.a, circle.a { fill: #2f6db5; stroke: none }
  .b { stroke: #b5642f } text.b, circle.b { fill: #b5642f; stroke: none }
  @media (prefers-color-scheme: dark) {
    text { fill: #aaa } .title { fill: #ddd } .axis { stroke: #777 } .grid { stroke: #444 }
    .a { stroke: #7fb0ea } text.a, circle.a { fill: #7fb0ea }
    .b { stroke: #e8a06c } text.b, circle.b { fill: #e8a06c }
  }`;

/** Four or five steps of 1, 2 or 5 times a power of ten, from 0 up to at least the value. */
function ticks(value) {
  const power = 10 ** Math.floor(Math.log10(value / 4));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size * 5 >= value);
  return Array.from({ length: Math.ceil(value / step) + 1 }, (_, place) => place * step);
}

const short = (value) => String(Number(value.toPrecision(4)));

/** A chart of lines through points; its axes begin at 0, but for given ticks of the horizontal one. */
function chart(place, { title, across, up, lines, columns }) {
  const points = lines.flatMap((line) => line.points);
  const xs = columns ?? ticks(Math.max(...points.map(([x]) => x)));
  const ys = ticks(Math.max(...points.map(([, y]) => y)));
  const margin = columns ? 0.5 : 0;
  const [from, to] = [xs[0] - margin, xs.at(-1) + margin];
  const x = (value) => short(LEFT + ((value - from) / (to - from)) * WIDE);
  const y = (value) => short(TOP + HIGH - (value / ys.at(-1)) * HIGH);
  const bottom = TOP + HIGH;
  return [
    `<g transform="translate(${(place * WIDTH) / 3})">`,
    `<text class="title" x="${LEFT}" y="18">${title}</text>`,
    `<text x="${LEFT}" y="36">${up}</text>`,
    ...ys.slice(1).map((v) => `<path class="grid" d="M${LEFT} ${y(v)}h${WIDE}"/>`),
    ...ys.map(
      (v) => `<text text-anchor="end" x="${LEFT - 6}" y="${Number(y(v)) + 4}">${short(v)}</text>`,
    ),
    ...xs.map(
      (v) => `<text text-anchor="middle" x="${x(v)}" y="${bottom + 18}">${short(v)}</text>`,
    ),
    `<text text-anchor="middle" x="${LEFT + WIDE / 2}" y="${bottom + 40}">${across}</text>`,
    `<path class="axis" d="M${LEFT} ${TOP}V${bottom}h${WIDE}"/>`,
    ...lines.flatMap(({ name, colour, points }) => [
      `<path class="line ${colour}" d="M${points.map(([px, py]) => `${x(px)} ${y(py)}`).join("L")}"/>`,
      ...(columns ? points : []).map(
        ([px, py]) => `<circle class="${colour}" cx="${x(px)}" cy="${y(py)}" r="3.5"/>`,
      ),
      name
        ? `<text class="${colour}" x="${x(points.at(-1)[0])}" dx="8" y="${y(points.at(-1)[1])}" dy="4">${name}</text>`
        : "",
    ]),
    "</g>",
  ];
}

/** The picture of what `make bench` found: medians. */
export function growth({ byHand, byLength, perGame }) {
  const game = (name) =>
    perGame[name].map(({ players, times }) => [players, summary(times).median]);
  const charts = [
    {
      title: "Legal moves by hand",
      up: "µs, in wasm",
      across: "cards in the hand",
      lines: [{ colour: "a", points: byHand }],
    },
    {
      title: "Legal moves by their number",
      up: "µs, in wasm",
      across: "moves in the list",
      lines: [{ colour: "a", points: byLength }],
    },
    {
      title: "A game by its players",
      up: "ms, simple policy",
      across: "players",
      columns: [2, 3, 4],
      lines: [
        { name: "wasm", colour: "a", points: game("wasm") },
        { name: "native", colour: "b", points: game("native") },
      ],
    },
  ];
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="How the time of legal moves grows with the hand and with the list, and that of a game with the players">`,
    `<style>${style}\n</style>`,
    ...charts.flatMap((each, place) => chart(place, each)).filter((line) => line !== ""),
    "</svg>",
  ].join("\n")}\n`;
}
