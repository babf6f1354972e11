/**
 * Has the newest version kept on the device serve this page's next load. Other pages that are open go on with what they
 * have, and say so once a part of theirs is gone. Rejects without a network.
 */
export async function activateNewVersion(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.getRegistration();
  await registration?.update();
  const next = registration?.installing ?? registration?.waiting;
  if (!next) return;
  await new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    const takeOver = () => {
      if (next.state === 'installed') next.postMessage('take-over');
    };
    next.addEventListener('statechange', takeOver);
    takeOver();
  });
}
