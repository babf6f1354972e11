import type { Halves } from '@portal/i18n';

export type ToastTone = 'positive' | 'info' | 'critical';

/** One message that comes and goes; words of ours have two halves, those of the server are shown as received. */
export type Toast = {
  id: string;
  tone: ToastTone;
  title: Halves;
  text: Halves | string;
  /** What the message offers to do; it then stays until it is dismissed. Lost where a message survives a page load. */
  action?: { label: Halves; act: () => void };
  /** Takes back what was done, by the opposite call; rejects when that was refused. It does not survive a page load. */
  undo?: () => Promise<unknown>;
  /** The action whose outcome it tells: the next outcome of the same action replaces an error. */
  about?: string;
  /** For how long it was shown on pages before this one, in milliseconds. */
  spent?: number;
};

export type ToastStore = {
  subscribe: (listener: () => void) => () => void;
  list: () => readonly Toast[];
  /** `keep` makes it survive a page load, such as landing in another app. What it returns is its id. */
  show: (toast: Omit<Toast, 'id'>, options?: { keep?: boolean }) => string;
  dismiss: (id: string) => void;
  /** Removes the error of an action that has succeeded and says nothing about it. */
  settle: (about: string) => void;
  /** Removes the errors of the page that is left; those shown with `keep` stay for one more page. */
  leavePage: () => void;
  /** Keeps how long messages have been shown, because the browser unloads the page. */
  unload: () => void;
};

const storageKey = 'toasts';

/** Toasts of a page, beginning with those that were kept from the page before and not dismissed there. */
export function createToastStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  now: () => number = () => performance.now(),
): ToastStore {
  const listeners = new Set<() => void>();
  let kept = restore(storage.getItem(storageKey));
  let shown: readonly Toast[] = kept;
  const start = now();
  const shownSince = new Map<string, number>();

  const keep = (toasts: readonly Toast[]) => {
    kept = toasts;
    if (kept.length > 0) storage.setItem(storageKey, JSON.stringify(kept));
    else storage.removeItem(storageKey);
  };
  const change = (toasts: readonly Toast[]) => {
    shown = toasts;
    for (const listener of listeners) listener();
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    list: () => shown,
    show(toast, options) {
      const numbered = { ...toast, id: crypto.randomUUID() };
      shownSince.set(numbered.id, now());
      const others = shown.filter((other) => !isReplacedBy(other, toast));
      if (options?.keep) keep([...kept, numbered]);
      change([...others, numbered]);
      return numbered.id;
    },
    dismiss(id) {
      if (kept.some((toast) => toast.id === id)) keep(kept.filter((toast) => toast.id !== id));
      change(shown.filter((toast) => toast.id !== id));
    },
    settle(about) {
      const left = shown.filter((toast) => toast.tone !== 'critical' || toast.about !== about);
      if (left.length < shown.length) change(left);
    },
    leavePage() {
      const isKept = (id: string) => kept.some((toast) => toast.id === id);
      const left = shown.filter(({ tone, id }) => tone !== 'critical' || isKept(id));
      if (kept.some(({ tone }) => tone === 'critical')) keep(kept.filter(({ tone }) => tone !== 'critical'));
      // Also when all stay: on another page they may have to stand elsewhere.
      if (shown.length > 0) change([...left]);
    },
    unload() {
      if (kept.length === 0) return;
      const at = now();
      const spentHere = (id: string) => at - (shownSince.get(id) ?? start);
      keep(kept.map((toast) => ({ ...toast, spent: (toast.spent ?? 0) + spentHere(toast.id) })));
    },
  };
}

/** Whether an error is old news: the same action has another outcome, or the same error comes again. */
function isReplacedBy(old: Toast, next: Omit<Toast, 'id'>): boolean {
  if (old.tone !== 'critical') return false;
  const isSameAction = old.about !== undefined && old.about === next.about;
  return isSameAction || (next.tone === 'critical' && wordsOf(old) === wordsOf(next));
}

function wordsOf({ title, text }: Pick<Toast, 'title' | 'text'>): string {
  return JSON.stringify([title, text]);
}

function restore(stored: string | null): readonly Toast[] {
  if (!stored) return [];
  try {
    const toasts: unknown = JSON.parse(stored);
    return Array.isArray(toasts) ? toasts : [];
  } catch {
    // Not ours: a toast is not worth a broken page.
    return [];
  }
}
