import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  person: 'Archivé',
  thing: 'Archivée',
} as const;

const en: Translation<typeof fr> = {
  person: 'Archived',
  thing: 'Archived',
};

/** The label of an archived person, company or language that a record still refers to. */
export const markedNameWords = /* @__PURE__ */ defineWords('marked-name', { fr, en });
