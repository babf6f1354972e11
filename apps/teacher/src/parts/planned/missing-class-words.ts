import { courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  record: 'Inscrire',
  recordFor: 'Inscrire les présences du cours de {{time}}, {{day}}, contrat {{number}}',
  missing: 'Présences non inscrites',
  more_one: '{{count}} autre cours sans présences',
  more_other: '{{count}} autres cours sans présences',
} as const;

const en: Translation<typeof fr> = {
  record: 'Record',
  recordFor: 'Record the attendance of the class of {{time}}, {{day}}, contract {{number}}',
  missing: 'Attendance not recorded',
  more_one: '{{count}} more class without attendance',
  more_other: '{{count}} more classes without attendance',
};

/** Texts about a planned class without attendance. */
export const missingClassWords = defineWords('missing-class', { fr, en }, courseWords);
