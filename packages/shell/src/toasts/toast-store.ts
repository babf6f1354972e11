import type { TextPair } from '@portal/i18n';
import type { UnclearCode } from '../failures/unclear-code';

export type ToastTone = 'positive' | 'info' | 'critical';

/** What an undo may accept. */
export interface UndoOptions {
  /** Undoes even if planned classes would then conflict with other classes; if false, the user is asked first. */
  acceptClashes: boolean;
}

/** A toast; our own texts have both languages, a server message is shown as received. */
export type Toast = {
  id: string;
  tone: ToastTone;
  title: TextPair;
  text: TextPair | string;
  /** Shown with the texts of this code instead of its own. */
  unclear?: UnclearCode | undefined;
  /** An action; the toast then stays until dismissed. It does not survive a page load. */
  action?: { label: TextPair; act: () => void };
  /**
   * Undoes the action with the opposite call; rejects if that is rejected. It does not survive a page load. If it
   * rejects with `clash`, it is offered again with `acceptClashes`.
   */
  undo?: (options: UndoOptions) => Promise<unknown>;
  /** Identifies the action that the toast reports; its next result replaces an error. */
  about?: string;
  /** Number of milliseconds for which it was shown on previous pages. */
  spent?: number;
};

export type ToastStore = {
  subscribe: (listener: () => void) => () => void;
  list: () => readonly Toast[];
  /** Shows a toast and returns its id; with `keep` it survives a page load, for example into another app. */
  show: (toast: Omit<Toast, 'id'>, options?: { keep?: boolean }) => string;
  dismiss: (id: string) => void;
  /** Removes the error of an action that has succeeded without a message. */
  settle: (about: string) => void;
  /** Removes the errors of the page being left; errors with `keep` stay for one more page. */
  leavePage: () => void;
  /** Stores how long toasts were shown, before the page unloads. */
  unload: () => void;
};

const storageKey = 'toasts';

/** Creates the toasts of a page, starting with those kept from the previous page. */
export function createToastStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  now: () => number = () => performance.now(),
): ToastStore {
  const listeners = new Set<() => void>();
  let carried = restore(storage.getItem(storageKey));
  let shown: readonly Toast[] = carried;
  const start = now();
  const shownSince = new Map<string, number>();

  const keep = (toasts: readonly Toast[]) => {
    carried = toasts;
    if (carried.length > 0) storage.setItem(storageKey, JSON.stringify(carried));
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
      if (options?.keep) keep([...carried, numbered]);
      change([...others, numbered]);
      return numbered.id;
    },
    dismiss(id) {
      if (carried.some((toast) => toast.id === id)) keep(carried.filter((toast) => toast.id !== id));
      change(shown.filter((toast) => toast.id !== id));
    },
    settle(about) {
      const remaining = shown.filter((toast) => toast.tone !== 'critical' || toast.about !== about);
      if (remaining.length < shown.length) change(remaining);
    },
    leavePage() {
      const isRemaining = (id: string) => carried.some((toast) => toast.id === id);
      const left = shown.filter(({ tone, id }) => tone !== 'critical' || isRemaining(id));
      if (carried.some(({ tone }) => tone === 'critical'))
        keep(carried.filter(({ tone }) => tone !== 'critical'));
      // Publish even if all stay, because toasts may need another corner on the new page.
      if (shown.length > 0) change([...left]);
    },
    unload() {
      if (carried.length === 0) return;
      const unloadedAt = now();
      const spentHere = (id: string) => unloadedAt - (shownSince.get(id) ?? start);
      keep(carried.map((toast) => ({ ...toast, spent: (toast.spent ?? 0) + spentHere(toast.id) })));
    },
  };
}

/** Returns whether an error is outdated: the same action has another result, or the same error occurs again. */
function isReplacedBy(old: Toast, next: Omit<Toast, 'id'>): boolean {
  if (old.tone !== 'critical') return false;
  const isSameAction = old.about !== undefined && old.about === next.about;
  return isSameAction || (next.tone === 'critical' && textKey(old) === textKey(next));
}

function textKey({ title, text, unclear }: Pick<Toast, 'title' | 'text' | 'unclear'>): string {
  return JSON.stringify(unclear ?? [title, text]);
}

function restore(stored: string | null): readonly Toast[] {
  if (!stored) return [];
  try {
    const toasts: unknown = JSON.parse(stored);
    return Array.isArray(toasts) ? toasts : [];
  } catch {
    // Invalid stored data must not break the page.
    return [];
  }
}
