/** The words of the page in English. */

import { counting } from "../../table/words/counting.js";
import type { OwnWords } from "./words.js";

const { number, count } = counting("en");

const games = (n: number) => count(n, "game", "games");

export const words: OwnWords = {
  language: {
    choose: "Language",
    failed: (language) =>
      `${language} could not be fetched; the page stays as it is. Try again when you are online.`,
  },
  page: {
    title: "Blue Moon City",
    unofficial:
      "An unofficial implementation of the board game by Reiner Knizia. All drawings are our own.",
    newGame: "New game",
    home: "All games",
    dismiss: "Dismiss",
  },
  setup: {
    players: "Players",
    playerCount: (n) => count(n, "player", "players"),
    nameOf: (n) => `Name of player ${n}`,
    start: "First turn",
    startRandom: "Drawn at random",
    options: "House rules and seed",
    seed: "Seed",
    seedHint: "Any text; the same seed deals the same game. Empty for chance.",
    begin: "Start the game",
  },
  saves: {
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
    noStorage:
      "This browser does not let pages store anything: games last until the page is closed.",
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
  },
  play: {
    undo: "Undo",
    redo: "Redo",
    resetTurn: "Reset turn",
    undoReasons: {
      beginning: "There is no move to take back.",
      revealed: "Cards were seen: this can’t be taken back.",
      anotherPlayer: "It is another player’s turn to decide: this can’t be taken back.",
    },
    nothingToRedo: "There is no move to do again.",
    drawn: (names) => `New in your hand: ${names}.`,
    undone: "Taken back.",
    meanwhile: (text) => `Since your last turn: ${text}`,
  },
  log: {
    title: "What happened",
    empty: "Nothing yet.",
    turn: (turn, name) => `Turn ${number(turn)}: ${name}`,
    earlier: "Earlier turns",
    later: "Later turns",
  },
  cover: {
    title: (name) => `${name}’s turn`,
    text: "Hand over the screen. Nobody’s hand is shown until you say so.",
    lift: (name) => `I am ${name}: show my hand`,
    news: "Since your last turn",
    forYou: (goods) => `For you: ${goods}.`,
    gets: (name, goods) => `${name}: ${goods}.`,
  },
  outcome: {
    title: "The end",
    winner: (names) => `${names} wins!`,
    shared: (names) => `${names} share the victory!`,
    draw: "A draw",
    rank: "Place",
    player: "Player",
  },
  open: {
    title: "Open a game",
    hint: "From a saved file, which can also be dropped anywhere on this page, or from a text or link that somebody sent.",
    file: "Choose a file",
    text: "Text or link of a game",
    submit: "Open",
    drop: "Drop the file to open its game",
    wentOn: (n) =>
      `This game is kept here already. It went on by ${count(n, "move", "moves")}; its menu leads back to any of them.`,
    beside:
      "Another line of this game is kept here. It stays as it is; this one is kept beside it.",
    refused: "This game can’t be opened",
    limits: {
      fileTooLarge: "The file is larger than 1 MB, more than any game needs. It was not read.",
      noText: "This file is no text, so there is no game in it.",
      linkTooLong: "The link is longer than 32 KB, more than any game needs.",
      linkDamaged: "The link is damaged: a part of it is missing or was changed on the way.",
      recordTooLong: "The game is longer than 1 MB of text, more than any game needs.",
      tooManyMoves: "The game has more than 20,000 moves, more than any game needs.",
    },
    atLine: (line) => `In line ${number(line)}:`,
    atMove: (move) => `At move ${number(move)}.`,
    at: "At",
    kept: "The text, so that nothing is lost",
    copy: "Copy",
    copied: "Copied.",
    notCopied: "This browser does not let the page copy: select the text and copy it by hand.",
    saveFile: "Save as a file",
    close: "Close",
  },
  faults: {
    unknown_game: () => "This is a record of another game.",
    bad_option: () => "A house rule has a value that is not allowed, or a name is too long.",
    bad_seed: () => "A seed is a text of 1 to 100 characters.",
    bad_state: () => "The game stands in a way that can’t come about.",
    newer_version: () => "The game comes from a newer version of this page.",
    bad_record: ({ line, word }) => {
      if (line !== undefined) return "This line can’t be read.";
      if (word !== undefined) return `The head of the text lacks “${word}”.`;
      return "This is no text of a game that can be played.";
    },
    damaged_record: () => "The end of the text is missing, or it was changed on its way.",
    too_many_moves: () => "A game has at most 20,000 moves.",
    bad_move: () => "This is no move.",
  },
  share: {
    open: "Game",
    title: "This game",
    review: "Review it move by move",
    showsHidden:
      "The game is not over: whoever gets its link, text or file can see all cards, those in the hands and in the deck too.",
    showsAll: "Whoever gets its link, text or file can look at the whole game.",
    link: "Copy a link",
    noLink: "This game is too long for a link. Save it as a file instead.",
    text: "Copy as text",
    file: "Save as a file",
  },
  review: {
    title: "Review",
    first: "To the beginning",
    back: "One move back",
    forward: "One move forward",
    last: "To the end",
    play: "Play it through",
    pause: "Pause",
    pace: "Pace",
    paces: { slow: "Slow", calm: "Calm", quick: "Quick" },
    position: "Move",
    at: (move, of) => `Move ${number(move)} of ${number(of)}`,
    beginning: "The beginning: nothing has happened yet.",
    reader: "Whose hand",
    mover: "Player to move",
    spectator: "Nobody’s",
    goOn: "Go on playing",
    fork: "Play on from here",
  },
  statistics: {
    title: "Statistics",
    turn: "Turn",
    after: (turn) => `After turn ${number(turn)}`,
    beginning: "Beginning",
    showTurn: "Show on the board",
    standing: "All numbers of this turn",
    asTable: "As a table",
    has: (name, value) => `${name}: ${number(value)}`,
    ends: (list) => `Last count: ${list}.`,
    most: (name, value, turn) =>
      `Highest: ${name} with ${number(value)}, after turn ${number(turn)}.`,
    hidden: "Hidden from you while the game goes on.",
  },
  rules: {
    title: "Rules",
    open: "Rules",
    close: "Close the rules",
    apart: "Open the rules in a tab of their own",
    failed: "The rules can’t be loaded just now.",
  },
  guide: {
    title: "Guided first game",
    invitation:
      "New here? Play a first game in about ten minutes, step by step at the real table. You can leave it at any time.",
    start: "Learn to play",
    goOn: "Go on learning",
    again: "Guided first game",
    failed: "The guided game can’t be loaded just now.",
    progress: (step, of) => `${step} of ${of}`,
    next: "Next",
    back: "Back",
    show: "Show me where",
    tryIt: "Try it in a game of its own",
    playOn: "Play on from here",
    home: "To the start page",
  },
  version: {
    title: "Version",
    ready: "A new version is ready. Your games stay as they are.",
    agreed: "The new version begins when your other tabs agree to it or are closed.",
    begin: "Begin with it",
    later: "Later",
  },
};
