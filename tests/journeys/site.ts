/** A host of the page, for journeys that deploy, break and shut it down. */

import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { build } from "vite";
import { policy } from "../../www/policy.js";

const www = join(import.meta.dirname, "../../www");

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** Builds a version of the page that tells its name: by the file of the page, and by its script. */
export async function buildVersion(name: string): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), "blue-moon-city-"));
  await build({
    root: www,
    logLevel: "error",
    build: { outDir },
    plugins: [
      {
        name: "version",
        transform: (code, id) =>
          id.endsWith("app/main.ts")
            ? `${code}\ndocument.documentElement.dataset.script = ${JSON.stringify(name)};`
            : null,
        transformIndexHtml: (html) => html.replace("<html ", `<html data-page="${name}" `),
      },
    ],
  });
  return outDir;
}

/** Serves a folder below an address of its own, as a host that knows nothing of the page does. */
export class Site {
  /** What is answered in place of a file. */
  readonly replaced = new Map<string, string>();
  readonly #server: Server;
  #port = 0;

  private constructor(
    /** The files that are deployed. */
    public folder: string,
    readonly path: string,
  ) {
    this.#server = createServer((request, response) => {
      const address = new URL(request.url ?? "/", "http://site");
      const name = address.pathname.slice(this.path.length) || "index.html";
      try {
        if (!address.pathname.startsWith(this.path)) throw new Error("another folder");
        const content = this.replaced.get(name) ?? readFileSync(join(this.folder, name));
        response.writeHead(200, {
          "Content-Type": TYPES[extname(name)] ?? "text/plain",
          "Content-Security-Policy": policy,
          // As careless hosts do: what must be fresh has to be asked for anew by the page.
          "Cache-Control": "max-age=3600",
        });
        response.end(content);
      } catch {
        response.writeHead(404).end();
      }
    });
  }

  static async open(folder = join(www, "dist"), path = "/games/moon/"): Promise<Site> {
    const site = new Site(folder, path);
    site.#server.listen(0, "127.0.0.1");
    await once(site.#server, "listening");
    site.#port = (site.#server.address() as AddressInfo).port;
    return site;
  }

  /** The address of the page; other names of this machine count as hosts elsewhere. */
  address(host = "127.0.0.1"): string {
    return `http://${host}:${this.#port}${this.path}`;
  }

  /** Nobody answers any more. */
  async shut(): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, "close");
  }
}
