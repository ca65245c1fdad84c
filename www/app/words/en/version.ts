import type { VersionWords } from "../version.js";

export const version: VersionWords = {
  title: "Version",
  ready: "A new version is ready. Your games stay as they are.",
  agreed: "The new version begins when your other tabs agree to it or are closed.",
  begin: "Begin with it",
  later: "Later",
};
