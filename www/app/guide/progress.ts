/** How far the guided game has come, kept beside the saved games; which step that is, its name tells. */

const KEY = "blue-moon-city/guide";

export interface Progress {
  /** The name of the step. */
  readonly step: string;
  readonly finished: boolean;
}

export function readProgress(storage: Storage | null): Progress | null {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const { step, finished } = kept as Record<string, unknown>;
    return typeof step === "string" ? { step, finished: finished === true } : null;
  } catch {
    return null;
  }
}

/** Keeps it where the browser allows that; else the lesson begins anew at the next visit. */
export function writeProgress(storage: Storage | null, progress: Progress): void {
  try {
    storage?.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Full or forbidden: nothing is lost but the place.
  }
}
