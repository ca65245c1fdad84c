import type { ShareWords } from "../share.js";

export const share: ShareWords = {
  open: "遊戲",
  title: "這局遊戲",
  review: "逐步回顧",
  showsHidden: "遊戲尚未結束：任何拿到連結、文字或檔案的人都能看到所有的牌，包括手牌與牌堆。",
  showsAll: "任何拿到連結、文字或檔案的人都能觀看整局遊戲。",
  link: "複製連結",
  noLink: "這局遊戲太長，無法做成連結。請改存成檔案。",
  text: "複製為文字",
  file: "存成檔案",
};
