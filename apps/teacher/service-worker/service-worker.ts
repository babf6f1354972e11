import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { answersCacheOf, forgetAnswers, isCacheable, teacherOf } from './kept-answers';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/** Grows when somebody signs out: an answer that was under way by then is kept for nobody. */
let epoch = 0;

// The shell: every part of this version, so that a page that is open never misses one of its own.
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);

const shell = createHandlerBoundToURL('index.html');
registerRoute(
  new NavigationRoute(async (navigationRequest) => {
    const { waiting } = self.registration;
    // A newer version takes over when no other page would lose its parts by that.
    if (waiting && (await self.clients.matchAll({ type: 'window' })).length < 2) {
      waiting.postMessage('take-over');
      return new Response('', { headers: { Refresh: '0' } });
    }
    return shell(navigationRequest);
  }),
);

// What the provider decides at run time: the last that was heard, where the network is gone or too slow.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.js',
  new NetworkFirst({ cacheName: 'configuration', networkTimeoutSeconds: 3 }),
);

/** The answer that was kept of a request, for the person who makes it. */
function cachedResponse(request: Request): Promise<Response | undefined> {
  const cacheName = answersCacheOf(teacherOf(request) ?? '');
  return caches.match(request, { cacheName, ignoreVary: true });
}

// Asked by a page that cannot renew its token without a network: the old one must not reach the server, which would
// take it for the end of the session.
registerRoute(
  ({ request }) => request.cache === 'force-cache' && request.headers.has('Authorization'),
  async ({ request }) => (await cachedResponse(request)) ?? Response.error(),
);

registerRoute(
  ({ request, url }) => isCacheable(request, url.pathname),
  async ({ request, event }) => {
    const initialValues = epoch;
    try {
      const answer = await fetch(request);
      if (initialValues === epoch) event.waitUntil(cacheResponse(request, answer.clone()));
      return answer;
    } catch (error) {
      const response = await cachedResponse(request);
      if (response) return response;
      throw error;
    }
  },
);

async function cacheResponse(request: Request, answer: Response): Promise<void> {
  const cacheName = answersCacheOf(teacherOf(request) ?? '');
  await forgetAnswers(caches, { except: cacheName });
  const cache = await caches.open(cacheName);
  // "There is none" is an answer too: a report that was not begun can be begun offline.
  if (answer.ok || answer.status === 404) await cache.put(request, answer);
  // What one may no longer see, one does not see offline either.
  else if (answer.status < 500) await cache.delete(request, { ignoreVary: true });
}

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
  if (event.data !== 'forget') return;
  epoch += 1;
  event.waitUntil(forgetAnswers(caches));
});

// The first page of all is served by this worker too, without a reload.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
