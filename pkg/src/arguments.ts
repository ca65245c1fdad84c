/** Arguments that several functions and methods take. */

import { MAX_WORD } from "./ask.js";
import { fault, RulesError } from "./errors.js";
import { type Bare, bare, plain, plainObject, plainOptions, text } from "./plain.js";

/** Splits options into what every game has and what is the game's own. */
export function splitOptions(options: unknown): { game: string; seed: unknown; rest: Bare } {
  const { game, seed, ...rest } = copied(options);
  // Whatever is no text and not left out is a number to the rules, which refuse it.
  const given = typeof seed === "string" ? seed : (seed ?? null) === null ? null : 0;
  return { game: text(game, "game", MAX_WORD), seed: given, rest: bare(rest) };
}

/** A copy of options. A seed that can't be copied is refused by the code of all bad seeds. */
function copied(options: unknown): Bare {
  try {
    return plainObject(options, "options");
  } catch (error) {
    if (fault.made(error) && error.problem.details.where === "seed") {
      throw new RulesError({
        code: "bad_seed",
        rule: null,
        message: "a seed is well-formed text of 1 to 100 characters",
        details: {},
      });
    }
    throw error;
  }
}

/** A move with who is said to make it. */
export function made(move: unknown, options: unknown): Bare {
  const { by = null } = plainOptions(options, "by");
  return bare({ move: plainObject(move, "move"), by });
}

/** A list of names; none if they are left out. */
export function nameList(names: unknown): unknown {
  return names === undefined || names === null ? [] : plain(names, "names");
}
