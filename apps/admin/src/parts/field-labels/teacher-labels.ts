import type { Translation } from '@portal/i18n';

const fr = {
  name: 'Prénom*',
  lastName: 'Nom de famille*',
  email: 'Courriel*',
  phone: 'Téléphone*',
  mobile: 'Cellulaire',
  city: 'Ville',
  hasCar: 'Voiture',
  nda: 'Entente de confidentialité',
  otherRate: 'Autre taux',
} as const;

const en = {
  name: 'First name*',
  lastName: 'Last name*',
  email: 'Email*',
  phone: 'Phone*',
  mobile: 'Mobile phone',
  city: 'City',
  hasCar: 'Car',
  nda: 'NDA',
  otherRate: 'Other rate',
} satisfies Translation<typeof fr>;

/** Labels of the fields of a teacher. A star marks a required field. */
export const teacherLabels = { fr, en };
