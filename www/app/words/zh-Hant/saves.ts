import type { SavesWords } from "../saves.js";
import { number } from "./numbers.js";

export const saves: SavesWords = {
  title: "已存的遊戲",
  none: "目前沒有。每局遊戲都會保存在這個瀏覽器中。",
  resume: "繼續",
  resumeNamed: (names) => `繼續 ${names} 的遊戲`,
  remove: "刪除",
  removeNamed: (names) => `刪除 ${names} 的遊戲`,
  removeSure: (names) => `要永久刪除 ${names} 的遊戲嗎？`,
  confirm: "刪除",
  cancel: "保留",
  review: "回顧",
  reviewNamed: (names) => `回顧 ${names} 的遊戲`,
  exportFile: "匯出",
  exportNamed: (names) => `匯出 ${names} 的遊戲`,
  broken: "無法讀取這份存檔，可以匯出或刪除。",
  brokenName: "無法讀取的存檔",
  turn: (turn) => `第 ${number(turn)} 回合`,
  over: "已結束",
  notSaved: "這局遊戲無法存在這裡：瀏覽器的儲存空間已滿或被停用。請匯出以保留。",
  noStorage: "這個瀏覽器不允許網頁儲存資料：關閉頁面後遊戲就會消失。",
  gone: "這局遊戲已經不在這裡了。",
  changedElsewhere: "這局遊戲已在另一個分頁繼續，這是目前的進度。",
};
