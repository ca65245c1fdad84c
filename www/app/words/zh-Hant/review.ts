import type { ReviewWords } from "../review.js";
import { number } from "./numbers.js";

export const review: ReviewWords = {
  title: "回顧",
  first: "回到開頭",
  back: "上一步",
  forward: "下一步",
  last: "跳到最後",
  play: "自動播放",
  pause: "暫停",
  pace: "速度",
  paces: { slow: "慢", calm: "中", quick: "快" },
  position: "步數",
  at: (move, of) => `第 ${number(move)} 步，共 ${number(of)} 步`,
  beginning: "開頭：還沒有發生任何事。",
  reader: "看誰的手牌",
  mover: "當前玩家",
  spectator: "都不看",
  goOn: "繼續遊戲",
  fork: "從這裡繼續玩",
};
