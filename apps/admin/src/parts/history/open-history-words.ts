import { defineWords, type Translation } from '@portal/i18n';

const fr = { open: 'Historique des modifications' };
const en = { open: 'Change history' } satisfies Translation<typeof fr>;

/** The text that opens the history of a record; the others are loaded with it. */
export const openHistoryWords = /* @__PURE__ */ defineWords('open-history', { fr, en });
