import type { VersionWords } from "../version.js";

export const version: VersionWords = {
  title: "版本",
  ready: "新版本已準備好，你的遊戲紀錄都會保留。",
  agreed: "其他分頁同意或關閉後，新版本就會啟用。",
  begin: "啟用新版本",
  later: "稍後",
};
