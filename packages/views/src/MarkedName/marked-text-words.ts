import { defineWords, type Translation } from '@portal/i18n';

// Separate from the label: lists need only that.

const fr = { person: '{{name}} (archivé)', thing: '{{name}} (archivée)' } as const;

const en: Translation<typeof fr> = { person: '{{name}} (archived)', thing: '{{name}} (archived)' };

/** The mark of what is archived where no markup fits. */
export const markedTextWords = /* @__PURE__ */ defineWords('marked-text', { fr, en });
