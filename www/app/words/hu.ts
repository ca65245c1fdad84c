/** The words of the page in Hungarian. */

import { counting } from "../../table/words/counting.js";
import type { OwnWords } from "./words.js";

const { number } = counting("hu");

export const words: OwnWords = {
  language: {
    choose: "Nyelv",
    failed: (language) =>
      `Ezt a nyelvet nem sikerült betölteni: ${language}. Az oldal marad, ahogy van; próbáld újra, ha van kapcsolat.`,
  },
  page: {
    title: "Blue Moon City",
    unofficial:
      "Reiner Knizia társasjátékának nem hivatalos megvalósítása. Minden rajz a sajátunk.",
    newGame: "Új játszma",
    home: "Minden játszma",
    dismiss: "Bezárás",
  },
  setup: {
    players: "Játékosok",
    playerCount: (n) => `${number(n)} játékos`,
    nameOf: (n) => `${n}. játékos neve`,
    start: "Kezdő játékos",
    startRandom: "Sorsolva",
    options: "Házi szabályok és kezdőérték",
    seed: "Kezdőérték",
    seedHint:
      "Tetszőleges szöveg; ugyanaz a kezdőérték ugyanazt a játszmát adja. Üresen: véletlen.",
    begin: "Játszma indítása",
  },
  saves: {
    title: "Mentett játszmák",
    none: "Még nincs. Minden játszma itt marad meg, ebben a böngészőben.",
    resume: "Folytatás",
    resumeNamed: (names) => `Játszma folytatása: ${names}`,
    remove: "Törlés",
    removeNamed: (names) => `Játszma törlése: ${names}`,
    removeSure: (names) => `Végleg törlöd ezt a játszmát: ${names}?`,
    confirm: "Törlés",
    cancel: "Megtartás",
    review: "Visszanézés",
    reviewNamed: (names) => `Játszma visszanézése: ${names}`,
    exportFile: "Exportálás",
    exportNamed: (names) => `Játszma exportálása: ${names}`,
    broken: "Ez a mentés nem olvasható. Exportálni vagy törölni lehet.",
    brokenName: "Olvashatatlan mentés",
    turn: (turn) => `${number(turn)}. kör`,
    over: "befejezve",
    notSaved:
      "Ez a játszma itt nem menthető: a böngésző tárhelye megtelt vagy zárva van. Exportáld, hogy megmaradjon.",
    noStorage:
      "Ez a böngésző nem engedi, hogy az oldal bármit tároljon: a játszmák az oldal bezárásáig élnek.",
    gone: "Ez a játszma már nincs itt.",
    changedElsewhere: "A játszma egy másik lapon folytatódott; most így áll.",
    lastTitle: "Ahol abbahagytad",
    backToTable: "Vissza az asztalhoz",
    lastPlayed: (when) => `Utoljára játszva: ${when}`,
    by: (names) => `játékosok: ${names}`,
    rename: "Átnevezés",
    renameNamed: (title) => `Játszma átnevezése: ${title}`,
    renameTitle: "A játszma neve",
    renameHint: "Név nélkül a játékosairól nevezzük el.",
    keepName: "Név mentése",
    cancelName: "Mégse",
    exportAll: "Mind exportálása",
    mayVanish:
      "A böngésződ nem ígéri, hogy megőrzi ezeket a játszmákat: van, amelyik egy hét távollét után törli őket. Egy fájl megmarad.",
    forkName: (title, move) => `${title} (${number(move)}. lépéstől)`,
    apart:
      "A játszma egy másik lapon másképp folytatódott. Az a helyén marad; a tiédet mellé mentettük, és itt megy tovább.",
    gathered: (came, known, unreadable) =>
      [
        came ? `${number(came)} játszma átvéve.` : "Nem jött új játszma.",
        known ? `${number(known)} játszma már megvolt.` : "",
        unreadable ? `${number(unreadable)} játszma nem olvasható.` : "",
      ]
        .filter(Boolean)
        .join(" "),
  },
  play: {
    undo: "Visszavonás",
    redo: "Mégis",
    resetTurn: "Kör elölről",
    undoReasons: {
      beginning: "Nincs mit visszavonni.",
      revealed: "Kártyák váltak láthatóvá: ezt nem lehet visszavonni.",
      anotherPlayer: "Már másvalaki dönt: nem lehet visszavonni.",
    },
    nothingToRedo: "Nincs mit megismételni.",
    drawn: (names) => `Új a kezedben: ${names}.`,
    undone: "Visszavonva.",
    meanwhile: (text) => `Az előző köröd óta: ${text}`,
  },
  log: {
    title: "Ami történt",
    empty: "Még semmi.",
    turn: (turn, name) => `${number(turn)}. kör: ${name}`,
    earlier: "Korábbi körök",
    later: "Későbbi körök",
  },
  cover: {
    title: (name) => `${name} következik`,
    text: "Add tovább a képernyőt. Senki kártyái nem látszanak, amíg nem kéred.",
    lift: (name) => `Én vagyok: ${name}. Mutasd a kártyáimat`,
    news: "Az előző köröd óta",
    forYou: (goods) => `A tiéd: ${goods}.`,
    gets: (name, goods) => `${name}: ${goods}.`,
  },
  outcome: {
    title: "A vége",
    winner: (names) => `${names} nyert!`,
    shared: (names) => `${names} együtt nyert!`,
    draw: "Döntetlen",
    rank: "Hely",
    player: "Játékos",
  },
  open: {
    title: "Játszma megnyitása",
    hint: "Mentett fájlból, amelyet bárhol az oldalra is húzhatsz, vagy kapott szövegből, illetve linkből.",
    file: "Fájl kiválasztása",
    text: "Egy játszma szövege vagy linkje",
    submit: "Megnyitás",
    drop: "Engedd el a fájlt a játszma megnyitásához",
    wentOn: (n) =>
      `Ez a játszma már itt van. Azóta ${number(n)} lépéssel továbbment; a menüje bármelyikhez visszavezet.`,
    beside:
      "Ennek a játszmának már van itt egy másik folytatása. Az marad, ahogy van; ez mellé kerül.",
    refused: "Ez a játszma nem nyitható meg",
    limits: {
      fileTooLarge:
        "A fájl nagyobb 1 MB-nál, több, mint amennyi egy játszmához kell. Nem olvastuk be.",
      noText: "Ez a fájl nem szöveg, így nincs benne játszma.",
      linkTooLong: "A link hosszabb 32 KB-nál, több, mint amennyi egy játszmához kell.",
      linkDamaged: "A link sérült: egy része hiányzik, vagy útközben megváltozott.",
      recordTooLong: "A játszma szövege hosszabb 1 MB-nál, több, mint amennyi egy játszmához kell.",
      tooManyMoves: "A játszma több mint 20 000 lépésből áll, több, mint amennyi valaha kell.",
    },
    atLine: (line) => `${number(line)}. sor:`,
    atMove: (move) => `${number(move)}. lépés.`,
    at: "Helye:",
    kept: "A szöveg, hogy semmi se vesszen el",
    copy: "Másolás",
    copied: "Másolva.",
    notCopied:
      "Ez a böngésző nem engedi, hogy az oldal másoljon: jelöld ki a szöveget, és másold te.",
    saveFile: "Mentés fájlba",
    close: "Bezárás",
  },
  faults: {
    unknown_game: () => "Ez egy másik játék feljegyzése.",
    bad_option: () => "Egy házi szabály értéke nem megengedett, vagy egy név túl hosszú.",
    bad_seed: () => "A kezdőérték 1–100 karakteres szöveg.",
    bad_state: () => "Így nem állhat egy játszma.",
    newer_version: () => "A játszma az oldal egy újabb változatából való.",
    bad_record: ({ line, word }) => {
      if (line !== undefined) return "Ez a sor nem olvasható.";
      if (word !== undefined) return `A szöveg fejlécéből hiányzik: „${word}”.`;
      return "Ez nem egy játszható játszma szövege.";
    },
    damaged_record: () => "A szöveg vége hiányzik, vagy útközben megváltozott.",
    too_many_moves: () => "Egy játszma legfeljebb 20 000 lépésből állhat.",
    bad_move: () => "Ez nem lépés.",
  },
  share: {
    open: "Játszma",
    title: "Ez a játszma",
    review: "Visszanézés lépésről lépésre",
    showsHidden:
      "A játszma még tart: akihez a linkje, szövege vagy fájlja eljut, minden kártyát láthat, a kézben lévőket és a húzópaklit is.",
    showsAll: "Akihez a linkje, szövege vagy fájlja eljut, az egész játszmát megnézheti.",
    link: "Link másolása",
    noLink: "Ez a játszma túl hosszú egy linkhez. Mentsd inkább fájlba.",
    text: "Másolás szövegként",
    file: "Mentés fájlba",
  },
  review: {
    title: "Visszanézés",
    first: "Az elejére",
    back: "Egy lépéssel vissza",
    forward: "Egy lépéssel előre",
    last: "A végére",
    play: "Lejátszás",
    pause: "Szünet",
    pace: "Tempó",
    paces: { slow: "Lassú", calm: "Nyugodt", quick: "Gyors" },
    position: "Lépés",
    at: (move, of) => `Lépés: ${number(move)} / ${number(of)}`,
    beginning: "A kezdet: még semmi sem történt.",
    reader: "Kinek a keze",
    mover: "Aki soron van",
    spectator: "Senkié",
    goOn: "Játék folytatása",
    fork: "Folytatás innen",
  },
  statistics: {
    title: "Statisztika",
    turn: "Kör",
    after: (turn) => `A(z) ${number(turn)}. kör után`,
    beginning: "Kezdet",
    showTurn: "Megmutatás a táblán",
    standing: "A kör összes száma",
    asTable: "Táblázatként",
    has: (name, value) => `${name}: ${number(value)}`,
    ends: (list) => `Legutóbb: ${list}.`,
    most: (name, value, turn) =>
      `A legtöbb: ${name}, ${number(value)}, a(z) ${number(turn)}. kör után.`,
    hidden: "Rejtve marad előtted, amíg a játszma tart.",
  },
  rules: {
    title: "Szabályok",
    open: "Szabályok",
    close: "A szabályok bezárása",
    apart: "A szabályok megnyitása külön lapon",
    failed: "A szabályokat most nem lehet betölteni.",
  },
  guide: {
    title: "Vezetett első játék",
    invitation:
      "Új vagy itt? Játssz végig egy első játékot nagyjából tíz perc alatt, lépésről lépésre az igazi asztalnál. Bármikor abbahagyhatod.",
    start: "Tanuljunk játszani",
    goOn: "Folytatom a tanulást",
    again: "Vezetett első játék",
    failed: "A vezetett játékot most nem lehet betölteni.",
    progress: (step, of) => `${step} / ${of}`,
    next: "Tovább",
    back: "Vissza",
    show: "Mutasd, hol",
    tryIt: "Kipróbálom egy külön játékban",
    playOn: "Innen játszom tovább",
    home: "A kezdőlapra",
  },
  version: {
    title: "Változat",
    ready: "Elkészült az oldal új változata. A játszmáid megmaradnak.",
    agreed: "Az új változat akkor indul, amikor a többi lap is beleegyezett, vagy bezártad őket.",
    begin: "Indítás az új változattal",
    later: "Később",
  },
};
