import type { CoverWords } from "../cover.js";

export const cover: CoverWords = {
  title: (name) => `${name} ist am Zug`,
  text: "Gib den Bildschirm weiter. Keine Hand wird gezeigt, bevor du es sagst.",
  lift: (name) => `Ich bin ${name}: Zeig meine Hand`,
  news: "Seit deinem letzten Zug",
  forYou: (goods) => `Für dich: ${goods}.`,
  gets: (name, goods) => `${name}: ${goods}.`,
  quiet: "Nichts gebaut, nichts geopfert.",
};
