import { courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  planned: 'Planifié',
  missing: 'Sans présences',
  clash: 'Conflit',
} as const;

const en: Translation<typeof fr> = {
  planned: 'Planned',
  missing: 'No attendance',
  clash: 'Conflict',
};

/** The statuses of a planned class. */
export const classStatusWords = /* @__PURE__ */ defineWords('class-status', { fr, en }, courseWords);
