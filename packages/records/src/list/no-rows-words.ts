import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  archived: 'Archivés',
} as const;

const en = {
  archived: 'Archived',
} satisfies Translation<typeof fr>;

/** The archived records that match a search, loaded when a list is empty. */
export const noRowsWords = /* @__PURE__ */ defineWords('no-rows', { fr, en });
