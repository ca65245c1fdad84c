import type { FaultWords } from "../faults.js";

export const faults: FaultWords = {
  unknown_game: () => "Ez egy másik játék feljegyzése.",
  bad_option: () => "Egy házi szabály értéke nem megengedett, vagy egy név túl hosszú.",
  bad_players: () => "A játék 2, 3 vagy 4 játékosnak való.",
  bad_seed: () => "A kezdőérték 1–100 karakteres szöveg.",
  bad_layout: () => "A városban nem minden épület szerepel pontosan egyszer, középen a piactérrel.",
  bad_cards: () => "Az 1-es, 2-es és 3-as kártyák számának összege 10 legyen.",
  bad_state: () => "Így nem állhat egy játszma.",
  newer_version: () => "A játszma az oldal egy újabb változatából való.",
  bad_record: ({ line, word }) => {
    if (line !== undefined) return "Ez a sor nem olvasható.";
    if (word !== undefined) return `A szöveg fejlécéből hiányzik: „${word}”.`;
    return "Ez nem egy játszható játszma szövege.";
  },
  bad_move: () => "Ez nem lépés.",
};
