/** What the guide says, in Hungarian. */

import type { GuideText } from "../lesson.js";

export const guide: GuideText = {
  names: ["Luna", "Milo"],

  otherwise: {
    walk: "Oda is mehetsz, de ez a lecke máshová vezet.",
    flyDragon: "A sárkány odarepülne. Most előbb valami más következik.",
    walkDragon: "A sárkány odalépne. Most előbb valami más következik.",
    fly: "Odarepülhetnél, de a kártyádba kerülne. Tartogassuk.",
    extraSteps: "Jó a két további lépés, de most nincs rá szükséged.",
    contribute:
      "A szabályok megengedik ezt a fizetést. A leckének másra kellenek a kártyák: kérlek, a fent megnevezettekkel fizess.",
    offer: "Felajánlhatsz, de előbb valami más következik.",
    endTurn:
      "Így is befejezhetnéd a kört. A lecke kedvéért pontosan a fent megnevezett kártyákat dobd el.",
    declareDone: "Megteheted, de a lecke folytatódik.",
  },

  steps: {
    welcome: {
      title: "Üdvözöl a város",
      text: () => [
        "Te vagy Luna, és Milo ellen játszol. Együtt építitek újjá a várost, de csak egyikőtök nyer: aki elsőként tesz hat felajánlást kristályból az obeliszknél.",
        "Bármit bármikor megnézhetsz. Amit a lecke legközelebb kér, annak arany kerete van.",
      ],
    },
    plans: {
      title: "Vázlatok, amelyek felépülnek",
      text: () => [
        "Minden lapka egy épület vázlata. Az alján lévő mezőkön egy szám és egy nép jele áll: ennyibe kerül az a rész, és annak a népnek a kártyáiban.",
        "A fenti sarkok mondják meg, mit ad majd. A kártyáid alul vannak, a figurád középen.",
      ],
    },
    walk: {
      title: "Séta",
      text: ({ buildings }) => [
        `Minden körben két lépésed van, oldalról oldalra, sarkon át soha. Piros kártyáid vannak, menj hát ide: ${buildings.mill}. Válaszd ki a lapkát, aztán lépj oda.`,
      ],
    },
    colour: {
      title: "Fizetés a színben",
      text: ({ card }) => [
        `Itt pirossal kell építeni. Töltsd be a 3-as mezőt ezzel: ${card("T3")}. A mező színű kártyák az értéküket érik.`,
      ],
    },
    wild: {
      title: "A Khind mindenhez jó",
      text: ({ card }) => [
        `Egy körben több mezőt is betölthetsz, mindegyiket a maga kártyáival. Töltsd be a középső 2-est ezekkel: ${card("T1")} és ${card("K1")}. Minden zöld Khind 1-et ér, bármelyik színben.`,
      ],
    },
    discard: {
      title: "A köröd vége",
      text: ({ card }) => [
        `Mindig két kártyát húzol, és eggyel többet minden eldobottért, legfeljebb kettőért. Fejezd be a kört, dobd el ezt: ${card("V1")}, és húzz hármat.`,
      ],
    },
    otherTurn: {
      title: "Milo köre",
      text: ({ buildings }) => [
        `Milo ide megy: ${buildings.water_temple}, és betölt egy mezőt. Két kártyát eldob, négyet húz. Hogy mit húz, azt nem látod.`,
      ],
    },
    dragon: {
      title: "Hívj egy sárkányt",
      text: ({ card, buildings }) => [
        `Sok kártyának képessége van, amelyet az értéke helyett használhatsz. Ezzel a kék sárkány repül: ${card("A1")}. Válaszd ki a kártyát, aztán ezt a lapkát: ${buildings.citadel}.`,
        "A fekete, piros és kék 2-esek a városban lévő sárkányt léptetik; a szürke kártyák a figurádat viszik.",
      ],
    },
    follow: {
      title: "A sárkány nyomában",
      text: ({ buildings }) => [
        `Aki ott épít, ahol sárkány áll, sárkánylángot kap. Menj ide: ${buildings.citadel}.`,
      ],
    },
    pair: {
      title: "A Mimixek párban",
      text: ({ card }) => [
        `Két barna kártya, ha 1-es vagy 2-es, együtt 3-at ér, bármelyik színben. Fizesd ki az 5-öst ezekkel: ${card("V2")} és a pár, ${card("M2", 2)}.`,
      ],
    },
    rewards: {
      title: "Elkészült egy épület",
      text: ({ buildings }) => [
        `${buildings.citadel}: egyetlen mezője volt, ezért felépült. Először sárkánylángot kaptál a sárkányért. Aztán a vázlat sarkai szerint: egy sárkánylángot a legtöbb építőkőért, a csillag mellől; egy kristályt, mint minden építő, a csillag alól.`,
        "Az építőköved visszakerült hozzád. A jobb sarok jutalma most a ház lábánál áll, azoknak, akik mellette építenek.",
      ],
    },
    keepAll: {
      title: "Tarts meg mindent",
      text: () => ["Fejezd be a kört. Most ne dobj el semmit, és húzz két kártyát."],
    },
    pass: {
      title: "Milo kártyát gyűjt",
      text: () => ["Milo nem épít. Megint eldob két kártyát: aki vár, több közül választhat."],
    },
    nextDoor: {
      title: "Egy ház mellett",
      text: ({ buildings }) => [
        `Ez a kettő szomszédos: ${buildings.aqueduct} és ${buildings.citadel}. Ha egyikük elkészül, minden építője a szomszéd jutalmát is megkapja. Menj ide: ${buildings.aqueduct}.`,
      ],
    },
    turn: {
      title: "A Hoax átszínez",
      text: ({ card }) => [
        `Kék kártyád nincs, de fehér van: ${card("H2")} egy kártyát színez át a mező színére, ${card("H1")} egy nép akár négy kártyáját.`,
        `Fizesd ki az 5-öst ezekkel: ${card("K1", 2)}, ${card("H2")} és ${card("P3")}. A Pillar kék lesz, és 3-at ér; a Hoax maga semmit sem ér.`,
      ],
    },
    neighbour: {
      title: "A szomszéd jutalma",
      text: () => [
        "A saját jutalmain túl a szomszédos kész ház is adott egy kristályt. Minden kész szomszéd ad, ezért jó a házak közötti hely.",
      ],
    },
    replace: {
      title: "Cserélj egy kártyát",
      text: ({ card }) => [`Fejezd be a kört, dobd el ezt: ${card("F1")}, és húzz hármat.`],
    },
    yourMill: {
      title: "Milo befejezi az épületedet",
      text: () => [
        "Milo betölti az utolsó mezőt ott, ahol te kezdtél. A legtöbb építőkő mégis a tiéd: te húzod a két kártyát, és mindketten kaptok egy kristályt.",
      ],
    },
    temple: {
      title: "Templom házak között",
      text: ({ buildings }) => [
        `Két kész háznak közös a szomszédja: ${buildings.fire_temple}. Menj oda.`,
      ],
    },
    black: {
      title: "Kezdd a jó helyen",
      text: ({ card }) => [
        `Töltsd be a 3-ast ezzel: ${card("V3")}. Nem kell egyszerre befejezned egy épületet. Mások továbbépítik, és akkor osztoztok.`,
      ],
    },
    sort: {
      title: "Keress fekete kártyát",
      text: ({ card }) => [
        `Több fekete kell. Dobd el ezeket: ${card("T1")} és ${card("P2")}, most kevés hasznuk van, és húzz négyet.`,
      ],
    },
    shared: {
      title: "Milo is épít",
      text: ({ card }) => [
        `Milo vegyesen fizeti ki a templom 5-ösét: egy fekete kártya, egy Khind és egy ${card("M3")}, amelyet ${card("H2")} feketére színez.`,
      ],
    },
    finish: {
      title: "Fejezd be a templomot",
      text: ({ card }) => [
        `Kihúztad, ami kell: töltsd be az utolsó mezőt, a 4-est ezekkel: ${card("V2", 2)}.`,
      ],
    },
    majority: {
      title: "Mit hozott",
      text: () => [
        "A három építőkőből kettő a tiéd volt: 2 kristály. Mindketten segítettetek: fejenként 2. És mindkét szomszéd adott 1-et mindkettőtöknek. Egyenlőségnél a legbaloldalibb építőkő döntött volna.",
        "Most 10 kristályod van. Milo csak azt látja, hogy van valamennyi.",
      ],
    },
    scales: {
      title: "Mikor értékeljük a sárkánylángokat",
      text: () => [
        "Mihelyt kiürül a sárkánylángok készlete, értékeljük őket: 6 kristály a legtöbbért, 3 mindenki másnak, akinek három vagy több van.",
        "Aki kapott, visszateszi a sárkánylángjait, és a sárkányok újrakezdik.",
      ],
    },
    later: {
      title: "Két forduló múlva",
      text: () => [
        "Most nézd egy darabig. Mindketten építetek tovább, és ha Milo befejezi, amit te elkezdtél, te is jutalmat kapsz.",
      ],
    },
    courtyard: {
      title: "Az obeliszkhez",
      text: ({ buildings }) => [
        `17 kristályod van: ideje felajánlani belőle. Ezt csak itt lehet: ${buildings.courtyard}. Menj oda.`,
      ],
    },
    offer: {
      title: "Az első felajánlásod",
      text: () => [
        "Az árát az obeliszk legalsó üres mezője mondja meg, és egyre drágább. Körönként egyszer ajánlhatsz fel: adj 7 kristályt.",
      ],
    },
    pillar: {
      title: "A Pillar utat nyit",
      text: ({ card }) => [
        `Minden ${card("P1")} vagy ${card("P2")} még egy felajánlást enged, 1 vagy 2 kristállyal többért. Ajánlj fel újra ezzel: ${card("P2")}. 7 meg 2 az 9.`,
      ],
    },
    theEnd: {
      title: "Hogyan ér véget",
      text: () => [
        "A hat felajánlásodból kettő megvan. Aki a hatodikat megteszi, azonnal nyer.",
        "Ha előbb elkészül az egész város, versenyfutás kezdődik: aki tud fizetni, siessen a piactérre, és ha már senki sem tud, a legtöbb felajánlás nyer.",
      ],
    },
    farewell: {
      title: "Tiéd a város",
      text: () => [
        "Ennyi elég. Ahol valami nem lehetséges, az asztal megmondja, miért, és a mellette lévő szám kinyitja a szabályt.",
        "Játssz tovább innen, egy képernyőn kettőtöknek, vagy kezdj játékot a barátaiddal.",
      ],
    },
  },
};
