import { ApiError } from '@portal/api-client';
import type { TextPair } from '@portal/i18n';
import { useId, useMemo } from 'react';
import { unclearCode } from '../failures/unclear-code';
import { useSession, useSessionStore } from '../session/useSession';
import type { Toast, UndoOptions } from './toast-store';
import { useToastStore } from './useToastStore';

export type ToastOptions = {
  /** Replaces the generic title. */
  title?: TextPair;
  /** Keeps the toast over a page load, for example into another app; an error also survives one navigation. */
  keep?: boolean;
  /**
   * Identifies the action if a component has several, such as `status 412`. The next result of the same action replaces
   * its error; by default all toasts of a component are about the same action.
   */
  about?: string;
};

export type FailureOptions = ToastOptions & {
  /**
   * The error that the call threw, if the text gives no reason. The title then names a missing connection, and an unclear
   * outcome replaces the text.
   */
  error?: unknown;
  /** An alternative action, which the toast offers until it is closed. */
  action?: Toast['action'];
};

export type SuccessOptions = ToastOptions & {
  /**
   * Undoes the action with the opposite call; the toast offers it for 20 seconds. Rejects with the error: `conflict` if
   * someone has changed the same record since; `clash` if planned classes would conflict with others, and then it is
   * offered again with `acceptClashes`.
   */
  undo?: (options: UndoOptions) => Promise<unknown>;
};

// A missing connection is in the title, because the user can do something about it.
function titleOf(error: unknown): TextPair {
  const isOffline = !navigator.onLine || (error instanceof ApiError && error.code === 'offline');
  return isOffline ? { fr: 'Pas de connexion', en: 'No connection' } : { fr: 'Erreur', en: 'Error' };
}

/** Returns functions that show toasts; a text has both languages, or is the server's message as received. */
export function useToast() {
  const toasts = useToastStore();
  const session = useSessionStore();
  const { generation } = useSession();
  const component = useId();
  return useMemo(
    () => ({
      success(
        text: TextPair | string,
        { title = { fr: 'Succès', en: 'Success' }, keep, about = component, undo }: SuccessOptions = {},
      ) {
        const { generation } = session.state();
        // The next user to sign in must not undo it.
        const isSameSession = () => session.state().generation === generation;
        const runUndo =
          undo && ((options: UndoOptions) => (isSameSession() ? undo(options) : Promise.reject()));
        toasts.show({ tone: 'positive', title, text, about, undo: runUndo }, { keep });
      },
      /** Removes the error of an action that has succeeded without a message. */
      settle: (about: string = component) => toasts.settle(about),
      /**
       * Shows an error until the user closes it, the action has another result, or the page is left. Returns a function
       * that dismisses it.
       */
      danger(
        text: TextPair | string,
        { error, title = titleOf(error), keep, about = component, action }: FailureOptions = {},
      ) {
        // The user's session has ended, and the sign-in page says so.
        if (session.state().generation !== generation) return () => {};
        const unclear = unclearCode(error);
        const id = toasts.show({ tone: 'critical', title, text, unclear, about, action }, { keep });
        return () => toasts.dismiss(id);
      },
    }),
    [toasts, session, generation, component],
  );
}
