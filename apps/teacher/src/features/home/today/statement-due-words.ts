import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  due: 'Relevé {{month}} à soumettre d’ici le {{day}}',
  again: 'Relevé {{month}} renvoyé, à soumettre de nouveau d’ici le {{day}}',
} as const;

const en: Translation<typeof fr> = {
  due: '{{month}} statement to be submitted by {{day}}',
  again: '{{month}} statement returned, to be submitted again by {{day}}',
};

/** Texts about the statement that is due. */
export const statementDueWords = /* @__PURE__ */ defineWords('statement-due', { fr, en });
