import type { GuideWords } from "../guide.js";

export const guide: GuideWords = {
  title: "Vezetett első játék",
  invitation:
    "Új vagy itt? Játssz végig egy első játékot nagyjából tíz perc alatt, lépésről lépésre az igazi asztalnál. Bármikor abbahagyhatod.",
  start: "Tanuljunk játszani",
  goOn: "Folytatom a tanulást",
  again: "Vezetett első játék",
  failed: "A vezetett játékot most nem lehet betölteni.",
};
