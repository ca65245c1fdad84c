import type { FaultWords } from "../faults.js";

export const faults: FaultWords = {
  unknown_game: () => "This is a record of another game.",
  bad_option: () => "A house rule has a value that is not allowed, or a name is too long.",
  bad_players: () => "The game is for 2, 3 or 4 players.",
  bad_seed: () => "A seed is a text of 1 to 100 characters.",
  bad_layout: () => "The city does not hold every building once, with the courtyard in the centre.",
  bad_cards: () => "The numbers of cards of value 1, 2 and 3 must add up to 10.",
  bad_state: () => "The game stands in a way that can’t come about.",
  newer_version: () => "The game comes from a newer version of this page.",
  bad_record: ({ line, word }) => {
    if (line !== undefined) return "This line can’t be read.";
    if (word !== undefined) return `The head of the text lacks “${word}”.`;
    return "This is no text of a game that can be played.";
  },
  bad_move: () => "This is no move.",
};
