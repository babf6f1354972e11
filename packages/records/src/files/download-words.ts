import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  notDownloaded: 'Le document n’a pas été téléchargé.',
} as const;

const en = {
  notDownloaded: 'Document was not downloaded.',
} satisfies Translation<typeof fr>;

/** Texts about the files of a list. */
export const downloadWords = /* @__PURE__ */ defineWords('download', { fr, en });
