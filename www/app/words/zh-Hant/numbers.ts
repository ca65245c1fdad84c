import { counting } from "../../../element/index.js";

export const { number, count } = counting("zh-Hant");
