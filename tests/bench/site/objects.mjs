// The lists of moves as objects, in the page.

import { Game } from "blue-moon-city";
import { start } from "../inside.mjs";
import { measureObjects } from "../objects.mjs";

export async function measure(amounts) {
  const inside = await start(await (await fetch("/inside.wasm")).arrayBuffer());
  return measureObjects({ inside, Game, ...amounts });
}
