/** The game that is open: where it comes from, how it is kept, and how it agrees with what other tabs do. */

import type { Game } from "blue-moon-city";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { type Address, gameAddress, reviewAddress } from "./address.js";
import { incoming, textIn } from "./exchange/incoming.js";
import { linkIn } from "./exchange/link.js";
import { Refusal } from "./exchange/refusal.js";
import { collectionIn, gather } from "./saves/collection.js";
import { type Held, keep, meet } from "./saves/keep.js";
import { open, saveOf } from "./saves/saved.js";
import { settle } from "./saves/settle.js";
import { askToLast, lasts, newId, Store } from "./saves/store.js";
import { titleOf } from "./saves/title.js";
import type { Words } from "./words/words.js";

/** The game that is played or looked at now. */
export interface Open extends Address, Held {
  /** Whether no hand is shown before it is asked for. */
  readonly discreet: boolean;
}

/** A message to the reader, in any language. */
export type Notice = (words: Words) => string;

/** The page that shows the game. */
export interface Page extends ReactiveControllerHost {
  say(notice: Notice): void;
  /** Redraws what is shown of the store, which does not tell when it changes. */
  refresh(): void;
}

export class Desk implements ReactiveController {
  open: Open | null = null;
  /** Why the last game that came in was not opened, until that has been read. */
  refusal: Refusal | null = null;
  /** Whether the browser promises to keep the games. */
  lasting = true;

  readonly #page: Page;
  readonly #store: Store;

  constructor(page: Page, store: Store) {
    this.#page = page;
    this.#store = store;
    page.addController(this);
  }

  hostConnected(): void {
    addEventListener("storage", this.#stored);
    addEventListener("pageshow", this.#returned);
    addEventListener("beforeunload", this.#leaving);
    this.#ask(lasts());
  }

  hostDisconnected(): void {
    removeEventListener("storage", this.#stored);
    removeEventListener("pageshow", this.#returned);
    removeEventListener("beforeunload", this.#leaving);
  }

  /** Keeps a game that begins here, and goes to it. */
  start(game: Game, name = ""): void {
    const id = newId();
    this.#told(this.#store.write(saveOf(game, id, name)));
    const text = this.#store.stored(id)?.text ?? null;
    this.#show({ id, review: false, game, text, discreet: true });
    location.hash = gameAddress(id);
    // Now there is something to lose.
    this.#ask(askToLast());
  }

  /** Begins a game that goes on from a ply of the one that is open. */
  fork(ply: number, words: Words): void {
    if (!this.open) return;
    const { id, game } = this.open;
    const entry = this.#store.read(id);
    const title = entry ? titleOf(entry, words) : "";
    this.start(game.fork(ply), words.saves.forkName(title, ply));
  }

  /** Keeps the game as it stands now. */
  keep(): void {
    if (!this.open) return;
    const { id, text, as } = keep(this.open, this.#store);
    if (as === "behind") {
      this.#takeOver(this.open);
      return;
    }
    this.#hold({ ...this.open, id, text });
    this.#told(as !== "unstored");
    if (as === "beside") {
      this.#page.say(({ saves }) => saves.apart);
      location.replace(gameAddress(id));
    }
  }

  /** Opens a game from outside: a line that is kept goes on, any other is looked at first. */
  async bring(source: File | string): Promise<void> {
    this.refuse(null);
    const from = location.hash;
    try {
      const text = typeof source === "string" ? source : await textIn(source);
      const games = collectionIn(text);
      if (games) await this.#gather(games);
      else {
        const game = await incoming(text);
        // A reader who has gone elsewhere in the meantime is not called back.
        if (location.hash === from) this.#receive(game);
        game.free();
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (location.hash === from) this.refuse(error);
    }
  }

  /** Opens a game that is kept; the hands of one that goes on stay hidden unless it came from outside. */
  load({ id, review }: Address, discreet?: boolean): void {
    const entry = this.#store.read(id);
    try {
      if (!entry?.save) throw new Error("no save");
      const game = open(entry.save);
      const text = this.#store.stored(id)?.text ?? null;
      this.#show({ id, review, game, text, discreet: discreet ?? !game.status().over });
    } catch {
      this.#page.say(({ saves }) => (entry ? saves.broken : saves.gone));
      location.hash = "#/";
      this.clear();
    }
  }

  /** Closes the game. */
  clear(): void {
    this.#show(null);
  }

  refuse(refusal: Refusal | null): void {
    this.refusal = refusal;
    this.#page.requestUpdate();
  }

  #show(shown: Open | null): void {
    const before = this.open;
    if (before && before.game !== shown?.game) before.game.free();
    if (before?.id !== shown?.id || before?.review !== shown?.review) scrollTo(0, 0);
    this.#hold(shown);
    this.#page.refresh();
  }

  #hold(shown: Open | null): void {
    this.open = shown;
    this.#page.requestUpdate();
  }

  async #ask(lasting: Promise<boolean>): Promise<void> {
    this.lasting = await lasting;
    this.#page.requestUpdate();
  }

  /** Says so if a game is not kept beyond this visit. */
  #told(kept: boolean): void {
    const { works } = this.#store;
    if (!kept) this.#page.say(({ saves }) => (works ? saves.notSaved : saves.noStorage));
  }

  /** Goes on where another tab has come. */
  #takeOver(address: Address): void {
    this.load(address);
    this.#page.say(({ saves }) => saves.changedElsewhere);
  }

  async #gather(games: readonly unknown[]): Promise<void> {
    const { came, known, unreadable, kept } = await gather(games, this.#store);
    this.#page.say(({ saves }) => saves.gathered(came, known, unreadable));
    this.#told(kept);
    this.#page.refresh();
  }

  #receive(game: Game): void {
    const { id, as, added, kept } = settle(game, this.#store);
    const known = as === "same" || as === "longer";
    const review = !known || game.status().over;
    this.load({ id, review }, false);
    if (as === "longer") this.#page.say(({ open }) => open.wentOn(added));
    if (as === "beside") this.#page.say(({ open }) => open.beside);
    this.#told(kept);
    const address = review ? reviewAddress(id) : gameAddress(id);
    // The way back leads past the link, which would only lead here again.
    if (linkIn(location.hash)) location.replace(address);
    else location.hash = address;
  }

  /** Another tab wrote: what it did to the game that is played is taken over, and the list is redrawn. */
  readonly #stored = (event: StorageEvent): void => {
    const changed = Store.changed(event);
    if (changed === undefined) return;
    if (!this.open) this.#page.refresh();
    else if (!this.open.review && (changed === null || changed === this.open.id)) {
      this.#agree(event.oldValue);
    }
  };

  /** Agrees with what another tab made of the game that is played; `known` is what that tab went on from. */
  #agree(known: string | null): void {
    if (!this.open) return;
    const { id, game, text } = this.open;
    const there = this.#store.stored(id);
    // What was deleted or cleared elsewhere is kept again with the next move.
    if (!there || there.text === text) return;
    const meeting = meet(game, there);
    if (meeting === "alike") this.#hold({ ...this.open, text: there.text });
    else if (meeting !== "unreadable" && known === text) this.#takeOver(this.open);
    else if (meeting !== "unreadable") this.keep();
  }

  /** The browser had put the page aside as it was, and other tabs may have gone on. */
  readonly #returned = (event: PageTransitionEvent): void => {
    if (!event.persisted) return;
    if (!this.open) this.#page.refresh();
    else if (!this.open.review) this.#agree(this.open.text);
  };

  /** A game that could not be stored is not lost by mistake. */
  readonly #leaving = (event: BeforeUnloadEvent): void => {
    if (this.#store.atRisk) event.preventDefault();
  };
}
