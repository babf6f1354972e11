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
};

export type ToastStore = {
  subscribe: (listener: () => void) => () => void;
  list: () => readonly Toast[];
  /** `keep` makes it survive a page load, such as landing in another app. What it returns is its id. */
  show: (toast: Omit<Toast, 'id'>, options?: { keep?: boolean }) => string;
  dismiss: (id: string) => void;
};

const storageKey = 'toasts';

/** Toasts of a page, beginning with those that were kept from the page before and not dismissed there. */
export function createToastStore(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): ToastStore {
  const listeners = new Set<() => void>();
  let kept = restore(storage.getItem(storageKey));
  let shown: readonly Toast[] = kept;

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
      if (options?.keep) keep([...kept, numbered]);
      change([...shown, numbered]);
      return numbered.id;
    },
    dismiss(id) {
      if (kept.some((toast) => toast.id === id)) keep(kept.filter((toast) => toast.id !== id));
      change(shown.filter((toast) => toast.id !== id));
    },
  };
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
