/** Where texts of games go out: as a file, or to the clipboard. */

/** Saves a text as a file on the reader’s device; empty names are left out of the name of the file. */
export function download(
  text: string,
  names: readonly string[],
  kind: "txt" | "json" = "txt",
): void {
  const link = document.createElement("a");
  const type = kind === "txt" ? "text/plain" : "application/json";
  link.href = URL.createObjectURL(new Blob([text], { type }));
  const slug = names
    .filter(Boolean)
    .join("-")
    .replace(/[^\p{Letter}\p{Mark}\p{Number}-]+/gu, "_");
  link.download = `blue-moon-city${slug ? `-${slug}` : ""}.${kind}`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Copies a text to the clipboard; false where the browser does not allow that. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
