import type { GuideWords } from "../guide.js";

export const guide: GuideWords = {
  title: "新手導覽",
  invitation: "第一次來嗎？約十分鐘，在真正的桌面上一步一步玩第一局。隨時可以離開。",
  start: "學習怎麼玩",
  goOn: "繼續學習",
  again: "新手導覽",
  failed: "現在無法載入新手導覽。",
};
