import type { Halves } from '@portal/i18n';
import { useMemo } from 'react';
import { usePortal } from '../portal/usePortal';

export type ToastOptions = {
  /** Where the generic title will not do. */
  title?: Halves;
  /** Survives a page load, such as landing in another app. */
  keep?: boolean;
};

/** Shows messages in the corner; the text is ours in two halves, or the server's as received. */
export function useToast() {
  const { toasts } = usePortal();
  return useMemo(
    () => ({
      success(text: Halves | string, { title = { fr: 'Succès', en: 'Success' }, keep }: ToastOptions = {}) {
        toasts.show({ tone: 'positive', title, text }, { keep });
      },
      /** Stays until it is dismissed, by the person or by what it returns: another try makes it old. */
      danger(text: Halves | string, { title = { fr: 'Erreur', en: 'Error' }, keep }: ToastOptions = {}) {
        const id = toasts.show({ tone: 'critical', title, text }, { keep });
        return () => toasts.dismiss(id);
      },
    }),
    [toasts],
  );
}
