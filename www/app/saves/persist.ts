/** Whether the browser keeps what is stored here for good: some clear it after a week without a visit. */

/** Whether it is kept for good; also false where the browser does not say. */
export async function lasts(): Promise<boolean> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return false; // no secure address, or an old browser
  }
}

/** Asks the browser to keep it, which may ask the player in turn. */
export async function askToLast(): Promise<boolean> {
  try {
    return (await lasts()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}
