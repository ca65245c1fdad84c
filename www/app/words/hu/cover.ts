import type { CoverWords } from "../cover.js";

export const cover: CoverWords = {
  title: (name) => `${name} következik`,
  text: "Add tovább a képernyőt. Senki kártyái nem látszanak, amíg nem kéred.",
  lift: (name) => `Én vagyok: ${name}. Mutasd a kártyáimat`,
  news: "Az előző köröd óta",
  forYou: (goods) => `A tiéd: ${goods}.`,
  gets: (name, goods) => `${name}: ${goods}.`,
  quiet: "Sem építés, sem felajánlás.",
};
