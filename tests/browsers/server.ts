/** A small server of the package and the tests as they are built, under a strict policy. */

import { createReadStream, readdirSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);
/** What is served, and no other file. */
const served = /^\/(pkg\/(dist|wasm)|tests\/(browsers\/dist|golden|perft))\/[\w./-]*$/;

const types: Record<string, string> = {
  ".js": "text/javascript",
  ".json": "application/json",
  ".txt": "text/plain",
  ".wasm": "application/wasm",
};

const headers = {
  "content-security-policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
  // Only then is there shared memory.
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
};

const page = `<!doctype html>
<title>Blue Moon City</title>
<body><script type="module" src="/tests/browsers/dist/browsers/site/page.js"></script>`;

export interface Server {
  readonly address: string;
  stop(): void;
}

export async function serve(): Promise<Server> {
  const server = createServer(({ url = "/" }, response) => {
    const path = url.replace(/^\/copy\/\d+/, "");
    if (path === "/") {
      response.writeHead(200, { ...headers, "content-type": "text/html" }).end(page);
      return;
    }
    if (path === "/favicon.ico") {
      response.writeHead(204).end();
      return;
    }
    const file = new URL(`.${path}`, root);
    const found = served.test(path) && statSync(file, { throwIfNoEntry: false });
    if (!found) {
      response.writeHead(404, headers).end();
    } else if (found.isDirectory()) {
      const names = readdirSync(file);
      response.writeHead(200, { ...headers, "content-type": "application/json" });
      response.end(JSON.stringify(names));
    } else {
      const type = types[extname(path)] ?? "application/octet-stream";
      response.writeHead(200, { ...headers, "content-type": type });
      createReadStream(fileURLToPath(file)).pipe(response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
