import { courseWords, defineWords } from '@portal/i18n';

/** Texts of the dialog with the notes of a record. */
export const notesDialogWords = /* @__PURE__ */ defineWords('notes-dialog', { fr: {}, en: {} }, courseWords);
