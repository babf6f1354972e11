import { browserStorage, cacheForOffline } from '@portal/api-client';
import { localDay, type Session } from '@portal/shell';
import { forgetAnswers } from '../../../service-worker/kept-answers';

/** How often a page that stays open asks for a newer version, in milliseconds: hourly. */
const updatePause = 3_600_000;

/** For whom and on which day everything was kept: once a day is enough, since pages keep what they read. */
const keptKey = 'kept-for-offline';

let isRegistered = false;

/**
 * Has the app kept on the device, so that it opens without a network. What it answers from memory holds personal
 * data: it is emptied as soon as nobody is signed in. Once a page; rejects when the browser refuses.
 */
export async function registerServiceWorker(session: Session): Promise<void> {
  if (isRegistered || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  isRegistered = true;
  const { serviceWorker } = navigator;
  const forget = () => {
    if (session.state().status !== 'signed-out') return;
    serviceWorker.controller?.postMessage('forget');
    forgetAnswers(caches).catch(() => undefined);
  };
  session.subscribe(forget);
  forget();

  const registration: ServiceWorkerRegistration | undefined = await serviceWorker.register(
    `${import.meta.env.BASE_URL}sw.js`,
    { updateViaCache: 'none' },
  );
  // Nothing where service workers are switched off.
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

/** Reads a teacher's courses, lessons and students for the worker to keep; does nothing before it serves this page. */
async function prefetchOnceADay({ api, state }: Session): Promise<void> {
  const { user } = state();
  if (user?.role !== 'ROLE_TEACHER' || !navigator.serviceWorker.controller) return;
  const { storage } = browserStorage('local');
  const today = `${user.id} ${localDay()}`;
  if (storage.getItem(keptKey) === today) return;
  storage.setItem(keptKey, today);
  try {
    await cacheForOffline(api, user.id);
  } catch (error) {
    storage.removeItem(keptKey);
    throw error;
  }
}
