import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  planned: 'Planifié',
  recorded: 'Inscrit',
  missing: 'Manquant',
  cancelled: 'Annulé',
  clash: 'Conflit',
} as const;

const en: Translation<typeof fr> = {
  planned: 'Planned',
  recorded: 'Recorded',
  missing: 'Missing',
  cancelled: 'Cancelled',
  clash: 'Conflict',
};

/** The states of a planned class. */
export const classStatusWords = /* @__PURE__ */ defineWords('class-status', { fr, en });
