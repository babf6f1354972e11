import { ApiError } from '@portal/api-client';
import type { Halves } from '@portal/i18n';
import { useId, useMemo } from 'react';
import { usePortal } from '../portal/usePortal';
import { useSession } from '../session/useSession';

export type ToastOptions = {
  /** Where the generic title will not do. */
  title?: Halves;
  /** Survives a page load, such as landing in another app; an error also survives the way to the next page. */
  keep?: boolean;
  /**
   * Names the action where a component has several, such as `status 412`: an error goes when the same action has another
   * outcome. Without it, all outcomes told by one component are about the same action.
   */
  about?: string;
};

export type FailureOptions = ToastOptions & {
  /** What the call threw, where the text alone gives no reason: a missing connection is then named in the title. */
  error?: unknown;
};

export type SuccessOptions = ToastOptions & {
  /**
   * Takes back what was done, by the opposite call: the message then offers it for 20 seconds. It rejects with the
   * refusal; with `conflict` when somebody has changed the same thing since.
   */
  undo?: () => Promise<unknown>;
};

/** Names the reason where it is the missing connection: whatever the text says was not done, the person can act on that. */
function titleOf(error: unknown): Halves {
  const isOffline = !navigator.onLine || (error instanceof ApiError && error.code === 'offline');
  return isOffline ? { fr: 'Pas de connexion', en: 'No connection' } : { fr: 'Erreur', en: 'Error' };
}

/** Shows messages in the corner; the text is ours in two halves, or the server's as received. */
export function useToast() {
  const { toasts, session } = usePortal();
  const { generation } = useSession();
  const component = useId();
  return useMemo(
    () => ({
      success(
        text: Halves | string,
        { title = { fr: 'Succès', en: 'Success' }, keep, about = component, undo }: SuccessOptions = {},
      ) {
        const { generation } = session.state();
        // Whoever signs in next has not done it, and does not take it back.
        const isTheirs = () => session.state().generation === generation;
        const takeBack = undo && (() => (isTheirs() ? undo() : Promise.reject()));
        toasts.show({ tone: 'positive', title, text, about, undo: takeBack }, { keep });
      },
      /** Removes the error of an action that has succeeded and says nothing about it. */
      settle: (about: string = component) => toasts.settle(about),
      /**
       * Stays until the person closes it, the same action has another outcome, or the page is left. Returns a function that
       * dismisses it.
       */
      danger(
        text: Halves | string,
        { error, title = titleOf(error), keep, about = component }: FailureOptions = {},
      ) {
        // The session in which the person acted has ended: the sign-in page says so.
        if (session.state().generation !== generation) return () => {};
        const id = toasts.show({ tone: 'critical', title, text, about }, { keep });
        return () => toasts.dismiss(id);
      },
    }),
    [toasts, session, generation, component],
  );
}
