/** A page or a worker, as the checks need it. Everything comes from the server of the page. */
import { checks } from "../../everywhere/checks.js";
const load = (folder) => import(new URL(`${folder}/dist/browser.js`, location.origin).href);
async function fetched(path) {
    const response = await fetch(path);
    if (!response.ok)
        throw new Error(`${path}: ${response.status}`);
    return response;
}
let copies = 0;
const host = {
    library: await load("/pkg"),
    calls: 100_000,
    wasm: new URL("/pkg/wasm/blue_moon_city_bg.wasm", location.origin),
    // The same files by another address are other modules.
    afresh: () => load(`/copy/${copies++}/pkg`),
    ...("document" in globalThis && { realm: frame }),
    list: async (folder) => (await fetched(`/tests/${folder}/`)).json(),
    read: async (path) => (await fetched(`/tests/${path}`)).text(),
};
function frame() {
    const element = document.body.appendChild(document.createElement("iframe"));
    return element.contentWindow;
}
/** Runs a check; what is wrong as text, or nothing. */
export async function run(name) {
    try {
        await checks[name]?.(host);
        return undefined;
    }
    catch (error) {
        const { stack, cause } = error;
        const told = `${error}\n${stack}`;
        return cause instanceof Error ? `${told}\n${cause}\n${cause.stack}` : told;
    }
}
