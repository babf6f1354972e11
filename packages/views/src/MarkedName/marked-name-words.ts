import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  person: 'Archivé',
  thing: 'Archivée',
  text: { person: '{{name}} (archivé)', thing: '{{name}} (archivée)' },
} as const;

const en: Translation<typeof fr> = {
  person: 'Archived',
  thing: 'Archived',
  text: { person: '{{name}} (archived)', thing: '{{name}} (archived)' },
};

/** The mark of what is archived and still in a record. */
export const markedNameWords = /* @__PURE__ */ defineWords('marked-name', { fr, en });
