import type { Translation } from '@portal/i18n';

const fr = {
  name: 'Prénom*',
  lastName: 'Nom de famille*',
  email: 'Courriel*',
  phone: 'Téléphone',
  mobile: 'Cellulaire',
  city: 'Ville',
  company: 'Employeur',
  motherTongue: 'Langue maternelle',
  smartDevice: 'Appareil intelligent',
} as const;

const en = {
  name: 'First name*',
  lastName: 'Last name*',
  email: 'Email*',
  phone: 'Phone',
  mobile: 'Mobile phone',
  city: 'City',
  company: 'Employer',
  motherTongue: 'Mother tongue',
  smartDevice: 'Smart device',
} satisfies Translation<typeof fr>;

/** Labels of the fields of a student. A star marks a required field. */
export const studentLabels = { fr, en };
