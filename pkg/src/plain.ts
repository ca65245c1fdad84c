/**
 * Copies arguments to plain data before wasm is entered, so that no foreign getter, proxy or `toJSON` runs while
 * Rust holds a borrow, and so that nothing of unbounded size or depth crosses.
 */

import { fault } from "./errors.js";

/** Deeper than any of our shapes. */
const MAX_DEPTH = 8;
/** More values than any of our shapes has. */
const MAX_VALUES = 20_000;
/** Longer than any text in our shapes. */
const MAX_TEXT = 1_000;
/** Half of a character: Rust has no such texts. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * A copy of own enumerable properties: lists, and objects that inherit nothing. An error tells the place inside of the
 * argument, as the rules do, or `where`, the name of the argument, if it is the whole.
 */
export function plain(value: unknown, where: string): unknown {
  let values = 0;
  const refused = (message: string, place: string) => fault(message, place || where);

  function copy(from: unknown, place: string, depth: number): unknown {
    values += 1;
    if (values > MAX_VALUES) {
      throw refused("the argument holds too many values", "");
    }
    switch (typeof from) {
      case "boolean":
        return from;
      case "number":
        if (!Number.isSafeInteger(from)) {
          throw refused("numbers are whole and at most 2^53 - 1", place);
        }
        return from + 0; // the negative zero becomes 0
      case "string":
        if (from.length > MAX_TEXT) {
          throw refused("the text is too long", place);
        }
        if (LONE_SURROGATE.test(from)) {
          throw refused("the text is not well-formed", place);
        }
        return from;
      case "object":
        break;
      default:
        throw refused(`a ${typeof from} is no plain data`, place);
    }
    if (from === null) {
      return null;
    }
    if (depth === MAX_DEPTH) {
      throw refused("the argument is nested too deeply", place);
    }
    return Array.isArray(from) ? copyList(from, place, depth) : copyObject(from, place, depth);
  }

  function copyList(from: readonly unknown[], place: string, depth: number): unknown[] {
    // The length of a proxy may be anything; it is read once.
    const length: unknown = from.length;
    if (!Number.isInteger(length) || (length as number) < 0 || (length as number) > MAX_VALUES) {
      throw refused("the list is too long", place);
    }
    // To add to a list one after another would call setters of the prototype.
    return Array.from({ __proto__: null, length } as unknown as ArrayLike<unknown>, (_, index) =>
      copy(from[index], `${place}[${index}]`, depth + 1),
    );
  }

  function copyObject(from: object, place: string, depth: number): Bare {
    if (hasElements(from)) {
      throw refused("bytes and the like are no plain data", place);
    }
    const keys = Object.keys(from);
    if (keys.length > MAX_VALUES) {
      throw refused("the argument holds too many values", place);
    }
    const copied = bare({});
    for (const key of keys) {
      if (key.length > MAX_TEXT || key === "__proto__" || LONE_SURROGATE.test(key)) {
        throw refused("a property has a name that no shape has", place);
      }
      const property: unknown = Reflect.get(from, key);
      // As in JSON, what is undefined is not there.
      if (property !== undefined) {
        copied[key] = copy(property, place === "" ? key : `${place}.${key}`, depth + 1);
      }
    }
    return copied;
  }

  try {
    return copy(value, "", 0);
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

/** Fields without what the prototype of all objects may have been given. */
export type Bare = Record<string, unknown>;

/** The same fields in an object that inherits nothing. */
export function bare(fields: Bare): Bare {
  return Object.assign(Object.create(null), fields);
}

/** A copy of an argument that must be an object. */
export function plainObject(value: unknown, where: string): Bare {
  const copy = plain(value, where);
  if (typeof copy !== "object" || copy === null || Array.isArray(copy)) {
    throw fault("an object is expected", where);
  }
  return copy as Bare;
}

/** A copy of options that have no other names than these: a misspelt one must not count as left out. */
export function plainOptions(value: unknown, ...names: string[]): Bare {
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

/** Adds to a list; to push would run whatever setter somebody has put on a prototype. */
export function add<T>(list: T[], value: T): void {
  const at = list.length;
  if (at in list) {
    const own = { value, writable: true, enumerable: true, configurable: true };
    Reflect.defineProperty(list, at, bare(own));
  } else {
    list[at] = value;
  }
}

/** Whether it is an instance of a class; a proxy may refuse to tell. */
export function is<T>(value: unknown, type: { readonly prototype: T }): value is T {
  try {
    return value instanceof (type as unknown as new () => T);
  } catch {
    return false;
  }
}
