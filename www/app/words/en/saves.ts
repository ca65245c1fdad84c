import type { SavesWords } from "../saves.js";
import { count, number } from "./numbers.js";

const games = (n: number) => count(n, "game", "games");

export const saves: SavesWords = {
  title: "Saved games",
  none: "None yet. Every game is kept here, in this browser.",
  resume: "Continue",
  resumeNamed: (names) => `Continue the game of ${names}`,
  remove: "Delete",
  removeNamed: (names) => `Delete the game of ${names}`,
  removeSure: (names) => `Delete the game of ${names} for good?`,
  confirm: "Delete",
  cancel: "Keep",
  review: "Review",
  reviewNamed: (names) => `Review the game of ${names}`,
  exportFile: "Export",
  exportNamed: (names) => `Export the game of ${names}`,
  broken: "This save can’t be read. It can be exported or deleted.",
  brokenName: "Unreadable save",
  turn: (turn) => `turn ${number(turn)}`,
  over: "finished",
  notSaved:
    "This game can’t be saved here: the storage of this browser is full or closed. Export it to keep it.",
  noStorage: "This browser does not let pages store anything: games last until the page is closed.",
  gone: "This game is not here any more.",
  changedElsewhere: "The game went on in another tab; this is where it stands.",
  lastTitle: "Where you left",
  backToTable: "Back to the table",
  lastPlayed: (when) => `Last played ${when}`,
  by: (names) => `with ${names}`,
  rename: "Rename",
  renameNamed: (title) => `Rename the game of ${title}`,
  renameTitle: "Name of the game",
  renameHint: "Without a name it goes by its players.",
  keepName: "Keep the name",
  cancelName: "Cancel",
  exportAll: "Export all",
  mayVanish:
    "Your browser does not promise to keep these games: some clear them after a week without a visit. A file does.",
  forkName: (title, move) => `${title}, from move ${number(move)}`,
  apart:
    "The game took another course in another tab. That one keeps its place; yours is kept beside it and goes on here.",
  gathered: (came, known, unreadable) =>
    [
      came ? `${games(came)} came in.` : "No new game came in.",
      known ? `${games(known)} ${known === 1 ? "was" : "were"} here already.` : "",
      unreadable ? `${games(unreadable)} could not be read.` : "",
    ]
      .filter(Boolean)
      .join(" "),
};
