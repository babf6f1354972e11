import type { Portal } from '../portal/createPortal';

/** Delay of the first check in milliseconds, so that it does not compete with the first page. */
const afterStart = 3000;

/**
 * Checks regularly for a newer deployed version and offers to reload. `takeOver` updates the service worker before the
 * reload.
 */
export function announceNewVersions(portal: Portal, takeOver?: () => Promise<void>): void {
  if (!import.meta.env.PROD) return;
  const start = async () => {
    const { watchVersion } = await import('./watchVersion');
    watchVersion({ toasts: portal.toasts, takeOver });
  };
  // If the check cannot be loaded, the app works without it.
  setTimeout(() => void start().catch(() => undefined), afterStart);
}
