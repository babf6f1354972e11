import { keepForOffline } from '@portal/api-client';
import { localDay, type Session } from '@portal/shell';
import { forgetAnswers } from '../../../service-worker/kept-answers';

/** How often a page that stays open asks for a newer version, in milliseconds: hourly. */
const updatePause = 3_600_000;

/** For whom and on which day everything was kept: once a day is enough, since pages keep what they read. */
const keptKey = 'kept-for-offline';

/**
 * Has the app kept on the device, so that it opens without a network. What it answers from memory holds personal
 * data: it is emptied as soon as nobody is signed in.
 */
export async function registerServiceWorker({ api, subscribe, state }: Session): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const forget = () => {
    if (state().status !== 'signed-out') return;
    serviceWorker.controller?.postMessage('forget');
    void forgetAnswers(caches);
  };
  subscribe(forget);
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

  // A first visit is taken over once everything is there.
  if (!serviceWorker.controller) {
    await new Promise((taken) => serviceWorker.addEventListener('controllerchange', taken, { once: true }));
  }
  const { user } = state();
  const today = `${user?.id} ${localDay()}`;
  if (user?.role !== 'ROLE_TEACHER' || localStorage.getItem(keptKey) === today) return;
  await keepForOffline(api, user.id);
  localStorage.setItem(keptKey, today);
}
