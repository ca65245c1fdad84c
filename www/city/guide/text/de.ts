/** What the guide says, in German. */

import type { GuideText } from "../lesson.js";

export const guide: GuideText = {
  names: ["Luna", "Milo"],

  otherwise: {
    walk: "Dorthin darfst du gehen, aber diese Lektion führt woandershin.",
    flyDragon: "Der Drache würde dorthin fliegen. Hier kommt erst etwas anderes.",
    walkDragon: "Der Drache würde dorthin gehen. Hier kommt erst etwas anderes.",
    fly: "Dorthin könntest du fliegen, und es würde die Karte kosten. Heben wir sie auf.",
    extraSteps: "Zwei Schritte mehr sind schön, aber jetzt brauchst du sie nicht.",
    contribute:
      "Die Regeln erlauben diese Zahlung. Die Lektion braucht die Karten anders: Nimm bitte die, die oben stehen.",
    offer: "Opfern darfst du, aber erst kommt etwas anderes.",
    endTurn:
      "So dürftest du den Zug beenden. Wirf für die Lektion bitte genau die Karten ab, die oben stehen.",
    declareDone: "Das darfst du, aber die Lektion geht weiter.",
  },

  steps: {
    welcome: {
      title: "Willkommen in der Stadt",
      text: () => [
        "Du bist Luna und spielst gegen Milo. Ihr baut die Stadt zusammen wieder auf, aber nur einer gewinnt: wer am Obelisken als Erster sechsmal Kristalle geopfert hat.",
        "Sieh dir alles an, wann immer du willst. Was die Lektion als Nächstes möchte, hat einen goldenen Rand.",
      ],
    },
    plans: {
      title: "Skizzen, die gebaut werden wollen",
      text: () => [
        "Jede Tafel ist die Skizze eines Gebäudes. Die Bauabschnitte unten tragen eine Zahl und das Zeichen eines Volkes: So viel kostet dieser Teil, und in wessen Karten.",
        "Die Ecken darüber sagen, was es dafür gibt. Deine Hand liegt unten, deine Figur steht in der Mitte.",
      ],
    },
    walk: {
      title: "Gehen",
      text: ({ buildings }) => [
        `In jedem Zug hast du zwei Schritte, von Seite zu Seite, nie über Eck. Du hast rote Karten, also geh dorthin: ${buildings.mill}. Wähle die Tafel, dann geh.`,
      ],
    },
    colour: {
      title: "In der Farbe bezahlen",
      text: ({ card }) => [
        `Hier wird in Rot gebaut. Bezahle die 3 mit ${card("T3")}: Karten der Farbe zählen ihren Wert.`,
      ],
    },
    wild: {
      title: "Khind passen überall",
      text: ({ card }) => [
        `In einem Zug darfst du mehrere Abschnitte bezahlen, jeden mit eigenen Karten. Bezahle die mittlere 2 mit ${card("T1")} und ${card("K1")}: Jeder grüne Khind zählt 1 in jeder Farbe.`,
      ],
    },
    discard: {
      title: "Das Ende deines Zuges",
      text: ({ card }) => [
        `Du ziehst immer zwei Karten, und eine mehr für jede, die du abwirfst, höchstens zwei. Beende den Zug, wähle ${card("V1")} zum Abwerfen und zieh drei.`,
      ],
    },
    otherTurn: {
      title: "Milos Zug",
      text: ({ buildings }) => [
        `Milo geht dorthin: ${buildings.water_temple}, und bezahlt einen Abschnitt. Er wirft zwei Karten ab und zieht vier. Welche er zieht, siehst du nicht.`,
      ],
    },
    dragon: {
      title: "Ruf einen Drachen",
      text: ({ card, buildings }) => [
        `Viele Karten haben eine Sonderfunktion, die du statt ihres Wertes nutzen kannst. Mit ${card("A1")} fliegt der blaue Drache: Wähle die Karte, dann die Tafel ${buildings.citadel}.`,
        "Mit einer schwarzen, roten oder blauen 2 geht ein Drache, der schon in der Stadt ist; graue Karten tragen deine Figur.",
      ],
    },
    follow: {
      title: "Dem Drachen nach",
      text: ({ buildings }) => [
        `Wer baut, wo ein Drache ist, bekommt eine goldene Schuppe. Geh dorthin: ${buildings.citadel}.`,
      ],
    },
    pair: {
      title: "Mimix wirken zu zweit",
      text: ({ card }) => [
        `Zwei braune Karten mit Wert 1 oder 2 zählen zusammen 3, in jeder Farbe. Bezahle die 5 mit ${card("V2")} und dem Paar ${card("M2", 2)}.`,
      ],
    },
    rewards: {
      title: "Ein Gebäude ist fertig",
      text: ({ buildings }) => [
        `${buildings.citadel}: Hier gab es nur einen Abschnitt, also steht das Gebäude. Zuerst bekamst du eine Schuppe vom Drachen. Dann, nach den Ecken der Skizze: eine Schuppe für die meisten Bausteine, neben dem Stern; einen Kristall für alle Beteiligten, darunter.`,
        "Dein Baustein ist wieder bei dir. Was in der rechten Ecke stand, steht jetzt am Fuß des Hauses, für alle, die daneben bauen.",
      ],
    },
    keepAll: {
      title: "Behalte alles",
      text: () => ["Beende deinen Zug. Wirf diesmal nichts ab und zieh zwei Karten."],
    },
    pass: {
      title: "Milo sammelt Karten",
      text: () => [
        "Milo baut nicht. Er wirft wieder zwei Karten ab: Wer wartet, hat mehr Auswahl.",
      ],
    },
    nextDoor: {
      title: "Neben einem Haus",
      text: ({ buildings }) => [
        `Diese beiden grenzen aneinander: ${buildings.aqueduct} und ${buildings.citadel}. Wird eines fertig, erhalten alle Beteiligten auch die Belohnung des Nachbarn. Geh zur Tafel ${buildings.aqueduct}.`,
      ],
    },
    turn: {
      title: "Hoax verwandeln Farben",
      text: ({ card }) => [
        `Du hast keine blaue Karte, aber eine weiße: ${card("H2")} verwandelt eine Karte in die Farbe des Abschnitts, ${card("H1")} bis zu vier eines Volkes.`,
        `Bezahle die 5 mit ${card("K1", 2)}, ${card("H2")} und ${card("P3")}: Der Pillar wird blau und zählt 3, der Hoax selbst zählt nichts.`,
      ],
    },
    neighbour: {
      title: "Die Belohnung des Nachbarn",
      text: () => [
        "Zu den eigenen Belohnungen gab dir das fertige Haus nebenan einen Kristall. Das tut jeder fertige Nachbar, also sind die Plätze zwischen Häusern gut.",
      ],
    },
    replace: {
      title: "Eine Karte tauschen",
      text: ({ card }) => [`Beende deinen Zug, wirf ${card("F1")} ab und zieh drei.`],
    },
    yourMill: {
      title: "Milo baut dein Gebäude fertig",
      text: () => [
        "Milo bezahlt den letzten Abschnitt dort, wo du begonnen hast. Die meisten Bausteine sind aber deine: Du ziehst die zwei Karten, und jeder bekommt einen Kristall.",
      ],
    },
    temple: {
      title: "Ein Tempel zwischen Häusern",
      text: ({ buildings }) => [
        `Zwei fertige Häuser haben denselben Nachbarn: ${buildings.fire_temple}. Geh dorthin.`,
      ],
    },
    black: {
      title: "Am rechten Ort beginnen",
      text: ({ card }) => [
        `Bezahle die 3 mit ${card("V3")}. Du musst ein Gebäude nicht auf einmal fertig bauen. Andere bauen weiter, und dann teilt ihr.`,
      ],
    },
    sort: {
      title: "Schwarze Karten suchen",
      text: ({ card }) => [
        `Du brauchst mehr Schwarz. Wirf ${card("T1")} und ${card("P2")} ab, die dir jetzt wenig nützen, und zieh vier.`,
      ],
    },
    shared: {
      title: "Milo baut mit",
      text: ({ card }) => [
        `Milo bezahlt die 5 des Tempels gemischt: eine schwarze Karte, ein Khind und ${card("M3")}, von ${card("H2")} schwarz gemacht.`,
      ],
    },
    finish: {
      title: "Bau den Tempel fertig",
      text: ({ card }) => [
        `Du hast gezogen, was du brauchst: Bezahle den letzten Abschnitt, die 4, mit ${card("V2", 2)}.`,
      ],
    },
    majority: {
      title: "Was es gebracht hat",
      text: () => [
        "Zwei der drei Bausteine waren deine: 2 Kristalle. Beide habt ihr mitgebaut: 2 für jeden. Und beide Nachbarn gaben jedem von euch 1. Bei gleich vielen Bausteinen hätte der am weitesten links entschieden.",
        "Du hast jetzt 10 Kristalle. Milo sieht nur, dass du welche hast.",
      ],
    },
    scales: {
      title: "Wann die Schuppen gewertet werden",
      text: () => [
        "Sobald der Vorrat an Schuppen leer ist, werden sie gewertet: 6 Kristalle für die meisten, 3 für alle anderen, die drei oder mehr haben.",
        "Wer etwas bekam, gibt seine Schuppen zurück, und die Drachen beginnen von neuem.",
      ],
    },
    later: {
      title: "Zwei Runden später",
      text: () => [
        "Sieh nun eine Weile zu. Ihr baut beide weiter, und wenn Milo fertig baut, was du begonnen hast, wirst auch du belohnt.",
      ],
    },
    courtyard: {
      title: "Zum Obelisken",
      text: ({ buildings }) => [
        `Du hast 17 Kristalle: Zeit, einige zu opfern. Das geht nur hier: ${buildings.courtyard}. Geh dorthin.`,
      ],
    },
    offer: {
      title: "Dein erstes Opfer",
      text: () => [
        "Was es kostet, sagt das unterste freie Feld des Obelisken, und es wird teurer. Einmal im Zug darfst du opfern: Gib 7 Kristalle.",
      ],
    },
    pillar: {
      title: "Pillar öffnen den Weg",
      text: ({ card }) => [
        `Jede ${card("P1")} oder ${card("P2")} erlaubt ein weiteres Opfer, für 1 oder 2 Kristalle mehr. Opfere noch einmal mit ${card("P2")}: 7 und 2 sind 9.`,
      ],
    },
    theEnd: {
      title: "Wie es endet",
      text: () => [
        "Zwei deiner sechs Opfer sind gebracht. Wer das sechste bringt, gewinnt sofort.",
        "Ist vorher die ganze Stadt fertig, beginnt ein Wettlauf: Wer zahlen kann, muss zum Marktplatz eilen, und wenn es keiner mehr kann, gewinnen die meisten Opfer.",
      ],
    },
    farewell: {
      title: "Die Stadt gehört dir",
      text: () => [
        "Mehr brauchst du nicht. Wo etwas nicht geht, sagt der Tisch, warum, und die Zahl daneben öffnet die Regel.",
        "Spiel von hier weiter, für beide an einem Bildschirm, oder beginne eine Partie mit anderen.",
      ],
    },
  },
};
