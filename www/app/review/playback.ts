/** Where the reader of a game is in it: led there step by step, or by the game as it plays itself through. */

import type { ReactiveController, ReactiveControllerHost } from "lit";

/** How fast a game plays itself through. */
export type Pace = "slow" | "calm" | "quick";

/** The time that a move is looked at, in ms. */
const PACES: Readonly<Record<Pace, number>> = { slow: 4_000, calm: 2_000, quick: 700 };

export const PACE_NAMES = Object.keys(PACES) as readonly Pace[];

export class Playback implements ReactiveController {
  /** How many moves lead to the position that is shown. */
  ply = 0;
  /** How many moves the game has. */
  length = 0;
  /** Whether the game plays itself through. */
  playing = false;
  pace: Pace = "calm";

  readonly #host: ReactiveControllerHost;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  /** Takes up a game with this number of moves. */
  begin(length: number, ply: number): void {
    this.stop();
    this.length = length;
    this.ply = ply;
  }

  /** Goes where the reader wants to look. */
  look(ply: number): void {
    this.stop();
    this.#go(ply);
  }

  /** Plays the game through from here, or from its beginning if this is its end. */
  start(pace: Pace = this.pace): void {
    this.stop();
    this.pace = pace;
    this.playing = true;
    if (this.ply === this.length) this.#go(0);
    this.#timer = setInterval(() => {
      this.#go(this.ply + 1);
      if (this.ply === this.length) this.stop();
    }, PACES[pace]);
    this.#host.requestUpdate();
  }

  stop(): void {
    if (!this.playing) return;
    clearInterval(this.#timer);
    this.playing = false;
    this.#host.requestUpdate();
  }

  #go(ply: number): void {
    this.ply = Math.max(0, Math.min(this.length, ply));
    this.#host.requestUpdate();
  }
}
