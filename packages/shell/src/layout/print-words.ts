import { defineWords, type Translation } from '@portal/i18n';

const fr = { paper: 'Papier', letter: 'Lettre', a4: 'A4', print: 'Imprimer' };
const en = { paper: 'Paper', letter: 'Letter', a4: 'A4', print: 'Print' } satisfies Translation<typeof fr>;

/** The words around a document that is to be printed. */
export const printWords = /* @__PURE__ */ defineWords('print', { fr, en });
