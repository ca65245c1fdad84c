/** A game as a link: its record, deflated, in the letters that an address may have. */

import { Refusal } from "./refusal.js";

/** What precedes the game in the address, from the `#` on. */
const MARK = "#game=";

/** The most characters of a link that is read, from its `#` on: a game of 100 turns has 2,000. */
export const LONGEST_LINK = 32 * 1024;

/** The most bytes of a record: the rules do not read a longer one. */
export const LARGEST_RECORD = 1_000_000;

/** The link to a game, from its `#` on; `null` if the record is too long for one. */
export async function linkOf(record: string): Promise<string | null> {
  const packed = new Blob([record]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const link = MARK + lettersOf(bytes);
  return link.length > LONGEST_LINK ? null : link;
}

/** The link in an address, or in a text that is nothing else; `null` if it is none. */
export function linkIn(text: string): string | null {
  const [address, ...more] = text.trim().split(/\s/);
  if (address === undefined || more.length > 0 || !address.includes(MARK)) return null;
  return address.slice(address.indexOf(MARK));
}

/**
 * The record in a link.
 *
 * @throws {Refusal} `linkTooLong`, `linkDamaged`, or `recordTooLong` as soon as more than that was unpacked.
 */
export async function recordOf(link: string): Promise<string> {
  if (link.length > LONGEST_LINK) throw new Refusal("linkTooLong", link);
  const bytes = bytesOf(link.slice(MARK.length));
  if (!link.startsWith(MARK) || !bytes) throw new Refusal("linkDamaged", link);
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream("deflate-raw"))
    .getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let record = "";
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return record + decoder.decode();
      size += value.length;
      if (size > LARGEST_RECORD) break;
      record += decoder.decode(value, { stream: true });
    }
  } catch {
    throw new Refusal("linkDamaged", link);
  }
  // A few bytes can stand for gigabytes: nothing more is unpacked.
  await reader.cancel();
  throw new Refusal("recordTooLong", link);
}

/** Base64 with the letters that need no escape in an address, without the padding. */
function lettersOf(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function bytesOf(letters: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(letters)) return null;
  try {
    const binary = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
