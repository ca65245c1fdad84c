import type { VersionWords } from "../version.js";

export const version: VersionWords = {
  title: "Fassung",
  ready: "Eine neue Fassung der Seite ist da. Deine Partien bleiben, wie sie sind.",
  agreed:
    "Die neue Fassung beginnt, sobald die anderen Tabs zugestimmt haben oder geschlossen sind.",
  begin: "Neue Fassung laden",
  later: "Später",
};
