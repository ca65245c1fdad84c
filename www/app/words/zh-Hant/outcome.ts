import type { OutcomeWords } from "../outcome.js";

export const outcome: OutcomeWords = {
  reasons: {
    offerings: "已完成所需的全部獻祭。",
    noMarkers: "所有玩家的標記都已用完，無人獲勝。",
    race: "全城竣工，且無人能再獻祭。",
    stalemate: "所有玩家都已宣告不再行動。",
    turnLimit: "已達回合上限。",
  },
  title: "終局",
  winner: (names) => `${names} 獲勝！`,
  shared: (names) => `${names} 共享勝利！`,
  draw: "平手",
  place: "名次",
  player: "玩家",
  offerings: "獻祭",
  crystals: "水晶",
};
