/** Assertions that need no test runner. */
export function holds(condition, what) {
    if (!condition)
        throw new Error(what);
}
/** Compares plain data by its text. */
export function same(found, expected, what) {
    const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
    holds(one === other, `${what}: ${one} instead of ${other}`);
}
/** Makes a call that may be refused; fails if it throws anything but a RulesError or an error that is `allowed`. */
export function outcome(library, what, call, allowed = () => false) {
    try {
        return { value: call() };
    }
    catch (error) {
        if (library.isRulesError(error)) {
            holds(error.problem.message !== "", `${what}: no message`);
            return { code: error.problem.code };
        }
        if (allowed(error))
            return { code: "allowed" };
        throw new Error(`${what} threw ${error}`, { cause: error });
    }
}
/** The code of the RulesError that a call is refused with. */
export function refusal(library, what, call) {
    const found = outcome(library, what, call);
    if ("code" in found)
        return found.code;
    throw new Error(`${what} was accepted`);
}
