import type { ToastStore } from '../toasts/toast-store';
import { versionWords } from './version-words';

export type VersionWatch = {
  toasts: Pick<ToastStore, 'show'>;
  /** Brings what is kept on the device up to date, before the page is loaded anew. */
  takeOver?: () => Promise<void>;
  /** The script with which this page began, as its document names it; asked of the document when left out. */
  own?: string | null;
  /** Reads which script the deployed version begins with; rejects when that cannot be told. */
  deployed?: () => Promise<string>;
  /** Loads the page anew. */
  reload?: () => void;
};

/** Milliseconds between two looks while somebody works, and how soon a return to the page is worth another. */
const between = { looks: 30 * 60_000, returns: 5 * 60_000 };

/** How long the device may take to fetch a new version before the page is loaded anew without it, in milliseconds. */
const takeOverTime = 10_000;

/**
 * Looks whether a newer version is deployed: now, when somebody comes back to the page, every half hour, and when a part
 * of the app does not come. Says so once, and loads nothing anew by itself. What it returns ends it.
 */
export function watchVersion({
  toasts,
  takeOver = async () => {},
  own = ownScript(),
  deployed = deployedScript,
  reload = () => window.location.reload(),
}: VersionWatch): () => void {
  let isSaid = false;
  let lookedAt = Number.NEGATIVE_INFINITY;

  const reloadNow = async () => {
    const patience = new Promise((resolve) => setTimeout(resolve, takeOverTime));
    await Promise.race([takeOver().catch(() => undefined), patience]);
    reload();
  };
  const look = async () => {
    if (isSaid || !own) return;
    lookedAt = performance.now();
    // Without a network, or where the file is missing, nothing is known.
    const there = await deployed().catch(() => own);
    if (there === own || isSaid) return;
    isSaid = true;
    const { title, text, reload: label } = versionWords;
    toasts.show({ tone: 'info', title, text, action: { label, act: () => void reloadNow() } });
  };
  const onReturn = () => {
    if (document.visibilityState === 'visible' && performance.now() - lookedAt > between.returns) void look();
  };
  const onMissingPart = () => void look();

  void look();
  const timer = setInterval(onReturn, between.looks);
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
