import type { PageWords } from "../page.js";

export const page: PageWords = {
  title: "藍月城",
  tagline: "重建城市，親近巨龍，將水晶獻給方尖塔。",
  unofficial: "Reiner Knizia 桌上遊戲《Blue Moon City》的非官方實作。所有圖畫皆為自行創作。",
  newGame: "新遊戲",
  home: "所有遊戲",
  dismiss: "關閉",
};
