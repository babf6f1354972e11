import type { ToastStore } from '../toasts/toast-store';
import { versionWords } from './version-words';

export type VersionWatch = {
  toasts: Pick<ToastStore, 'show'>;
  /** Updates the service worker of the device before the reload. */
  takeOver?: () => Promise<void>;
  /** The entry script of this page; read from the document by default. */
  own?: string | null;
  /** Reads the entry script of the deployed version; rejects if it is unknown. */
  deployed?: () => Promise<string>;
  reload?: () => void;
};

/** Interval between checks, and minimum time after which returning to the page checks again, in milliseconds. */
const intervals = { looks: 30 * 60_000, returns: 5 * 60_000 };

/** Time limit of `takeOver` in milliseconds; after it, the page reloads anyway. */
const takeoverTimeout = 10_000;

/**
 * Checks for a newer version now, when the user returns, every half hour, and when a script fails to load. Offers it
 * once and never reloads automatically. Returns a function that stops it.
 */
export function watchVersion({
  toasts,
  takeOver = async () => {},
  own = ownScript(),
  deployed = deployedScript,
  reload = () => window.location.reload(),
}: VersionWatch): () => void {
  let isAnnounced = false;
  let checkedAt = Number.NEGATIVE_INFINITY;

  const reloadNow = async () => {
    const timeLimit = new Promise((resolve) => setTimeout(resolve, takeoverTimeout));
    await Promise.race([takeOver().catch(() => undefined), timeLimit]);
    reload();
  };
  const check = async () => {
    if (isAnnounced || !own) return;
    checkedAt = performance.now();
    // Offline, or without the file, assume that nothing has changed.
    const deployedScriptUrl = await deployed().catch(() => own);
    if (deployedScriptUrl === own || isAnnounced) return;
    isAnnounced = true;
    const { title, text, reload: label } = versionWords;
    toasts.show({ tone: 'info', title, text, action: { label, act: () => void reloadNow() } });
  };
  const onReturn = () => {
    if (document.visibilityState === 'visible' && performance.now() - checkedAt > intervals.returns)
      void check();
  };
  const onMissingPart = () => void check();

  void check();
  const timer = setInterval(onReturn, intervals.looks);
  document.addEventListener('visibilitychange', onReturn);
  window.addEventListener('focus', onReturn);
  window.addEventListener('vite:preloadError', onMissingPart);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onReturn);
    window.removeEventListener('focus', onReturn);
    window.removeEventListener('vite:preloadError', onMissingPart);
  };
}

function ownScript(): string | null {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;
}

async function deployedScript(): Promise<string> {
  const answer = await fetch(`${import.meta.env.BASE_URL}version.json`, { cache: 'no-store' });
  const { start }: { start?: unknown } = await answer.json();
  if (typeof start !== 'string') throw new TypeError('version.json names no script');
  return start;
}
