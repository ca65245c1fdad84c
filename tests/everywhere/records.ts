/** Records on their way: cut, pasted, of the older format, and as a seat saw the game. */

import type { CityMove, Game, Seat } from "blue-moon-city";
import { holds, outcome, refusal, same } from "./assert.js";
import { playsOn } from "./canary.js";
import type { Checks, Host, Library } from "./host.js";

const options = { game: "city", players: 3, seed: "moonrise", start: 0 } as const;
const names = ["Ada", 'B "o"', "Cy 🐉"];

/** A game of so many moves. */
function played(library: Library, moves: number): Game {
  const game = new library.Game({ ...options, names });
  for (let made = 0; made < moves; made += 1) {
    const listed = game.legalMoves();
    game.apply(listed[(made * 7 + 3) % listed.length] as CityMove);
  }
  return game;
}

/** As one who mails a text has it: lines of at most so many characters, broken between words. */
function wrapped(text: string, width: number): string {
  return text.replaceAll(new RegExp(`(?=.{${width + 1}})(.{1,${width}}) `, "g"), "$1\n");
}

const quoted = (text: string, mark: string) => text.replaceAll(/^/gm, mark);

/** What pasting makes of a text. */
const PASTED: Record<string, (text: string) => string> = {
  "a mark of the order of bytes": (text) => `\ufeff${text}`,
  "line ends of Windows": (text) => text.replaceAll("\n", "\r\n"),
  "no last line end": (text) => text.trimEnd(),
  "spaces that do not break": (text) => text.replaceAll(/ (?=[>.!oVTAF\d])/g, "\u00a0"),
  "spaces at the ends of lines": (text) => text.replaceAll("\n", " \u00a0\t\n"),
  "indented lines": (text) => quoted(text, "    "),
  "marks of quotation": (text) => quoted(text, "> "),
  "marks of quotation of marks": (text) => quoted(text, "> > "),
  "marks without spaces": (text) => quoted(text, ">>"),
  "a fence of code": (text) => `Look at this!\n\n\`\`\`text\n${text}\`\`\`\nWasn't that good?\n`,
  "a quoted fence of code": (text) => quoted(`Look:\n\n\`\`\`\n${text}\`\`\`\nGood.\n`, "> "),
  "words around it": (text) => `Dear Bo,\nour game:\n\n${text}\n\nBest, Ada\n1. really\n`,
  "wrapped lines": (text) => wrapMoves(text, 72),
  "narrow lines": (text) => wrapMoves(text, 48),
  "wrapped lines in a quotation of Windows": (text) =>
    `\ufeff${quoted(wrapMoves(text, 60), "> ").replaceAll("\n", "\r\n")}`,
};

/** Wraps what follows the header: its lines are short, or JSON that nothing can break unnoticed. */
function wrapMoves(text: string, width: number): string {
  const at = text.indexOf("\n\n");
  return text.slice(0, at) + wrapped(text.slice(at), width);
}

const older = (text: string) =>
  text.replace("blue-moon-city 2\n", "blue-moon-city 1\n").replace(/end .*\n$/, "");

function sameGame(found: Game, expected: Game, what: string): void {
  same(found.moves(), expected.moves(), `the moves: ${what}`);
  same(found.state(), expected.state(), `the state: ${what}`);
  same([found.names, found.damage], [expected.names, null], `the names: ${what}`);
  found.free();
}

const seats = [null, 0, 1, 2] as const;

export const records: Checks = {
  "of a record that was cut no move is made that was not played": ({ library }) => {
    const whole = played(library, 70);
    const text = whole.record();
    const from = library.Game.fromState(whole.at(20), { names });
    for (const move of whole.moves().slice(20)) from.apply(move);
    for (const [game, record, after] of [
      [whole, text, 0],
      // Most of this one is the state at the beginning: cut only what follows.
      [from, from.record(), from.record().indexOf("\n\n")],
    ] as const) {
      const moves = game.moves().map((move) => library.formatMove("city", move));
      let opened = 0;
      for (let cut = 0; cut < 300; cut += 1) {
        const length = after + Math.floor(((record.length - after) * cut) / 300);
        const torn = record.slice(0, length);
        // Without its last line end alone it is whole.
        const complete = torn === record.trimEnd();
        const strict = outcome(library, "a cut record", () => library.Game.fromRecord(torn));
        holds("code" in strict !== complete, `cut at ${length}: opened as a whole one`);
        const found = outcome(library, "a cut record", () =>
          library.Game.fromRecord(torn, { salvage: true }),
        );
        if ("code" in found) {
          holds(length < record.indexOf("\n\n") + 2, `cut at ${length}: ${found.code}`);
          continue;
        }
        const saved = found.value as Game;
        const kept = saved.moves().map((move) => library.formatMove("city", move));
        same(kept, moves.slice(0, kept.length), `cut at ${length}: the moves`);
        same(saved.state(), game.at(kept.length), `cut at ${length}: the state`);
        holds((saved.damage === null) === complete, `cut at ${length}: ${saved.damage?.code}`);
        // All that surely was whole is kept.
        const words = torn.slice(record.indexOf("\n\n")).split(/\s+/).slice(0, -1);
        const certain = words.filter((word) => word !== "" && !/^\d+\.$/.test(word));
        const end = certain.indexOf("end");
        same(kept.length >= (end < 0 ? certain.length : end), true, `cut at ${length}: how many`);
        opened += 1;
        saved.free();
      }
      holds(opened > 150, `${opened} cuts were opened`);
    }
    playsOn(library);
  },

  "a record that was changed is told, and opens as far as it goes": ({ library }) => {
    const game = played(library, 40);
    const text = game.record();
    const changes: [string, string, string, number][] = [
      ["another seed", text.replace('seed "moonrise"', 'seed "moonset"'), "", -1],
      ["another name", text.replace("Ada", "Eva"), "damaged_record", 40],
      ["a move less", text.replace(/ \S+\n(?=end)/, "\n"), "damaged_record", 39],
      ["no such move", text.replace(/\S+\n(?=end)/, "jump\n"), "bad_move", 39],
      ["another checksum", text.replace(/check \w+/, "check 00000000"), "damaged_record", 40],
      ["no end", text.replace(/end .*\n/, ""), "damaged_record", 40],
      ["an end that is cut", text.replace(/, check \w+/, ""), "damaged_record", 40],
    ];
    for (const [what, changed, code, moves] of changes) {
      const found = refusal(library, what, () => library.Game.fromRecord(changed));
      if (code === "") continue; // whichever move is the first that is illegal in the other game
      same(found, code, what);
      const saved = library.Game.fromRecord(changed, { salvage: true });
      same([saved.length, saved.damage?.code], [moves, code], what);
      same(saved.state(), game.at(moves), what);
      same(
        [saved.fork().damage, saved.apply(saved.legalMoves()[0] as CityMove).length > 0],
        [null, true],
        `${what}: it goes on`,
      );
      saved.free();
    }
    same(library.Game.fromRecord(text, { salvage: true }).damage, null, "nothing is wrong");
    same(game.damage, null, "nothing is wrong with a new game");
  },

  "a pasted record is the same game": ({ library }) => {
    for (const moves of [0, 1, 150]) {
      const game = played(library, moves);
      for (const [what, paste] of Object.entries(PASTED)) {
        for (const text of [game.record(), older(game.record())]) {
          if (text !== game.record() && what === "words around it") continue; // it has no end
          sameGame(library.Game.fromRecord(paste(text)), game, `${what}, ${moves} moves`);
        }
      }
      const seen = game.record({ for: 1 });
      const read = library.readSeatRecord("city", seen);
      for (const [what, paste] of Object.entries(PASTED)) {
        // Lines of events are JSON.
        if (/wrapped|narrow|do not break/.test(what)) continue;
        same(library.readSeatRecord("city", paste(seen)), read, what);
      }
    }
    playsOn(library);
  },

  "records of the first format are read, and written in the new one": async (host) => {
    const { library } = host;
    const game = played(library, 60);
    const again = library.Game.fromRecord(older(game.record()));
    same(again.record(), game.record(), "the record");
    same(again.damage, null, "nothing is wrong");
    // Nothing tells that its end is missing: as it always was.
    const cut = older(game.record()).trimEnd().replace(/ \S+$/, "");
    same(library.Game.fromRecord(cut).length, 59, "without its last move");
    const half = older(game.record()).replace(">", "\\ud800>");
    same(
      refusal(library, "a wrong one", () => library.Game.fromRecord(half)),
      "bad_move",
      "half",
    );
    for (const spelt of ["\\ud800", "\\udc00x", "\\ud83d", "a\\ude00\\ud83d"]) {
      const lone = older(game.record()).replace('"Ada"', `"${spelt}"`);
      same(
        refusal(library, spelt, () => library.Game.fromRecord(lone)),
        "bad_record",
        spelt,
      );
    }
    const paired = older(game.record()).replace('"Ada"', '"\\ud83d\\udc09\\ufffd"');
    same(library.Game.fromRecord(paired).names[0], "🐉\ufffd", "a whole character");
  },

  "a record for a seat tells its views, the moves and the events as they were told": async (
    host: Host,
  ) => {
    const { library } = host;
    const over = played(library, 0);
    while (!over.status().over) {
      const listed = over.legalMoves();
      const good = listed.filter(({ type }) => type === "contribute" || type === "offer");
      const some = good.length > 0 ? good : listed;
      over.apply(some[over.ply % some.length] as CityMove);
    }
    for (const game of [played(library, 0), played(library, 90), over]) {
      for (const seat of seats) {
        const read = library.readSeatRecord("city", game.record({ for: seat }));
        const state = game.state();
        same([read.game, read.rules, read.seat], ["city", state.rules, seat], "the header");
        same(read.names, game.names, "the names");
        same(read.view, library.view(game.at(0), seat), "the beginning");
        same(read.now, game.view(seat), "the end");
        same(read.winners, state.table.result?.winners ?? null, "who won");
        const expected = game.moves().map((move, index) => {
          const by = game.at(index).table.turn.seat as Seat;
          return {
            move: library.moveFor("city", move, by, seat),
            events: library.eventsFor("city", game.events(index + 1), seat),
          };
        });
        same(read.moves, expected, `what ${seat} was told`);
      }
    }
    const text = played(library, 30).record({ for: 1 });
    for (let cut = 0; cut < 100; cut += 1) {
      const torn = text.slice(0, Math.floor((text.trimEnd().length * cut) / 100));
      const code = refusal(library, "a cut one", () => library.readSeatRecord("city", torn));
      holds(/^(bad|damaged)_record|bad_move$/.test(code), `cut at ${torn.length}: ${code}`);
    }
    const full = played(library, 3).record();
    same(
      refusal(library, "a full one", () => library.readSeatRecord("city", full)),
      "bad_record",
      "a full record",
    );
    playsOn(library);
  },
};
