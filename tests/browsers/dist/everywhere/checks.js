/** All checks. */
import { golden } from "./golden.js";
import { memory } from "./memory.js";
import { misuse } from "./misuse.js";
import { perft } from "./perft.js";
import { pollution } from "./pollution.js";
import { reentry } from "./reentry.js";
import { stack } from "./stack.js";
import { start } from "./start.js";
import { values } from "./values.js";
export const checks = {
    ...golden,
    ...perft,
    ...start,
    ...values,
    ...reentry,
    ...misuse,
    ...pollution,
    ...stack,
    ...memory,
};
