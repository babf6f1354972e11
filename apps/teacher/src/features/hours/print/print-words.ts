import { defineWords, hourWords, type Translation } from '@portal/i18n';

const fr = {
  none: 'Ce mois n’a pas encore de relevé',
  noneText: 'Le relevé peut être imprimé une fois que vous l’avez soumis.',
} as const;

const en: Translation<typeof fr> = {
  none: 'This month has no statement yet',
  noneText: 'The statement can be printed once you have submitted it.',
};

/** Texts around a printed statement. */
export const printWords = /* @__PURE__ */ defineWords('print-statement', { fr, en }, hourWords);
