import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Absences annoncées',
  noWord: '{{name}}',
  withWord: '{{name}} : {{word}}',
} as const;

const en = {
  title: 'Announced absences',
  noWord: '{{name}}',
  withWord: '{{name}}: {{word}}',
} satisfies Translation<typeof fr>;

/** Texts about the absences that students announced. */
export const announcedAbsenceWords = /* @__PURE__ */ defineWords('announced-absences', { fr, en });
