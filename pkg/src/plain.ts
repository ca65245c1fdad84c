/**
 * Copies arguments to plain data before wasm is entered, so that no foreign getter, proxy or `toJSON` runs while
 * Rust holds a borrow, and so that nothing of unbounded size or depth crosses. They cross as JSON text.
 */

import { fault } from "./errors.js";

/** Deeper than any of our shapes. */
const MAX_DEPTH = 8;
/** More values than any of our shapes has. */
const MAX_VALUES = 20_000;
/** Longer than any text in our shapes. */
const MAX_TEXT = 1_000;

/**
 * The JSON text of own enumerable properties. An error tells the place inside of the argument, as the rules do, or
 * `where`, the name of the argument, if it is the whole. The host's own writer would call whatever `toJSON` somebody
 * has put on a prototype.
 */
export function json(value: unknown, where: string): string {
  let values = 0;
  const refused = (message: string, place: string) => fault(message, place || where);

  function write(from: unknown, place: string, depth: number): string {
    values += 1;
    if (values > MAX_VALUES) {
      throw refused("the argument holds too many values", "");
    }
    switch (typeof from) {
      case "boolean":
        return from ? "true" : "false";
      case "number":
        if (!Number.isSafeInteger(from)) {
          throw refused("numbers are whole and at most 2^53 - 1", place);
        }
        return `${from}`; // of the negative zero too this is 0
      case "string":
        if (from.length > MAX_TEXT) {
          throw refused("the text is too long", place);
        }
        return JSON.stringify(from);
      case "object":
        break;
      default:
        throw refused(`a ${typeof from} is no plain data`, place);
    }
    if (from === null) {
      return "null";
    }
    if (depth === MAX_DEPTH) {
      throw refused("the argument is nested too deeply", place);
    }
    return Array.isArray(from) ? writeList(from, place, depth) : writeObject(from, place, depth);
  }

  function writeList(from: readonly unknown[], place: string, depth: number): string {
    // The length of a proxy may be anything; it is read once.
    const length: unknown = from.length;
    if (typeof length !== "number" || !(length >= 0 && length <= MAX_VALUES)) {
      throw refused("the list is too long", place);
    }
    let text = "";
    for (let index = 0; index < length; index += 1) {
      text += `${index > 0 ? "," : ""}${write(from[index], `${place}[${index}]`, depth + 1)}`;
    }
    return `[${text}]`;
  }

  function writeObject(from: object, place: string, depth: number): string {
    if (hasElements(from)) {
      throw refused("bytes and the like are no plain data", place);
    }
    const keys = Object.keys(from);
    if (keys.length > MAX_VALUES) {
      throw refused("the argument holds too many values", place);
    }
    let text = "";
    for (const key of keys) {
      if (key.length > MAX_TEXT || key === "__proto__") {
        throw refused("a property has a name that no shape has", place);
      }
      const property: unknown = Reflect.get(from, key);
      // As in JSON, what is undefined is not there.
      if (property !== undefined) {
        const part = write(property, place === "" ? key : `${place}.${key}`, depth + 1);
        text += `${text === "" ? "" : ","}${JSON.stringify(key)}:${part}`;
      }
    }
    return `{${text}}`;
  }

  try {
    return write(value, "", 0);
  } catch (error) {
    // Whatever a getter or a proxy throws is told, never passed on.
    throw fault.made(error) ? error : fault("reading the argument failed", where);
  }
}

/**
 * Whether an object has elements, as bytes, boxed texts and proxies of them have: only to list the keys, one for each
 * element, would take seconds and gigabytes.
 */
function hasElements(object: object): boolean {
  return ArrayBuffer.isView(object) || Object.hasOwn(object, "0");
}

/** The JSON text of an argument that must be an object. */
export function objectJson(value: unknown, where: string): string {
  const text = json(value, where);
  if (!text.startsWith("{")) {
    throw fault("an object is expected", where);
  }
  return text;
}

/** The same fields without what the prototype of all objects may have been given. */
export function bare(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.assign(Object.create(null), fields);
}

/** A plain copy of an argument that must be an object; it inherits nothing. */
export function plainObject(value: unknown, where: string): Record<string, unknown> {
  return bare(JSON.parse(objectJson(value, where)));
}

/** A plain copy of options that have no other names than these: a misspelt one must not count as left out. */
export function plainOptions(value: unknown, ...names: string[]): Record<string, unknown> {
  const options = plainObject(value, "options");
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw fault(`these options are known: ${names.join(", ")}`, unknown);
  }
  return options;
}

/** A yes or no; no if it is left out. */
export function flag(value: unknown, where: string): boolean {
  if (value !== undefined && typeof value !== "boolean") {
    throw fault("true or false is expected", where);
  }
  return value === true;
}

/** A text of at most so many characters. */
export function text(value: unknown, where: string, most: number): string {
  if (typeof value !== "string") {
    throw fault("a text is expected", where);
  }
  if (value.length > most) {
    throw fault("the text is too long", where);
  }
  return value;
}

/** A whole number from 0 on. */
export function count(value: unknown, where: string, most = 0xffff_ffff): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > most) {
    throw fault(`${where} is a whole number from 0 to ${most}`, where);
  }
  return value;
}
