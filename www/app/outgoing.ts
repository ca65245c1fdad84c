/** Where texts of games go out: as a file, or to the clipboard. */

/** Hands a text to the reader as a file. */
export function download(text: string, names: readonly string[]): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const slug = names
    .filter(Boolean)
    .join("-")
    .replace(/[^\p{Letter}\p{Number}-]+/gu, "_");
  link.download = `blue-moon-city${slug ? `-${slug}` : ""}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Puts a text on the clipboard; false where the browser does not let pages do that. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
