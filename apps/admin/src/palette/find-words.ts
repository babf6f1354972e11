import { defineWords, type Translation } from '@portal/i18n';

const fr = { find: 'Chercher partout' } as const;
const en = { find: 'Find anything' } satisfies Translation<typeof fr>;

/** Texts on every page; the others load with the palette. */
export const findWords = /* @__PURE__ */ defineWords('find', { fr, en });
