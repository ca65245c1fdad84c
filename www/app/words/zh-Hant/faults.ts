import type { FaultWords } from "../faults.js";

export const faults: FaultWords = {
  unknown_game: () => "這是另一款遊戲的紀錄。",
  bad_option: () => "某項自訂規則的值不被允許，或名字太長。",
  bad_players: () => "本遊戲適合 2、3 或 4 人。",
  bad_seed: () => "種子須為 1 至 100 個字元的文字。",
  bad_layout: () => "城市必須包含每座建築各一，且中央庭院位於正中。",
  bad_cards: () => "1、2、3 點的張數合計須為 10。",
  bad_state: () => "遊戲不可能出現這種局面。",
  newer_version: () => "這局遊戲來自本頁的較新版本。",
  bad_record: ({ line, word }) => {
    if (line !== undefined) return "這一行無法讀取。";
    if (word !== undefined) return `文字開頭缺少「${word}」。`;
    return "這不是可以玩的遊戲紀錄。";
  },
  bad_move: () => "這不是有效的動作。",
};
