import type { ToastStore } from './toast-store';

const title = { fr: 'Connexion perdue', en: 'Connection lost' };

/** Says that it is unknown whether a write was saved; shown once for several writes. */
export function showOutcomeUnknown(toasts: ToastStore): void {
  if (toasts.list().some((toast) => toast.title === title)) return;
  toasts.show({
    tone: 'critical',
    title,
    text: {
      fr: 'Impossible de savoir si c’est enregistré. Vérifiez-le au retour de la connexion, avant de recommencer.',
      en: 'We could not find out whether this was saved. Check once the connection is back, before you try again.',
    },
  });
}
