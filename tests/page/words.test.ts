/** The catalogues of the table by themselves: numbers, cases and sentences. */

import { expect, test } from "vitest";
import { cityWords } from "../../www/city/words/words.js";
import { bestLanguage, LANGUAGES } from "../../www/table/words/words.js";

test("what is counted stands in the form that its number asks for", async () => {
  const forms = {
    en: [
      ["0 crystals", "1 crystal", "2 crystals", "5 crystals"],
      ["0 scales", "1 scale", "2 scales", "5 scales"],
      ["0 cards", "1 card", "2 cards", "5 cards"],
      ["0 markers", "1 marker", "2 markers", "5 markers"],
      ["0 steps", "1 step", "2 steps", "5 steps"],
    ],
    de: [
      ["0 Kristalle", "1 Kristall", "2 Kristalle", "5 Kristalle"],
      ["0 Drachenschuppen", "1 Drachenschuppe", "2 Drachenschuppen", "5 Drachenschuppen"],
      ["0 Karten", "1 Karte", "2 Karten", "5 Karten"],
      ["0 Bausteine", "1 Baustein", "2 Bausteine", "5 Bausteine"],
      ["0 Schritte", "1 Schritt", "2 Schritte", "5 Schritte"],
    ],
    hu: [
      ["0 kristály", "1 kristály", "2 kristály", "5 kristály"],
      ["0 sárkányláng", "1 sárkányláng", "2 sárkányláng", "5 sárkányláng"],
      ["0 kártya", "1 kártya", "2 kártya", "5 kártya"],
      ["0 építőkő", "1 építőkő", "2 építőkő", "5 építőkő"],
      ["0 lépés", "1 lépés", "2 lépés", "5 lépés"],
    ],
    "zh-Hant": [
      ["0 顆水晶", "1 顆水晶", "2 顆水晶", "5 顆水晶"],
      ["0 片龍鱗", "1 片龍鱗", "2 片龍鱗", "5 片龍鱗"],
      ["0 張牌", "1 張牌", "2 張牌", "5 張牌"],
      ["0 個標記", "1 個標記", "2 個標記", "5 個標記"],
      ["0 步", "1 步", "2 步", "5 步"],
    ],
  };
  for (const language of LANGUAGES.keys()) {
    const { crystals, scales, cards, markers, steps } = await cityWords(language);
    expect(
      [crystals, scales, cards, markers, steps].map((count) => [0, 1, 2, 5].map(count)),
    ).toEqual(forms[language]);
  }
});

test("a sentence bends the name of a building as the language wants it", async () => {
  const walk = { type: "walk", seat: 0, from: 10, to: 0, stepsLeft: 0 } as const;
  const complete = { type: "complete", tile: 0, building: "mill" } as const;
  const said = {
    en: {
      mill: ["Anna walks to the Mill.", "The Mill is complete!"],
      great_hall: ["Anna walks to the Great Hall.", "The Great Hall is complete!"],
      university: ["Anna walks to the University.", "The University is complete!"],
      trading_house: ["Anna walks to the Trading House.", "The Trading House is complete!"],
    },
    de: {
      mill: ["Anna geht zur Mühle.", "Die Mühle ist fertig!"],
      great_hall: ["Anna geht zur Großen Halle.", "Die Große Halle ist fertig!"],
      university: ["Anna geht zur Universität.", "Die Universität ist fertig!"],
      trading_house: ["Anna geht zum Handelshaus.", "Das Handelshaus ist fertig!"],
    },
    hu: {
      mill: ["Anna a malomhoz megy.", "A malom elkészült!"],
      great_hall: ["Anna a nagycsarnokhoz megy.", "A nagycsarnok elkészült!"],
      university: ["Anna az egyetemhez megy.", "Az egyetem elkészült!"],
      trading_house: ["Anna a kereskedőházhoz megy.", "A kereskedőház elkészült!"],
    },
    "zh-Hant": {
      mill: ["Anna 走到磨坊。", "磨坊竣工了！"],
      great_hall: ["Anna 走到大會堂。", "大會堂竣工了！"],
      university: ["Anna 走到大學。", "大學竣工了！"],
      trading_house: ["Anna 走到商館。", "商館竣工了！"],
    },
  };
  for (const language of LANGUAGES.keys()) {
    const { events } = await cityWords(language);
    for (const [building, sentences] of Object.entries(said[language])) {
      const telling = { who: () => "Anna", building: () => building as "mill" };
      expect([events.walk(walk, telling), events.complete(complete, telling)]).toEqual(sentences);
    }
  }
});

test("a reader gets the first of the wanted languages that there is", () => {
  expect(bestLanguage(["de-AT", "en"])).toBe("de");
  expect(bestLanguage(["fr", "hu-HU", "en"])).toBe("hu");
  expect(bestLanguage(["zh-TW"])).toBe("zh-Hant");
  expect(bestLanguage(["zh-Hans-CN", "en"])).toBe("zh-Hant");
  expect(bestLanguage(["fr", "it"])).toBe("en");
  expect(bestLanguage([])).toBe("en");
});
