/** What language the page speaks: the one that was chosen here, else the one that the browser asks for. */

import type { ReactiveController, ReactiveControllerHost } from "lit";
import { bestLanguage, LANGUAGES, type Language } from "../../table/index.js";
import { loadWords, type Words } from "../words/words.js";

const KEY = "blue-moon-city/language";

/** The language that was chosen at an earlier visit, else the best of those that the browser asks for. */
export function chosenLanguage(storage: Storage | null): Language {
  const kept = storage?.getItem(KEY);
  return bestLanguage(kept ? [kept] : navigator.languages);
}

export class Speech implements ReactiveController {
  /** The words to be shown; `null` until the first language is here. */
  words: Words | null = null;

  readonly #host: ReactiveControllerHost;
  readonly #storage: Storage | null;
  readonly #tried: (failed: Language | null) => void;
  #wanted: Language | null = null;

  /** `tried` is called with a language that could not be fetched, or with `null` once one was; until then the old one stays. */
  constructor(
    host: ReactiveControllerHost,
    storage: Storage | null,
    tried: (failed: Language | null) => void,
  ) {
    this.#host = host;
    this.#storage = storage;
    this.#tried = tried;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener("storage", this.#stored);
    this.#begin();
  }

  hostDisconnected(): void {
    removeEventListener("storage", this.#stored);
  }

  /** Speaks a language from now on, here and at every later visit. */
  async choose(language: Language): Promise<void> {
    if (!(await this.#speak(language))) return;
    try {
      this.#storage?.setItem(KEY, language);
    } catch {
      // A full storage: the choice lasts as long as the page.
    }
  }

  async #begin(): Promise<void> {
    const first = chosenLanguage(this.#storage);
    for (const language of new Set([first, ...LANGUAGES.keys()])) {
      if (await this.#speak(language)) return;
    }
  }

  /** False if the language could not be fetched. */
  async #speak(language: Language): Promise<boolean> {
    this.#wanted = language;
    try {
      const words = await loadWords(language);
      // Meanwhile another may have been asked for.
      if (this.#wanted === language) this.#take(words);
      this.#tried(null);
      return true;
    } catch {
      this.#tried(language);
      return false;
    } finally {
      this.#host.requestUpdate();
    }
  }

  #take(words: Words): void {
    this.words = words;
    document.documentElement.lang = words.locale;
    document.title = words.page.title;
  }

  /** Another tab chose: all tabs speak alike. */
  readonly #stored = (event: StorageEvent): void => {
    if (event.key === KEY || event.key === null) this.#speak(chosenLanguage(this.#storage));
  };
}
