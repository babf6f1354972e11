import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  'new-year': 'Jour de l’An',
  'good-friday': 'Vendredi saint',
  'easter-monday': 'Lundi de Pâques',
  patriots: 'Journée des patriotes',
  national: 'Fête nationale',
  canada: 'Fête du Canada',
  labour: 'Fête du Travail',
  thanksgiving: 'Action de grâce',
  christmas: 'Noël',
} as const;

const en: Translation<typeof fr> = {
  'new-year': 'New Year’s Day',
  'good-friday': 'Good Friday',
  'easter-monday': 'Easter Monday',
  patriots: 'Patriots’ Day',
  national: 'National Holiday',
  canada: 'Canada Day',
  labour: 'Labour Day',
  thanksgiving: 'Thanksgiving',
  christmas: 'Christmas',
};

/** The names of Québec's statutory holidays. */
export const holidayWords = /* @__PURE__ */ defineWords('holiday', { fr, en });
