import { browserStorage, cacheForOffline } from '@portal/api-client';
import { localDay, type Session, trustedScriptUrl } from '@portal/shell';
import { forgetAnswers } from '../../../service-worker/kept-answers';

/** Interval of update checks on an open page: one hour in milliseconds. */
const updatePause = 3_600_000;

/** Key of the user and day of the last complete prefetch; once a day is enough, because pages cache what they load. */
const keptKey = 'kept-for-offline';

let isRegistered = false;
let isPrefetching = false;
const prefetching = new AbortController();

/** Stops prefetching until the page reloads, because a newer version cannot activate while prefetching runs. */
export function stopPrefetching(): void {
  prefetching.abort();
}

/**
 * Registers the service worker, so that the app opens offline. Cached responses contain personal data and are deleted
 * on sign-out. Call it once per page; rejects if the browser denies it.
 */
export async function registerServiceWorker(session: Session): Promise<void> {
  if (isRegistered || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  isRegistered = true;
  const { serviceWorker } = navigator;
  const forget = () => {
    if (session.state().status !== 'signed-out') return;
    // The session tells the service worker to delete its caches; this deletes them even if none is active yet.
    forgetAnswers(caches).catch(() => undefined);
    browserStorage('local').storage.removeItem(keptKey);
  };
  session.subscribe(forget);
  forget();

  const registration: ServiceWorkerRegistration | undefined = await serviceWorker.register(
    trustedScriptUrl(`${import.meta.env.BASE_URL}sw.js`),
    { updateViaCache: 'none' },
  );
  // Does nothing if service workers are disabled.
  if (!registration) return;
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < updatePause) return;
    askedAt = Date.now();
    void registration.update().catch(() => undefined);
  });

  const prefetch = () => void prefetchOnceADay(session).catch(() => undefined);
  session.subscribe(prefetch);
  serviceWorker.addEventListener('controllerchange', prefetch);
  prefetch();
}

/**
 * Prefetches a teacher's courses, attendance and students for the service worker; does nothing until it controls this
 * page.
 */
async function prefetchOnceADay({ api, state }: Session): Promise<void> {
  const { user } = state();
  if (user?.role !== 'ROLE_TEACHER' || !navigator.serviceWorker.controller) return;
  const { storage } = browserStorage('local');
  const today = `${user.id} ${localDay()}`;
  if (isPrefetching || storage.getItem(keptKey) === today) return;
  isPrefetching = true;
  try {
    const call = { ...api.call, signal: prefetching.signal };
    await cacheForOffline({ ...api, call }, user.id, localDay());
    if (state().user?.id === user.id) storage.setItem(keptKey, today);
  } finally {
    isPrefetching = false;
  }
}
