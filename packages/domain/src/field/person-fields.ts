import type { FieldTable } from './field.ts';

/** The fields that students, teachers and users have in common. */
export const personFields = {
  name: { kind: 'text', fr: 'Prénom', en: 'First name', required: true, restorable: true },
  lastName: {
    kind: 'text',
    fr: 'Nom de famille',
    en: 'Last name',
    also: ['Nom'],
    required: true,
    restorable: true,
  },
  email: { kind: 'email', fr: 'Courriel', en: 'Email', required: true, restorable: true },
  phone: { kind: 'text', fr: 'Téléphone', en: 'Phone', restorable: true },
  mobile: {
    kind: 'text',
    fr: 'Cellulaire',
    en: 'Mobile phone',
    also: ['Téléphone mobile', 'Mobile'],
    restorable: true,
  },
  city: { kind: 'text', fr: 'Ville', en: 'City', restorable: true },
} as const satisfies FieldTable;
