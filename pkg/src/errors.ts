/** The one error of the library. */

import type { Problem } from "../wasm/blue_moon_city.js";

const NAME = "RulesError";

/**
 * Says why something was refused; nothing was changed. `problem` is plain data and may be sent between threads.
 *
 * ```ts
 * try {
 *   apply(state, { type: "walk", to: 0 });
 * } catch (error) {
 *   if (isRulesError(error)) console.log(error.problem.code, error.problem.rule); // "out_of_reach" "C3.1"
 * }
 * ```
 */
export class RulesError extends Error {
  override readonly name = NAME;
  /** What is wrong. */
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.rule === null ? problem.message : `${problem.message} (${problem.rule})`);
    this.problem = problem;
  }
}

/**
 * Whether an error is one of this library: of any of its entries, and from any frame or worker of the page.
 *
 * ```ts
 * isRulesError(new Error("else")); // false
 * ```
 */
export function isRulesError(error: unknown): error is RulesError {
  try {
    if (typeof error !== "object" || error === null || Reflect.get(error, "name") !== NAME) {
      return false;
    }
    const problem: unknown = Reflect.get(error, "problem");
    return (
      typeof problem === "object" &&
      problem !== null &&
      typeof Reflect.get(problem, "code") === "string"
    );
  } catch {
    return false; // a getter or proxy that throws is none of ours
  }
}

const faults = new WeakSet<object>();

/** Makes the error for an argument that is no plain data. */
export function fault(message: string, where: string): RulesError {
  const error = new RulesError({ code: "bad_argument", rule: null, message, details: { where } });
  faults.add(error);
  return error;
}

/** Whether this very library made the error, and not a foreign getter that imitates it. */
fault.made = (error: unknown): error is RulesError =>
  typeof error === "object" && error !== null && faults.has(error);

/** Runs a call into wasm; a problem that it throws becomes a {@link RulesError}. */
export function guarded<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw error instanceof Error ? error : new RulesError(error as Problem);
  }
}
