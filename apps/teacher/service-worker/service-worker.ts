import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import {
  answersCacheOf,
  forgetAnswers,
  isCacheable,
  networkFirst,
  patienceOf,
  readLimit,
  removeTokens,
  teacherOf,
  withAge,
} from './kept-answers';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/** Increments on sign-out: responses that arrive later are not cached. */
let epoch = 0;

/** When a page last sent a write, in milliseconds since 1970. */
let writtenAt = Number.NEGATIVE_INFINITY;
self.addEventListener('fetch', ({ request }) => {
  if (request.method !== 'GET' && !request.url.includes('/auth/')) writtenAt = Date.now();
});

/**
 * Aborts the running requests when a newer version takes over: it can only activate once this version has nothing left
 * to do.
 */
let reads = new AbortController();
function abortReads(): void {
  reads.abort();
  reads = new AbortController();
}

// The app shell: every file of this version, so that an open page never misses one.
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);

const shell = createHandlerBoundToURL('index.html');
registerRoute(
  new NavigationRoute(async (navigationRequest) => {
    const { waiting } = self.registration;
    // A newer version activates when no other open page would lose its files.
    if (waiting && (await self.clients.matchAll({ type: 'window' })).length < 2) {
      abortReads();
      waiting.postMessage('take-over');
      return new Response('', { headers: { Refresh: '0' } });
    }
    return shell(navigationRequest);
  }),
);

// Run-time configuration: the last known version, if the network is down or slow.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.js',
  new NetworkFirst({ cacheName: 'configuration', networkTimeoutSeconds: 3 }),
);

/** Returns the cached response to a request of the same user, with its age as in HTTP. */
async function cachedResponse(request: Request): Promise<Response | undefined> {
  const cacheName = answersCacheOf(teacherOf(request) ?? '');
  const response = await caches.match(request.url, { cacheName, ignoreVary: true });
  return response && withAge(response, Date.now());
}

// Sent by a page that cannot renew its token offline: the expired token must not reach the server, which would end the
// session.
registerRoute(
  ({ request }) => request.cache === 'force-cache' && request.headers.has('Authorization'),
  async ({ request }) => (await cachedResponse(request)) ?? Response.error(),
);

registerRoute(
  ({ request, url }) => isCacheable(request, url.pathname),
  async ({ request, event }) => {
    const initialEpoch = epoch;
    // Without the page's signal: even if the page has already used the cached response or is closed, the request still
    // updates the cache.
    const signal = AbortSignal.any([AbortSignal.timeout(readLimit), reads.signal]);
    const answer = fetch(new Request(request, { signal }));
    const caching = answer.then(
      (response) => (initialEpoch === epoch ? cacheResponse(request, response.clone()) : undefined),
      () => undefined,
    );
    event.waitUntil(caching);
    return networkFirst(answer, () => cachedResponse(request), patienceOf(request, writtenAt, Date.now()));
  },
);

/** Stores a response under its URL only, because a request would also store its token on the device. */
async function cacheResponse({ url, headers }: Request, answer: Response): Promise<void> {
  const initialEpoch = epoch;
  const cacheName = answersCacheOf(teacherOf({ headers }) ?? '');
  await forgetAnswers(caches, { except: cacheName });
  const cache = await caches.open(cacheName);
  // A 404 is cached too: a report that does not exist can be started offline.
  if (answer.ok || answer.status === 404) await cache.put(url, answer);
  // Data that the user may no longer see must not stay available offline.
  else if (answer.status < 500) await cache.delete(url, { ignoreVary: true });
  // The user has signed out in the meantime.
  if (initialEpoch !== epoch) await caches.delete(cacheName);
}

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
  if (event.data === 'make-way') abortReads();
  if (event.data !== 'forget') return;
  epoch += 1;
  event.waitUntil(forgetAnswers(caches));
});

// Takes control of the first page too, without a reload.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// An earlier version stored requests with their tokens.
self.addEventListener('activate', (event) => event.waitUntil(removeTokens(caches)));
