/**
 * The version of the page: the service worker (`offline/worker.ts`) keeps it for when there is no network. A newer one
 * waits until every tab agrees to it; then all of them are loaded again together.
 */

/** No newer version is there, one is ready, or this tab has agreed to it. */
export type Standing = "newest" | "ready" | "agreed";

/** Reports every standing to `change`. Where there can be no worker, the page is always the newest. */
export class Version {
  readonly #change: (standing: Standing) => void;
  #registration: ServiceWorkerRegistration | undefined;
  #standing: Standing = "newest";
  /** Lets go of the lock by which this tab holds on to its version. */
  #letGo: () => void = () => {};

  constructor(change: (standing: Standing) => void) {
    this.#change = change;
  }

  async watch(): Promise<void> {
    // Not in the page as it is being written, which changes all the time; insecure pages have no workers.
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    // The files of the first visit come before those that are kept for later.
    if (document.readyState !== "complete") {
      await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
    }
    try {
      await this.#register();
    } catch {
      // A browser may forbid workers or storage, and a server may be gone: the page is played without.
    }
  }

  async #register(): Promise<void> {
    const container = navigator.serviceWorker;
    let isServed = container.controller !== null;
    container.addEventListener("controllerchange", () => {
      // The first worker serves the very page that is here.
      if (isServed || this.#standing === "agreed") location.reload();
      isServed = true;
    });
    const registration = await container.register("service-worker.js", { updateViaCache: "none" });
    this.#registration = registration;
    const look = () => registration.update().catch(() => {});
    this.#holdOn();
    this.#follow(registration.installing);
    registration.addEventListener("updatefound", () => this.#follow(registration.installing));
    this.#tell();
    // An installed page may stay open for weeks.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") look();
    });
    addEventListener("vite:preloadError", () => this.#missed());
  }

  #follow(worker: ServiceWorker | null): void {
    worker?.addEventListener("statechange", () => this.#tell());
  }

  #tell(standing: Standing = this.#registration?.waiting ? "ready" : "newest"): void {
    if (standing === this.#standing) return;
    if (this.#standing === "agreed" && standing === "ready") return;
    this.#standing = standing;
    this.#change(standing);
  }

  /** A part of this version is gone from the server, and was not kept yet: only a newer one can be whole. */
  async #missed(): Promise<void> {
    try {
      await this.#registration?.update();
      this.#tell("ready");
    } catch {
      // The network is gone, not the part.
    }
  }

  get #lock(): string {
    return `blue-moon-city ${this.#registration?.scope}`;
  }

  #holdOn(): void {
    navigator.locks.request(this.#lock, { mode: "shared" }, () => {
      return new Promise<void>((resolve) => {
        this.#letGo = resolve;
      });
    });
  }

  /** This tab lets the newer version begin, as soon as the others do. */
  async agree(): Promise<void> {
    this.#tell("agreed");
    this.#letGo();
    // A tab that was opened in the meantime waits for its own lock: it has to agree, too.
    while (await this.#someHoldOn());
    const waiting = this.#registration?.waiting;
    if (waiting) waiting.postMessage("begin");
    else location.reload();
  }

  /** Waits until no tab holds on; true if another one wants to by then. */
  async #someHoldOn(): Promise<boolean> {
    return navigator.locks.request(this.#lock, async () => {
      const { pending = [] } = await navigator.locks.query();
      return pending.some(({ name, mode }) => name === this.#lock && mode === "shared");
    });
  }
}
