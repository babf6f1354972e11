import { actionWords, courseWords, defineWords, fileAndMailWords, type Translation } from '@portal/i18n';

const fr = {
  dialog: {
    notFoundText: 'Ce rapport n’a pas été commencé, ou l’adresse est incomplète.',
    notBegun: 'Ce rapport n’a pas été commencé.',
  },
  upload: {
    file: 'Rapport de progrès*',
  },
} as const;

const en = {
  dialog: {
    notFoundText: 'This report has not been started, or the address is incomplete.',
    notBegun: 'This report has not been started.',
  },
  upload: {
    file: 'Progress report*',
  },
} satisfies Translation<typeof fr>;

/** Texts of the dialogs about progress reports. */
export const reportWords = /* @__PURE__ */ defineWords(
  'report-dialogs',
  { fr, en },
  actionWords,
  fileAndMailWords,
  courseWords,
);
