// Figures that are committed, a name and a number on a line.

import { readFileSync, writeFileSync } from "node:fs";

/** The committed figures by name; with BLESS=1 they are first written anew, as those that were found. */
export function committed(file, found) {
  if (process.env.BLESS)
    writeFileSync(file, found.map(([name, figure]) => `${name} ${figure}\n`).join(""));
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return new Map(
    lines.map((line) => line.split(" ")).map(([name, figure]) => [name, Number(figure)]),
  );
}
