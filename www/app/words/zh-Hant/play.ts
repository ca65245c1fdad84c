import type { PlayWords } from "../play.js";

export const play: PlayWords = {
  undo: "復原",
  redo: "重做",
  resetTurn: "重來本回合",
  undoReasons: {
    beginning: "沒有可以復原的動作。",
    revealed: "已經看到新的牌，無法復原。",
    anotherTurn: "上一回合已經結束，無法復原。",
  },
  nothingToRedo: "沒有可以重做的動作。",
  drawn: (names) => `新的手牌：${names}。`,
  undone: "已復原。",
  idle: (name) => `${name} 沒有修建，也沒有獻祭。`,
  meanwhile: (text) => `你上一回合之後：${text}`,
};
