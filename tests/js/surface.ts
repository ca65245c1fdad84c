/** The public surface of the package, read from its declarations. */

import { readFileSync } from "node:fs";

const folder = new URL("../../pkg/dist/", import.meta.url);
const read = (file: URL) => readFileSync(file, "utf8");

/** Something that the package exports, with its declaration. */
export interface Exported {
  readonly name: string;
  readonly isType: boolean;
  /** Without its comments. */
  readonly declaration: string;
  /** With its comments. */
  readonly documented: string;
}

/** All exports by name, in order. */
export function surface(): Exported[] {
  const found = exportsOf(new URL("index.d.ts", folder));
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function exportsOf(file: URL): Exported[] {
  const text = withoutComments(read(file));
  const lists = [...text.matchAll(/^export (type )?\{(.*?)\} from "(.*?)";/gms)];
  const direct = lists.flatMap(([, type, list = "", from = ""]) => {
    const names = list.split(",").map((name) => name.trim());
    return names
      .filter((name) => name !== "")
      .map((name) => declared(name, type !== undefined, source(from, file)));
  });
  const whole = [...text.matchAll(/^export \* from "(.*?)";/gm)];
  return [...direct, ...whole.flatMap(([, from = ""]) => exportsOf(source(from, file)))];
}

const source = (from: string, file: URL) => new URL(from.replace(/\.js$/, ".d.ts"), file);

function declared(listed: string, inTypes: boolean, file: URL): Exported {
  const plain = listed.replace(/^type /, "");
  const [own = "", name = own] = plain.split(" as ");
  const text = read(file);
  const start = new RegExp(
    `^export (?:declare )?(?:abstract )?(?:class|function|interface|type|const) ${own}\\b`,
    "m",
  ).exec(text);
  if (!start) throw new Error(`${own} is not declared in ${file.pathname}`);
  const documented = text.slice(commentBefore(text, start.index), endOf(text, start.index));
  return {
    name,
    isType: inTypes || plain !== listed,
    declaration: withoutComments(documented)
      .split("\n")
      .filter((line) => line.trim() !== "")
      .join("\n"),
    documented,
  };
}

/** Where the doc comment begins that stands before a place, or the place. */
function commentBefore(text: string, at: number): number {
  const before = text.slice(0, at);
  return before.endsWith("*/\n") ? before.lastIndexOf("/**") : at;
}

/** Where a declaration ends: with the brace of its body, or with a semicolon outside of all. */
function endOf(text: string, from: number): number {
  const blank = text.replaceAll(/\/\*.*?\*\//gs, (comment) => " ".repeat(comment.length));
  const hasBody = /^export (declare )?(abstract )?(class|interface)/.test(blank.slice(from));
  let depth = 0;
  for (let at = from; at < blank.length; at += 1) {
    const character = blank.charAt(at);
    if ("{([".includes(character)) depth += 1;
    if ("})]".includes(character)) depth -= 1;
    const last = hasBody ? "}" : ";";
    if (depth === 0 && character === last) return at + 1;
  }
  throw new Error(`a declaration has no end: ${text.slice(from, from + 80)}`);
}

const withoutComments = (text: string) => text.replaceAll(/\/\*.*?\*\//gs, "");
