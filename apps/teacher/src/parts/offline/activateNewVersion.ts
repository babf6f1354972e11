import { stopPrefetching } from './registerServiceWorker';

/**
 * Activates the newest cached version for this page's next load. Other open pages keep their version until they miss a
 * file. Rejects without a network.
 */
export async function activateNewVersion(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  stopPrefetching();
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.getRegistration();
  await registration?.update();
  const next = registration?.installing ?? registration?.waiting;
  if (!next) return;
  await new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    const takeOver = () => {
      if (next.state !== 'installed') return;
      serviceWorker.controller?.postMessage('make-way');
      next.postMessage('take-over');
    };
    next.addEventListener('statechange', takeOver);
    takeOver();
  });
}
