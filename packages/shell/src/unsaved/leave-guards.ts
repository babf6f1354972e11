import type { ReactNode } from 'react';
import type { Portal } from '../portal/createPortal';
import type { UnsavedWork } from './useUnsavedWork';

/** A form that is not to be left without a question. */
export interface Guard {
  /** What `useUnsavedWork` gave. */
  work: Pick<UnsavedWork<object>, 'isUnsaved' | 'refused'>;
  /** The form stands in a dialog that has an address: closing it is leaving too. */
  dialog?: boolean;
  /** The form stays on screen on all pages below this path, such as `/contracts/edit/412/`: among them nothing is left. */
  within?: string;
  /** What is asked where something else than typed text would be lost, such as files on their way. */
  question?: LeaveQuestionWords;
}

/** A question in the words of who asks it. */
export interface LeaveQuestionWords {
  title: ReactNode;
  /** What becomes of it. */
  text: ReactNode;
  /** The yes: leaves. */
  leave: ReactNode;
  /** The no: stays. */
  stay: ReactNode;
}

/** A form on screen, as it was drawn last. */
interface GuardOnScreen {
  guard: Guard;
}

/** The guarded forms on screen, in the order in which they came. */
export interface Guards {
  /** Adds a form; what it returns takes the form away. */
  add: (own: GuardOnScreen) => () => void;
  first: () => GuardOnScreen | undefined;
  all: () => Guard[];
  subscribe: (listener: () => void) => () => void;
}

const guardsByPortal = /* @__PURE__ */ new WeakMap<Portal, Guards>();

/** The guarded forms of an app. */
export function guardsOf(portal: Portal): Guards {
  const known = guardsByPortal.get(portal);
  if (known) return known;
  const guards = createGuards();
  guardsByPortal.set(portal, guards);
  return guards;
}

function createGuards(): Guards {
  const listeners = new Set<() => void>();
  let onScreen: readonly GuardOnScreen[] = [];
  const change = (changed: readonly GuardOnScreen[]) => {
    onScreen = changed;
    for (const listener of listeners) listener();
  };
  return {
    add(own) {
      change([...onScreen, own]);
      return () => change(onScreen.filter((other) => other !== own));
    },
    first: () => onScreen[0],
    all: () => onScreen.map(({ guard }) => guard),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
