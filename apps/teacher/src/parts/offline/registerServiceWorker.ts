import type { Session } from '@portal/shell';
import { forgetAnswers } from '../../../service-worker/kept-answers';

/** How often a page that stays open asks for a newer version, in milliseconds: hourly. */
const updatePause = 3_600_000;

/**
 * Has the app kept on the device, so that it opens without a network. What it answers from memory holds personal
 * data: it is emptied as soon as nobody is signed in.
 */
export async function registerServiceWorker({ subscribe, state }: Session): Promise<void> {
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
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < updatePause) return;
    askedAt = Date.now();
    void registration?.update().catch(() => undefined);
  });
}
