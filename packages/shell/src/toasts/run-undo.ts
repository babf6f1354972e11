import { isRefusal } from '@portal/api-client';
import type { Toast, ToastStore } from './toast-store';

// A separate module, because the first load does not need it.

const title = { fr: 'Succès', en: 'Success' };
const undone = { fr: 'C’est annulé : tout est comme avant.', en: 'Undone: everything is as before.' };
const notUndone = { fr: 'Non annulé', en: 'Not undone' };
const overtaken = {
  fr: 'Quelqu’un l’a changé entre-temps : son changement est gardé.',
  en: 'Someone changed it in the meantime: their change is kept.',
};
const refused = {
  fr: 'Cette action ne peut pas être annulée : rien n’a changé.',
  en: 'This action cannot be undone: nothing has changed.',
};

/** Runs a toast's undo and shows the result; throws an error without a response, so that the user can try again. */
export async function runUndo({ undo }: Toast, toasts: ToastStore): Promise<void> {
  try {
    await undo?.();
    toasts.show({ tone: 'positive', title, text: undone });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const defaultText = error.code === 'conflict' ? overtaken : refused;
    toasts.show({ tone: 'critical', title: notUndone, text: error.serverMessage ?? defaultText });
  }
}
