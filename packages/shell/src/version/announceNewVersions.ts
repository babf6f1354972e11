import type { Portal } from '../portal/createPortal';

/** How long after the start the first look is taken, in milliseconds: the first page has what it needs by then. */
const afterStart = 3000;

/**
 * Has the app look now and then whether a newer version has been deployed, and offer it. `takeOver` brings what is kept on
 * the device up to date before the page is loaded anew.
 */
export function announceNewVersions(portal: Portal, takeOver?: () => Promise<void>): void {
  if (!import.meta.env.PROD) return;
  const begin = async () => {
    const { watchVersion } = await import('./watchVersion');
    watchVersion({ toasts: portal.toasts, takeOver });
  };
  // Without it the app works, as old as it is.
  setTimeout(() => void begin().catch(() => undefined), afterStart);
}
