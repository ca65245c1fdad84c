import type { OutcomeWords } from "../outcome.js";

export const outcome: OutcomeWords = {
  reasons: {
    offerings: "Megvan minden szükséges felajánlás.",
    noMarkers: "Senkinek sincs több építőköve, így senki sem nyer.",
    race: "A város elkészült, és senki sem tud többet felajánlani.",
    stalemate: "Mindenki kijelentette, hogy végzett.",
    turnLimit: "Elfogytak a megengedett körök.",
  },
  title: "A vége",
  winner: (names) => `${names} nyert!`,
  shared: (names) => `${names} együtt nyert!`,
  draw: "Döntetlen",
  place: "Hely",
  player: "Játékos",
  offerings: "Felajánlás",
  crystals: "Kristály",
};
