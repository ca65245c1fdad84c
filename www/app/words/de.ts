/** The words of the page in German. */

import { counting } from "../../table/words/counting.js";
import type { OwnWords } from "./words.js";

const { number, count } = counting("de");

const games = (n: number) => count(n, "Partie", "Partien");

export const words: OwnWords = {
  language: {
    choose: "Sprache",
    failed: (language) =>
      `${language} ließ sich nicht laden; die Seite bleibt, wie sie ist. Versuche es noch einmal, sobald du online bist.`,
  },
  page: {
    title: "Blue Moon City",
    unofficial:
      "Eine inoffizielle Umsetzung des Brettspiels von Reiner Knizia. Alle Zeichnungen sind unsere eigenen.",
    newGame: "Neue Partie",
    home: "Alle Partien",
    dismiss: "Schließen",
  },
  setup: {
    players: "Spieler",
    playerCount: (n) => count(n, "Spieler", "Spieler"),
    nameOf: (n) => `Name von Spieler ${n}`,
    start: "Erster Zug",
    startRandom: "Ausgelost",
    options: "Hausregeln und Startwert",
    seed: "Startwert",
    seedHint: "Ein beliebiger Text; derselbe Startwert gibt dieselbe Partie. Leer: Zufall.",
    begin: "Partie beginnen",
  },
  saves: {
    title: "Gespeicherte Partien",
    none: "Noch keine. Jede Partie wird hier in diesem Browser aufbewahrt.",
    resume: "Fortsetzen",
    resumeNamed: (names) => `Partie von ${names} fortsetzen`,
    remove: "Löschen",
    removeNamed: (names) => `Partie von ${names} löschen`,
    removeSure: (names) => `Die Partie von ${names} endgültig löschen?`,
    confirm: "Löschen",
    cancel: "Behalten",
    review: "Ansehen",
    reviewNamed: (names) => `Partie von ${names} ansehen`,
    exportFile: "Exportieren",
    exportNamed: (names) => `Partie von ${names} exportieren`,
    broken: "Dieser Spielstand ist nicht lesbar. Er kann exportiert oder gelöscht werden.",
    brokenName: "Unlesbarer Spielstand",
    turn: (turn) => `Zug ${number(turn)}`,
    over: "beendet",
    notSaved:
      "Diese Partie kann hier nicht gespeichert werden: Der Speicher dieses Browsers ist voll oder gesperrt. Exportiere sie, um sie zu behalten.",
    noStorage:
      "Dieser Browser lässt Seiten nichts speichern: Partien bleiben nur, bis die Seite geschlossen wird.",
    gone: "Diese Partie ist nicht mehr hier.",
    changedElsewhere: "Die Partie ging in einem anderen Tab weiter; das ist ihr Stand.",
    lastTitle: "Wo du aufgehört hast",
    backToTable: "Zurück an den Tisch",
    lastPlayed: (when) => `Zuletzt gespielt: ${when}`,
    by: (names) => `mit ${names}`,
    rename: "Umbenennen",
    renameNamed: (title) => `Partie von ${title} umbenennen`,
    renameTitle: "Name der Partie",
    renameHint: "Ohne Namen heißt sie nach denen, die spielen.",
    keepName: "Übernehmen",
    cancelName: "Abbrechen",
    exportAll: "Alle exportieren",
    mayVanish:
      "Dein Browser verspricht nicht, diese Partien zu behalten: Manche löschen sie nach einer Woche ohne Besuch. Eine Datei bleibt.",
    forkName: (title, move) => `${title}, ab Spielzug ${number(move)}`,
    apart:
      "Die Partie nahm in einem anderen Tab einen anderen Verlauf. Jener behält seinen Platz; deiner ist daneben gespeichert und geht hier weiter.",
    gathered: (came, known, unreadable) =>
      [
        came ? `${games(came)} übernommen.` : "Keine neue Partie übernommen.",
        known ? `${games(known)} ${known === 1 ? "war" : "waren"} schon hier.` : "",
        unreadable ? `${games(unreadable)} nicht lesbar.` : "",
      ]
        .filter(Boolean)
        .join(" "),
  },
  play: {
    undo: "Zurück",
    redo: "Wiederholen",
    resetTurn: "Zug neu",
    undoReasons: {
      beginning: "Es gibt nichts zurückzunehmen.",
      revealed: "Es wurden Karten gesehen: Das lässt sich nicht zurücknehmen.",
      anotherPlayer: "Jetzt entscheidet jemand anderes: Es lässt sich nicht zurücknehmen.",
    },
    nothingToRedo: "Es gibt nichts zu wiederholen.",
    drawn: (names) => `Neu auf deiner Hand: ${names}.`,
    undone: "Zurückgenommen.",
    meanwhile: (text) => `Seit deinem letzten Zug: ${text}`,
  },
  log: {
    title: "Was geschah",
    empty: "Noch nichts.",
    turn: (turn, name) => `Zug ${number(turn)}: ${name}`,
    earlier: "Frühere Züge",
    later: "Spätere Züge",
  },
  cover: {
    title: (name) => `${name} ist am Zug`,
    text: "Gib den Bildschirm weiter. Keine Hand wird gezeigt, bevor du es sagst.",
    lift: (name) => `Ich bin ${name}: Zeig meine Hand`,
    news: "Seit deinem letzten Zug",
    forYou: (goods) => `Für dich: ${goods}.`,
    gets: (name, goods) => `${name}: ${goods}.`,
  },
  outcome: {
    title: "Das Ende",
    winner: (names) => `${names} gewinnt!`,
    shared: (names) => `${names} teilen sich den Sieg!`,
    draw: "Unentschieden",
    rank: "Platz",
    player: "Spieler",
  },
  open: {
    title: "Partie öffnen",
    hint: "Aus einer gespeicherten Datei, die du auch irgendwo auf dieser Seite ablegen kannst, oder aus einem Text oder Link, den dir jemand geschickt hat.",
    file: "Datei wählen",
    text: "Text oder Link einer Partie",
    submit: "Öffnen",
    drop: "Lass die Datei los, um ihre Partie zu öffnen",
    wentOn: (n) =>
      `Diese Partie ist hier schon gespeichert. Sie ging um ${count(n, "Spielzug", "Spielzüge")} weiter; ihr Menü führt zu jedem davon zurück.`,
    beside:
      "Hier ist ein anderer Verlauf dieser Partie gespeichert. Er bleibt, wie er ist; dieser kommt daneben.",
    refused: "Diese Partie lässt sich nicht öffnen",
    limits: {
      fileTooLarge:
        "Die Datei ist größer als 1 MB, mehr als je eine Partie braucht. Sie wurde nicht gelesen.",
      noText: "Diese Datei ist kein Text, also steht keine Partie darin.",
      linkTooLong: "Der Link ist länger als 32 KB, mehr als je eine Partie braucht.",
      linkDamaged: "Der Link ist beschädigt: Ein Teil fehlt oder wurde unterwegs verändert.",
      recordTooLong: "Die Partie hat mehr als 1 MB Text, mehr als je eine Partie braucht.",
      tooManyMoves: "Die Partie hat mehr als 20.000 Spielzüge, mehr als je eine Partie braucht.",
    },
    atLine: (line) => `In Zeile ${number(line)}:`,
    atMove: (move) => `Beim ${number(move)}. Spielzug.`,
    at: "An der Stelle",
    kept: "Der Text, damit nichts verloren geht",
    copy: "Kopieren",
    copied: "Kopiert.",
    notCopied:
      "Dieser Browser lässt die Seite nicht kopieren: Markiere den Text und kopiere ihn selbst.",
    saveFile: "Als Datei speichern",
    close: "Schließen",
  },
  faults: {
    unknown_game: () => "Das ist die Aufzeichnung eines anderen Spiels.",
    bad_option: () => "Eine Hausregel hat einen unerlaubten Wert, oder ein Name ist zu lang.",
    bad_seed: () => "Ein Startwert ist ein Text von 1 bis 100 Zeichen.",
    bad_state: () => "So kann eine Partie nicht stehen.",
    newer_version: () => "Die Partie stammt aus einer neueren Version dieser Seite.",
    bad_record: ({ line, word }) => {
      if (line !== undefined) return "Diese Zeile ist nicht lesbar.";
      if (word !== undefined) return `Im Kopf des Textes fehlt „${word}“.`;
      return "Das ist kein Text einer spielbaren Partie.";
    },
    damaged_record: () => "Das Ende des Textes fehlt, oder er wurde unterwegs verändert.",
    too_many_moves: () => "Eine Partie hat höchstens 20.000 Spielzüge.",
    bad_move: () => "Das ist kein Spielzug.",
  },
  share: {
    open: "Partie",
    title: "Diese Partie",
    review: "Zug für Zug ansehen",
    showsHidden:
      "Die Partie läuft noch: Wer ihren Link, Text oder ihre Datei bekommt, sieht alle Karten, auch die auf den Händen und im Nachziehstapel.",
    showsAll: "Wer ihren Link, Text oder ihre Datei bekommt, kann die ganze Partie ansehen.",
    link: "Link kopieren",
    noLink: "Diese Partie ist zu lang für einen Link. Speichere sie als Datei.",
    text: "Als Text kopieren",
    file: "Als Datei speichern",
  },
  review: {
    title: "Rückschau",
    first: "Zum Anfang",
    back: "Einen Spielzug zurück",
    forward: "Einen Spielzug vor",
    last: "Zum Ende",
    play: "Abspielen",
    pause: "Anhalten",
    pace: "Tempo",
    paces: { slow: "Langsam", calm: "Ruhig", quick: "Schnell" },
    position: "Spielzug",
    at: (move, of) => `Spielzug ${number(move)} von ${number(of)}`,
    beginning: "Der Anfang: Noch ist nichts geschehen.",
    reader: "Wessen Hand",
    mover: "Wer am Zug ist",
    spectator: "Keine",
    goOn: "Weiterspielen",
    fork: "Ab hier spielen",
  },
  statistics: {
    title: "Statistik",
    turn: "Zug",
    after: (turn) => `Nach Zug ${number(turn)}`,
    beginning: "Anfang",
    showTurn: "Auf dem Plan zeigen",
    standing: "Alle Zahlen dieses Zugs",
    asTable: "Als Tabelle",
    has: (name, value) => `${name}: ${number(value)}`,
    ends: (list) => `Zuletzt: ${list}.`,
    most: (name, value, turn) =>
      `Höchster Wert: ${name} mit ${number(value)}, nach Zug ${number(turn)}.`,
    hidden: "Dir verborgen, solange die Partie läuft.",
  },
  rules: {
    title: "Regeln",
    open: "Regeln",
    close: "Die Regeln schließen",
    apart: "Die Regeln in einem eigenen Tab öffnen",
    failed: "Die Regeln lassen sich gerade nicht laden.",
  },
  guide: {
    title: "Geführte erste Partie",
    invitation:
      "Neu hier? Spiel in etwa zehn Minuten eine erste Partie, Schritt für Schritt am richtigen Tisch. Du kannst sie jederzeit verlassen.",
    start: "Spielen lernen",
    goOn: "Weiterlernen",
    again: "Geführte erste Partie",
    failed: "Die geführte Partie lässt sich gerade nicht laden.",
    progress: (step, of) => `${step} von ${of}`,
    next: "Weiter",
    back: "Zurück",
    show: "Zeig mir, wo",
    tryIt: "In einer eigenen Partie versuchen",
    playOn: "Von hier weiterspielen",
    home: "Zur Startseite",
  },
  version: {
    title: "Version",
    ready: "Eine neue Version der Seite ist da. Deine Partien bleiben, wie sie sind.",
    agreed:
      "Die neue Version beginnt, sobald die anderen Tabs zugestimmt haben oder geschlossen sind.",
    begin: "Neue Version laden",
    later: "Später",
  },
};
