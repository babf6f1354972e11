import type { ReactNode } from 'react';
import type { UnsavedStores } from './useUnsavedStores';
import type { UnsavedWork } from './useUnsavedWork';

/** A form that must not be left without a confirmation. */
export interface Guard {
  /** The result of `useUnsavedWork`. */
  work: Pick<UnsavedWork<object>, 'isUnsaved' | 'refused'>;
  /** The form is in a dialog with a URL, so closing the dialog counts as leaving. */
  dialog?: boolean;
  /**
   * The form stays mounted on all pages below this path, such as `/contracts/edit/412/`, so moving between them is not
   * leaving.
   */
  within?: string;
  /** Custom prompt when something other than typed text would be lost, such as running uploads. */
  question?: LeaveQuestionWords;
}

/** Texts of a custom prompt before leaving. */
export interface LeaveQuestionWords {
  title: ReactNode;
  /** What happens to the work. */
  text: ReactNode;
  /** Label of the button that leaves. */
  leave: ReactNode;
  /** Label of the button that stays. */
  stay: ReactNode;
}

/** A mounted form, as last rendered. */
interface GuardOnScreen {
  guard: Guard;
}

/** The mounted guarded forms, in mount order. */
export interface Guards {
  /** Adds a form; returns a function that removes it. */
  add: (own: GuardOnScreen) => () => void;
  first: () => GuardOnScreen | undefined;
  all: () => Guard[];
  subscribe: (listener: () => void) => () => void;
}

const guardsByStores = /* @__PURE__ */ new WeakMap<UnsavedStores, Guards>();

export function guardsOf(stores: UnsavedStores): Guards {
  const existing = guardsByStores.get(stores);
  if (existing) return existing;
  const guards = createGuards();
  guardsByStores.set(stores, guards);
  return guards;
}

function createGuards(): Guards {
  const listeners = new Set<() => void>();
  let mountedForms: readonly GuardOnScreen[] = [];
  const change = (changed: readonly GuardOnScreen[]) => {
    mountedForms = changed;
    for (const listener of listeners) listener();
  };
  return {
    add(own) {
      change([...mountedForms, own]);
      return () => change(mountedForms.filter((other) => other !== own));
    },
    first: () => mountedForms[0],
    all: () => mountedForms.map(({ guard }) => guard),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
