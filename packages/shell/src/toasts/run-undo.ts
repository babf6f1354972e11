import { isRefusal } from '@portal/api-client';
import type { TextPair } from '@portal/i18n';
import type { Toast, ToastStore, UndoOptions } from './toast-store';

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

const noAnswer = { fr: 'Le serveur n’a pas répondu.', en: 'The server did not answer.' };
const undoAnyway = { fr: 'Annuler quand même', en: 'Undo anyway' };

/** Returns the question about conflicting classes, with their names from the server. */
function clashText(classes: readonly string[]): TextPair {
  const [first = ''] = classes;
  const more = classes.length > 1 ? ` (+${classes.length - 1})` : '';
  return {
    fr: `Un cours aurait lieu en même temps qu’un autre de l’enseignant ou d’un étudiant : ${first}${more}.`,
    en: `A class would be at the same time as another one of the teacher or of a student: ${first}${more}.`,
  };
}

/**
 * Runs a toast's undo and shows the result; throws an error without a response, so that the user can try again. If an
 * undo would create a conflict between planned classes, the next toast asks and offers it again.
 */
export async function runUndo(
  toast: Pick<Toast, 'undo'>,
  toasts: ToastStore,
  options: UndoOptions = { acceptClashes: false },
): Promise<void> {
  try {
    await toast.undo?.(options);
    toasts.show({ tone: 'positive', title, text: undone });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.code === 'clash' && !options.acceptClashes) {
      askAgain(toast, toasts, clashText(error.fields.classes ?? []));
      return;
    }
    const defaultText = error.code === 'conflict' ? overtaken : refused;
    toasts.show({ tone: 'critical', title: notUndone, text: error.serverMessage ?? defaultText });
  }
}

/**
 * Offers an undo that accepts conflicts, as an action and not as an undo, because Ctrl+Z would run an undo without
 * asking.
 */
function askAgain(toast: Pick<Toast, 'undo'>, toasts: ToastStore, text: TextPair): void {
  const act = () => {
    toasts.dismiss(id);
    runUndo(toast, toasts, { acceptClashes: true }).catch(() => askAgain(toast, toasts, noAnswer));
  };
  const id = toasts.show({
    tone: 'critical',
    title: notUndone,
    text,
    action: { label: undoAnyway, act },
  });
}
