// Guards against the scheduler, in Node and in browsers.

const REPEATS = 7;

/** The least time of a call that took so long, in ms, and of a few repeats: what it takes if nothing comes between. */
export function leastOfFew(took, call) {
  let least = took;
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const began = performance.now();
    call();
    least = Math.min(least, performance.now() - began);
  }
  return least;
}
