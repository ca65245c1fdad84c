/** A page or a worker, as the checks need it. Everything comes from the server of the page. */

import { checks } from "../../everywhere/checks.js";
import type { Host, Library } from "../../everywhere/host.js";

const load = (folder: string): Promise<Library> =>
  import(new URL(`${folder}/dist/browser.js`, location.origin).href);

async function fetched(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

let copies = 0;

const host: Host = {
  library: await load("/pkg"),
  calls: 100_000,
  wasm: new URL("/pkg/wasm/blue_moon_city_bg.wasm", location.origin),
  // The same files by another address are other modules.
  afresh: () => load(`/copy/${copies++}/pkg`),
  ...("document" in globalThis && { realm: frame }),
  list: async (folder) => (await fetched(`/tests/${folder}/`)).json(),
  read: async (path) => (await fetched(`/tests/${path}`)).text(),
};

function frame(): typeof globalThis {
  const element = document.body.appendChild(document.createElement("iframe"));
  return element.contentWindow as unknown as typeof globalThis;
}

/** Runs a check; what is wrong as text, or nothing. */
export async function run(name: string): Promise<string | undefined> {
  try {
    await checks[name]?.(host);
    return undefined;
  } catch (error) {
    const { stack, cause } = error as Error;
    const told = `${error}\n${stack}`;
    return cause instanceof Error ? `${told}\n${cause}\n${cause.stack}` : told;
  }
}
