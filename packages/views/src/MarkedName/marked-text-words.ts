import { defineWords, type Translation } from '@portal/i18n';

// Separate from the texts of the label, because lists need only the label.

const fr = { person: '{{name}} (archivé)', thing: '{{name}} (archivée)' } as const;

const en: Translation<typeof fr> = { person: '{{name}} (archived)', thing: '{{name}} (archived)' };

/** The mark of an archived name in plain text, where a label is not possible. */
export const markedTextWords = /* @__PURE__ */ defineWords('marked-text', { fr, en });
