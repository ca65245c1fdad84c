import type { ReviewWords } from "../review.js";
import { number } from "./numbers.js";

export const review: ReviewWords = {
  title: "Visszanézés",
  first: "Az elejére",
  back: "Egy lépéssel vissza",
  forward: "Egy lépéssel előre",
  last: "A végére",
  play: "Lejátszás",
  pause: "Szünet",
  pace: "Tempó",
  paces: { slow: "Lassú", calm: "Nyugodt", quick: "Gyors" },
  position: "Lépés",
  at: (move, of) => `Lépés: ${number(move)} / ${number(of)}`,
  beginning: "A kezdet: még semmi sem történt.",
  reader: "Kinek a keze",
  mover: "Aki soron van",
  spectator: "Senkié",
  goOn: "Játék folytatása",
  fork: "Folytatás innen",
};
