import type { CoverWords } from "../cover.js";

export const cover: CoverWords = {
  title: (name) => `輪到 ${name}`,
  text: "請把螢幕交給下一位玩家。按下按鈕之前，不會顯示任何人的手牌。",
  lift: (name) => `我是 ${name}：顯示我的手牌`,
  news: "你上一回合之後",
  forYou: (goods) => `你獲得：${goods}。`,
  gets: (name, goods) => `${name}：${goods}。`,
  quiet: "沒有修建，也沒有獻祭。",
};
