import type { VersionWords } from "../version.js";

export const version: VersionWords = {
  title: "Version",
  ready: "Eine neue Version der Seite ist da. Deine Partien bleiben, wie sie sind.",
  agreed:
    "Die neue Version beginnt, sobald die anderen Tabs zugestimmt haben oder geschlossen sind.",
  begin: "Neue Version laden",
  later: "Später",
};
