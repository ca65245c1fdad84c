import type { PageWords } from "../page.js";

export const page: PageWords = {
  title: "Blue Moon City",
  tagline: "Építsd újjá a várost, nyerd meg a sárkányokat, vigyél kristályt az obeliszkhez.",
  unofficial: "Reiner Knizia társasjátékának nem hivatalos megvalósítása. Minden rajz a sajátunk.",
  newGame: "Új játszma",
  home: "Minden játszma",
  dismiss: "Bezárás",
};
