import type { OpenWords } from "../open.js";
import { number } from "./numbers.js";

export const open: OpenWords = {
  title: "開啟遊戲",
  hint: "可選擇存檔，也可把檔案拖放到頁面任何位置，或貼上別人傳來的文字或連結。",
  file: "選擇檔案",
  text: "遊戲的文字或連結",
  submit: "開啟",
  drop: "放開檔案以開啟遊戲",
  wentOn: (n) => `這局遊戲已保存在這裡，並多了 ${number(n)} 步；可從選單回到其中任何一步。`,
  beside: "這裡已有這局遊戲的另一種發展。它會維持原樣，這一份另外保存。",
  refused: "無法開啟這局遊戲",
  limits: {
    fileTooLarge: "檔案超過 1 MB，遠超過一局遊戲所需，因此沒有讀取。",
    noText: "這個檔案不是文字檔，裡面沒有遊戲。",
    linkTooLong: "連結超過 32 KB，遠超過一局遊戲所需。",
    linkDamaged: "連結已損壞：部分內容遺失或在傳送途中被更動。",
    recordTooLong: "遊戲文字超過 256 KB，遠超過一局遊戲所需。",
    tooManyMoves: "遊戲超過 20,000 步，遠超過一局遊戲所需。",
  },
  atLine: (line) => `第 ${number(line)} 行：`,
  atMove: (move) => `第 ${number(move)} 步。`,
  at: "位置：",
  kept: "保留原文，以免遺失",
  copy: "複製",
  copied: "已複製。",
  notCopied: "這個瀏覽器不允許網頁複製：請選取文字後自行複製。",
  saveFile: "存成檔案",
  close: "關閉",
};
