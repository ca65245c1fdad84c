/**
 * The entry without the wasm, for pages that fetch it as a file (`blue-moon-city/wasm`): that is smaller than text, and
 * compiles while it comes. Nothing else works before `await init(source)`.
 */

export * from "./index.js";
