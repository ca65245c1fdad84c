/**
 * The service worker: it keeps the files of one build and serves them, with a network or without. A newer worker keeps
 * its own build beside them and waits: the page lets it begin (`app/version.ts`), or it begins when no page is open.
 */

export {};

declare const self: ServiceWorkerGlobalScope;

/** What the build writes in (`files.ts`): the hash of each file by its path, and a name for all of them. */
declare const FILES: Readonly<Record<string, string>>;
declare const BUILD: string;

const files = new Map(Object.entries(FILES));
const { scope } = self.registration;
const prefix = `blue-moon-city ${scope} `;
const own = prefix + BUILD;

/** The address under which a file is kept. The hash is a part of it: builds that have it alike need not fetch it twice. */
function keyOf(path: string): string {
  return `${scope}${path}?${files.get(path)}`;
}

self.addEventListener("install", (event) => event.waitUntil(install()));

/** All or nothing: after an error the browser goes on with the worker that was there before. */
async function install(): Promise<void> {
  try {
    const cache = await caches.open(own);
    await Promise.all([...files.keys()].map((path) => keep(path, cache)));
  } catch (error) {
    await caches.delete(own);
    throw error;
  }
}

async function keep(path: string, cache: Cache): Promise<void> {
  const key = keyOf(path);
  const kept = await caches.match(key);
  if (kept) return cache.put(key, kept);
  // A file that is not of this build has another hash, and is refused.
  const integrity = files.get(path) as string;
  const found = await fetch(scope + path, { integrity, cache: "no-cache" });
  // A page that has been redirected may not be served as another.
  await cache.put(key, new Response(found.body, { headers: found.headers }));
}

self.addEventListener("activate", (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  const names = await caches.keys();
  // One that is being installed meanwhile needs its files; it will clear up itself.
  const { installing, waiting } = self.registration;
  if (!installing && !waiting) {
    const old = names.filter((name) => name.startsWith(prefix) && name !== own);
    await Promise.all(old.map((name) => caches.delete(name)));
  }
  await self.clients.claim();
}

self.addEventListener("message", ({ data }) => {
  if (data === "begin") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = pathOf(request);
  // What is no file of the page goes the usual way.
  if (path === undefined) return;
  event.respondWith(request.mode === "navigate" ? open(path, request) : serve(path, request));
});

function pathOf({ method, url }: Request): string | undefined {
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  if (method !== "GET" || !address.startsWith(scope)) return undefined;
  const path = address.slice(scope.length).replace(/(^|\/)index\.html$/, "$1");
  return files.has(path) ? path : undefined;
}

async function serve(path: string, request: Request): Promise<Response> {
  const kept = await caches.match(keyOf(path), { cacheName: own }).catch(() => undefined);
  return kept ?? fetch(request);
}

/** Opens the page, in the newest version that is there if no other tab shows an older one. */
async function open(path: string, request: Request): Promise<Response> {
  const isOld = await isAloneAndOld(request).catch(() => false);
  return isOld
    ? new Response(HAND_OVER, { headers: { "Content-Type": "text/html" } })
    : serve(path, request);
}

async function isAloneAndOld(request: Request): Promise<boolean> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const pages = windows.filter(({ url }) => url.startsWith(scope));
  // A page that is loaded again is still there itself.
  if (pages.length > (request.cache === "default" ? 0 : 1)) return false;
  const newer = self.registration.waiting ?? (isThisMachine ? await newerCode() : null);
  // What did not get to its beginning is not tried again: the page would never open.
  if (newer === null || newer === tried) return false;
  tried = newer;
  return true;
}

let tried: ServiceWorker | string | null = null;

/** There a page is built and tried out: nobody wants to see the build before the last one. */
const isThisMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(self.location.hostname);

/** The worker that the server has, if it is another. */
async function newerCode(): Promise<string | null> {
  const signal = AbortSignal.timeout(3000);
  const found = await fetch(self.location.href, { cache: "no-store", signal });
  const code = await found.text();
  return found.ok && !code.includes(BUILD) ? code : null;
}

/** Stands in for the page until the newer worker has begun: only a page can wait for it. */
const HAND_OVER = `<!doctype html><title>Blue Moon City</title><script>
(async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update().catch(() => {});
  const worker = registration.installing ?? registration.waiting;
  await new Promise((resolve) => {
    const follow = () => {
      if (worker.state === "installed") worker.postMessage("begin");
      if (worker.state === "activated" || worker.state === "redundant") resolve();
    };
    worker.onstatechange = follow;
    follow();
  });
})().catch(() => {}).finally(() => location.reload());
</script>`;
