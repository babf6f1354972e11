import type { Halves } from '@portal/i18n';
import { useMemo } from 'react';
import { usePortal } from '../portal/usePortal';

export type ToastOptions = {
  /** Where the generic title will not do. */
  title?: Halves;
  /** Survives a page load, such as landing in another app. */
  keep?: boolean;
};

export type SuccessOptions = ToastOptions & {
  /**
   * Takes back what was done, by the opposite call: the message then offers it for 20 seconds. It rejects with the
   * refusal; with `conflict` when somebody has changed the same thing since.
   */
  undo?: () => Promise<unknown>;
};

/** Shows messages in the corner; the text is ours in two halves, or the server's as received. */
export function useToast() {
  const { toasts, session } = usePortal();
  return useMemo(
    () => ({
      success(
        text: Halves | string,
        { title = { fr: 'Succès', en: 'Success' }, keep, undo }: SuccessOptions = {},
      ) {
        const { generation } = session.state();
        // Whoever signs in next has not done it, and does not take it back.
        const isTheirs = () => session.state().generation === generation;
        const takeBack = undo && (() => (isTheirs() ? undo() : Promise.reject()));
        toasts.show({ tone: 'positive', title, text, undo: takeBack }, { keep });
      },
      /** Stays until it is dismissed, by the person or by what it returns: another try makes it old. */
      danger(text: Halves | string, { title = { fr: 'Erreur', en: 'Error' }, keep }: ToastOptions = {}) {
        const id = toasts.show({ tone: 'critical', title, text }, { keep });
        return () => toasts.dismiss(id);
      },
    }),
    [toasts, session],
  );
}
