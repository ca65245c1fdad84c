/** Assertions that need no test runner. */

import type { Library } from "./host.js";

export function holds(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}

/** Compares plain data by its text. */
export function same(found: unknown, expected: unknown, what: string): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
  holds(one === other, `${what}: ${one} instead of ${other}`);
}

/** What a call came to: a value, or the code of the RulesError that it threw. */
export type Outcome = { value: unknown } | { code: string };

/** Makes a call that may be refused; fails if it throws anything but a RulesError or an error that is `allowed`. */
export function outcome(
  library: Library,
  what: string,
  call: () => unknown,
  allowed: (error: unknown) => boolean = () => false,
): Outcome {
  try {
    return { value: call() };
  } catch (error) {
    if (library.isRulesError(error)) {
      holds(error.problem.message !== "", `${what}: no message`);
      return { code: error.problem.code };
    }
    if (allowed(error)) return { code: "allowed" };
    throw new Error(`${what} threw ${error}`, { cause: error });
  }
}

/** The code of the RulesError that a call is refused with. */
export function refusal(library: Library, what: string, call: () => unknown): string {
  const found = outcome(library, what, call);
  if ("code" in found) return found.code;
  throw new Error(`${what} was accepted`);
}
