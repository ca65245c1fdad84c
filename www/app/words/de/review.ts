import type { ReviewWords } from "../review.js";
import { number } from "./numbers.js";

export const review: ReviewWords = {
  title: "Rückschau",
  first: "Zum Anfang",
  back: "Einen Spielzug zurück",
  forward: "Einen Spielzug vor",
  last: "Zum Ende",
  play: "Abspielen",
  pause: "Anhalten",
  pace: "Tempo",
  paces: { slow: "Langsam", calm: "Ruhig", quick: "Schnell" },
  position: "Spielzug",
  at: (move, of) => `Spielzug ${number(move)} von ${number(of)}`,
  beginning: "Der Anfang: Noch ist nichts geschehen.",
  reader: "Wessen Hand",
  mover: "Wer am Zug ist",
  spectator: "Keine",
  goOn: "Weiterspielen",
  fork: "Ab hier spielen",
};
