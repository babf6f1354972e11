import type { FieldTable } from './field.ts';
import { personFields } from './person-fields.ts';

/** The fields of the teacher. */
export const teacherFields = {
  // LIMIT-29 to LIMIT-35.
  ...personFields,
  name: { ...personFields.name, max: 65 },
  lastName: { ...personFields.lastName, max: 65 },
  email: { ...personFields.email, max: 100 },
  phone: { ...personFields.phone, required: true, max: 12 },
  mobile: { ...personFields.mobile, max: 12 },
  city: { ...personFields.city, max: 45 },
  hasCar: { kind: 'yesNo', fr: 'Voiture', en: 'Car', wire: 'car', restorable: true },
  nda: { kind: 'yesNo', fr: 'Entente de confidentialité', en: 'NDA', restorable: true },
  otherRate: { kind: 'text', fr: 'Autre taux', en: 'Other rate', also: ['Autre tarif'], restorable: true },
  active: { kind: 'active', fr: 'État', en: 'State', wire: 'status' },
  invitedAt: { kind: 'moment', fr: 'Invitation', en: 'Invitation', wire: 'email_date' },
  passwordLinkAt: {
    kind: 'moment',
    fr: 'Lien pour choisir un mot de passe',
    en: 'Link to set a password',
    wire: 'password_link_date',
  },
  password: { kind: 'text', fr: 'Mot de passe', en: 'Password', hidden: true },
  // From here: events, which are entries without a change.
  sessionsEndedAt: {
    kind: 'moment',
    fr: 'Sessions fermées par un administrateur',
    en: 'Sessions ended by an administrator',
    wire: 'sessions_ended',
  },
  deviceTrustEndedAt: {
    kind: 'moment',
    fr: 'Appareil de confiance retiré par un administrateur',
    en: 'Trusted device removed by an administrator',
    wire: 'device_trust_ended',
  },
  secondFactorAt: {
    kind: 'moment',
    fr: 'Codes de connexion activés',
    en: 'Sign-in codes set up',
    wire: 'second_factor',
  },
  secondFactorResetAt: {
    kind: 'moment',
    fr: 'Codes de connexion remis à zéro par un administrateur',
    en: 'Sign-in codes reset by an administrator',
    wire: 'second_factor_reset',
  },
  secondFactorRemindedAt: {
    kind: 'moment',
    fr: 'Rappel d’activer la deuxième étape',
    en: 'Reminder to set up the second step',
    wire: 'second_factor_reminder',
  },
  signInProvider: {
    kind: 'text',
    fr: 'Connexion avec un autre compte',
    en: 'Sign-in with another account',
    wire: 'sign_in_provider',
  },
} as const satisfies FieldTable;

/** The fields of a language taught. */
export const teacherLanguageFields = {} as const satisfies FieldTable;

/** The fields of a rate. */
export const teacherRateFields = {
  rate: { kind: 'money', fr: 'Taux horaire', en: 'Hourly rate', also: ['Taux', 'Rate', 'Tarif'] },
  startsOn: {
    kind: 'date',
    fr: 'À partir du',
    en: 'Counts from',
    also: ['Début', 'Start', 'From'],
    wire: 'from',
  },
} as const satisfies FieldTable;

/** The fields of an unavailability. */
export const unavailabilityFields = {
  name: { kind: 'text', fr: 'Nom', en: 'Name' },
  startsOn: { kind: 'date', fr: 'Premier jour', en: 'First day', also: ['Du', 'From'], wire: 'starts_on' },
  endsOn: { kind: 'date', fr: 'Dernier jour', en: 'Last day', also: ['Au', 'To'], wire: 'ends_on' },
  weekday: { kind: 'weekday', fr: 'Jour de la semaine', en: 'Weekday' },
  beginsAt: { kind: 'time', fr: 'Début', en: 'Start', wire: 'begins_at' },
  endsAt: { kind: 'time', fr: 'Fin', en: 'End', wire: 'ends_at' },
} as const satisfies FieldTable;

/** The fields of a statement of hours. */
export const statementFields = {
  status: { kind: 'statementStatus', fr: 'Statut', en: 'Status', also: ['État'] },
  note: { kind: 'text', fr: 'Note', en: 'Note' },
  reason: { kind: 'text', fr: 'Motif', en: 'Reason', also: ['Raison du renvoi', 'Reason for the return'] },
} as const satisfies FieldTable;
