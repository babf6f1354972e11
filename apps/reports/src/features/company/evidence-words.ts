import { defineWords, type Translation } from '@portal/i18n';

const fr = { open: 'Preuves de formation' };

const en = { open: 'Evidence of training' } satisfies Translation<typeof fr>;

/** Texts of the button that opens a company's evidence of training. */
export const evidenceWords = /* @__PURE__ */ defineWords('company-evidence', { fr, en });
