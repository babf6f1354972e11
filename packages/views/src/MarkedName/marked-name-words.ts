import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  person: 'Archivé',
  thing: 'Archivée',
} as const;

const en: Translation<typeof fr> = {
  person: 'Archived',
  thing: 'Archived',
};

/** The mark of what is archived and still in a record. */
export const markedNameWords = /* @__PURE__ */ defineWords('marked-name', { fr, en });
