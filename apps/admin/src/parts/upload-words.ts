import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  fileHint: '.pdf, .xls, .xlsx, .doc ou .docx, au plus 8 Mo',
  send: 'Téléverser',
  stop: 'Annuler l’envoi',
  failed: 'Le document n’a pas été téléversé.',
} as const;

const en = {
  fileHint: '.pdf, .xls, .xlsx, .doc or .docx, 8 MB at most',
  send: 'Upload',
  stop: 'Cancel the upload',
  failed: 'Document was not uploaded successfully.',
} satisfies Translation<typeof fr>;

/** Texts of the dialogs that upload one file. */
export const uploadWords = /* @__PURE__ */ defineWords('upload-dialog', { fr, en });
