import { actionWords, defineWords, fileAndMailWords, type Translation } from '@portal/i18n';

const fr = {
  uploaded: 'Le document a été téléversé.',
  failed: 'Le document n’a pas été téléversé.',
} as const;

const en = {
  uploaded: 'Document was uploaded successfully.',
  failed: 'Document was not uploaded successfully.',
} satisfies Translation<typeof fr>;

/** Texts of the dialogs that upload one file. */
export const uploadWords = /* @__PURE__ */ defineWords(
  'upload-dialog',
  { fr, en },
  actionWords,
  fileAndMailWords,
);
