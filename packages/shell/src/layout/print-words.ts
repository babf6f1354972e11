import { defineWords, type Translation } from '@portal/i18n';

const fr = { paper: 'Papier', letter: 'Lettre', a4: 'A4', print: 'Imprimer' };
const en = { paper: 'Paper', letter: 'Letter', a4: 'A4', print: 'Print' } satisfies Translation<typeof fr>;

export const printWords = /* @__PURE__ */ defineWords('print', { fr, en });
