/** What the page says of the rules in its own words is what the rules say, in every language. */

import { type CityCard as Card, facts } from "blue-moon-city";
import { describe, expect, test } from "vitest";
import { guideIn } from "../../www/city/guide/lesson.js";
import type { Ink, RulesText } from "../../www/city/rules/text.js";
import { cityWords } from "../../www/city/words/words.js";
import { LANGUAGES } from "../../www/table/words/words.js";

const { cards } = facts("city");

describe.each([...LANGUAGES.keys()])("in %s", async (language) => {
  const words = await cityWords(language);
  const guide = await guideIn(language);
  const { rules }: { rules: RulesText } = await import(`../../www/city/rules/text/${language}.ts`);
  const said = (step: string) => guide.saying(step).text(words).join(" ").toLowerCase();

  test("of several boxes that the hand pays for, one is promised", () => {
    const { wouldFill } = words.turn.arrive;
    expect(wouldFill([3])).toContain("3");
    const several = wouldFill([3, 2, 2]);
    expect(several).toMatch(
      { en: /one of/, de: /einen/, hu: /egyikét/, "zh-Hant": /其中一格/ }[language],
    );
    expect(several.match(/\d/g)).toEqual(["3", "2", "2"]);
  });

  test("the people whose cards have a split of their own are named beside the choice", () => {
    const alike = cards.filter(({ people }) => people === "V").map(({ value }) => value);
    const others = new Set(cards.map(({ people }) => people)).values();
    const apart = [...others].filter((people) => {
      const own = cards.filter((card) => card.people === people).map(({ value }) => value);
      return own.join() !== alike.join();
    });
    expect(apart).toEqual(["K"]);
    for (const people of apart) {
      expect(words.page.setup.cardSplitHint).toContain(words.peoples[people].name);
    }
  });

  test("the guide names the colours of the cards that let a dragon walk, and no other", () => {
    const moving = (card: Card) => cards.find((kind) => kind.card === card)?.power === "walkDragon";
    for (const [people, { colour }] of Object.entries(words.peoples)) {
      // The grey cards carry the figure, which the same sentence tells; the step begins with the power of a blue one.
      if (people === "F" || people === "A") continue;
      const stem = colour.replace("色", "").slice(0, 4);
      expect([colour, said("dragon").includes(stem)]).toEqual([
        colour,
        moving(`${people}2` as Card),
      ]);
    }
  });

  test("the courtyard has its neighbours in the standard layout only", () => {
    expect(rules.figures.city.toLowerCase()).not.toMatch(/always|immer|mindig|永遠/);
    expect(rules.figures.city.toLowerCase()).toMatch(/standard|alap|標準/);
  });

  test("neighbours reward every contributor, not only who completes them", () => {
    const every = {
      en: /every|each/,
      de: /alle beteiligten/,
      hu: /minden építő/,
      "zh-Hant": /每位修建者/,
    }[language];
    expect(rules.figures.tileParts[3].toLowerCase()).toMatch(every);
    expect(said("nextDoor")).toMatch(every);
  });

  test("offerings are not said to become dearer each time", () => {
    for (const { obelisk } of facts("city").players) {
      expect(new Set(obelisk).size).toBeLessThan(obelisk.length);
    }
    const aim = rules.aim({ facts: facts("city") } as Ink).strings.join();
    expect(aim).not.toMatch(/with every offering|egyre drágább/);
  });
});
