import type { FaultWords } from "../faults.js";

export const faults: FaultWords = {
  unknown_game: () => "Das ist die Aufzeichnung eines anderen Spiels.",
  bad_option: () => "Eine Hausregel hat einen unerlaubten Wert, oder ein Name ist zu lang.",
  bad_players: () => "Das Spiel ist für 2, 3 oder 4 Personen.",
  bad_seed: () => "Ein Startwert ist ein Text von 1 bis 100 Zeichen.",
  bad_layout: () =>
    "Die Stadt enthält nicht jedes Gebäude genau einmal, mit dem Marktplatz in der Mitte.",
  bad_cards: () => "Die Anzahlen der Karten mit Wert 1, 2 und 3 müssen zusammen 10 ergeben.",
  bad_state: () => "So kann eine Partie nicht stehen.",
  newer_version: () => "Die Partie stammt aus einer neueren Version dieser Seite.",
  bad_record: ({ line, word }) => {
    if (line !== undefined) return "Diese Zeile ist nicht lesbar.";
    if (word !== undefined) return `Im Kopf des Textes fehlt „${word}“.`;
    return "Das ist kein Text einer spielbaren Partie.";
  },
  bad_move: () => "Das ist kein Spielzug.",
};
