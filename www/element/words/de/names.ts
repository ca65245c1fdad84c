import type { BuildingId, Dragon } from "blue-moon-city";
import { cardNaming } from "../lists.js";
import type { Names } from "../names.js";
import { list } from "./counts.js";

const peoples: Names["peoples"] = {
  V: { name: "Vulca", colour: "schwarz" },
  T: { name: "Terrah", colour: "rot" },
  A: { name: "Aqua", colour: "blau" },
  F: { name: "Flit", colour: "grau" },
  K: { name: "Khind", colour: "grün" },
  M: { name: "Mimix", colour: "braun" },
  H: { name: "Hoax", colour: "weiß" },
  P: { name: "Pillar", colour: "gelb" },
};

/** A building with its article in the cases that the sentences ask for. */
interface Place {
  readonly name: string;
  /** der Turm, die Mühle */
  readonly the: string;
  /** zum Turm, zur Mühle */
  readonly to: string;
  /** am Turm, an der Mühle */
  readonly at: string;
}

function masculine(name: string): Place {
  return { name, the: `der ${name}`, to: `zum ${name}`, at: `am ${name}` };
}

function feminine(name: string): Place {
  return { name, the: `die ${name}`, to: `zur ${name}`, at: `an der ${name}` };
}

function neuter(name: string): Place {
  return { name, the: `das ${name}`, to: `zum ${name}`, at: `am ${name}` };
}

export const places: Record<BuildingId, Place> = {
  royal_palace: masculine("Königspalast"),
  fire_temple: masculine("Feuertempel"),
  earth_temple: masculine("Erdtempel"),
  water_temple: masculine("Wassertempel"),
  iron_foundry: feminine("Eisengießerei"),
  citadel: feminine("Zitadelle"),
  mill: feminine("Mühle"),
  hospice: neuter("Hospiz"),
  thermae: feminine("Therme"),
  aqueduct: masculine("Aquädukt"),
  flight_tower: masculine("Flugturm"),
  monastery_tower: masculine("Klosterturm"),
  watchtower: masculine("Wachturm"),
  great_hall: {
    name: "Große Halle",
    the: "die Große Halle",
    to: "zur Großen Halle",
    at: "an der Großen Halle",
  },
  city_residence: feminine("Stadtresidenz"),
  university: feminine("Universität"),
  library: feminine("Bibliothek"),
  market_hall: feminine("Markthalle"),
  caravanserai: feminine("Karawanserei"),
  trading_house: neuter("Handelshaus"),
  courtyard: masculine("Marktplatz"),
};

const buildings = Object.fromEntries(
  Object.entries(places).map(([id, { name }]) => [id, name]),
) as Record<BuildingId, string>;

/** The name with its article at the beginning of a sentence. */
export function opening(id: BuildingId): string {
  const { the } = places[id];
  return `${the.charAt(0).toUpperCase()}${the.slice(1)}`;
}

export const dragons: Record<Dragon, string> = {
  red: "der rote Drache",
  green: "der grüne Drache",
  blue: "der blaue Drache",
};

export const dragonsAccusative: Record<Dragon, string> = {
  red: "den roten Drachen",
  green: "den grünen Drachen",
  blue: "den blauen Drachen",
};

export const { card, cardList } = cardNaming(peoples, list);

export const names: Names = {
  player: (n) => `Spieler ${n}`,
  card,
  peoples,
  buildings,
  dragons,
  phases: { movement: "Bewegung", contribution: "Bauen" },
  roles: {
    natural: "passend",
    wild: "Joker",
    pair: "Paar",
    turner: "färbt andere um",
    turned: "umgefärbt",
    unused: "ohne Nutzen",
  },
  rewardCorners: {
    majority: "Großer Baumeister",
    contributor: "Alle Beteiligten",
    neighbourhood: "Später für Nachbarn",
  },
  powers: {
    flyDragon: "Ihr Drache fliegt auf eine beliebige Tafel, auch von außen in die Stadt.",
    walkDragon: "Ihr Drache zieht bis zu drei Tafeln weit, sobald er in der Stadt ist.",
    fly: "Deine Figur fliegt auf eine beliebige Tafel.",
    extraSteps: "Deine Figur darf 2 Schritte mehr gehen.",
    wild: "Zählt 1 in jeder Farbe.",
    pair: "Zwei Mimix mit Wert 1 oder 2 zählen zusammen 3, in jeder Farbe.",
    turnFour: "Färbt bis zu vier Karten eines Volkes in die Farbe des Bauabschnitts um.",
    turnOne: "Färbt eine Karte in die Farbe des Bauabschnitts um.",
    offer: "Erlaubt ein weiteres Opfer im selben Zug, gegen einen Aufpreis in Höhe ihres Wertes.",
  },
};
