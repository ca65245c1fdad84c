import type { VersionWords } from "../version.js";

export const version: VersionWords = {
  title: "Változat",
  ready: "Elkészült az oldal új változata. A játszmáid megmaradnak.",
  agreed: "Az új változat akkor indul, amikor a többi lap is beleegyezett, vagy bezártad őket.",
  begin: "Indítás az új változattal",
  later: "Később",
};
