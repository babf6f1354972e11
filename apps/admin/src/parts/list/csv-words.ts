import { personFields } from '@portal/domain';
import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  lastName: personFields.lastName.fr,
  firstName: personFields.name.fr,
  email: personFields.email.fr,
  phone: personFields.phone.fr,
  level: 'Niveau de langue',
  levelLanguage: 'Langue du niveau',
  scaleResults: 'Résultats (ÉLS, échelle québécoise)',
  scaleLanguages: 'Langues des résultats',
  scaleDays: 'Dates des résultats',
  scaleSources: 'Sources des résultats',
  invitedOn: 'Invitation',
  providers: 'Fournisseurs liés',
  emergencyAccount: 'Compte d’urgence',
  setUpOn: 'Codes activés',
  passkeys: 'Clés d’accès',
  passkeyUsedOn: 'Dernière connexion avec une clé d’accès',
  fileName: 'Nom du fichier',
  megabytes: 'Taille (Mo)',
  hoursTaught: 'Heures données',
  hoursContracted: 'Heures prévues',
  classesRecorded: 'Cours donnés',
  classes: 'Nombre de cours',
  error: 'Dernier problème',
  times: 'Nombre de fois',
  by: 'Par',
  archived: 'Archivé',
} as const;

const en = {
  lastName: personFields.lastName.en,
  firstName: personFields.name.en,
  email: personFields.email.en,
  phone: personFields.phone.en,
  level: 'Language level',
  levelLanguage: 'Language of the level',
  scaleResults: 'Results (SLE, Québec scale)',
  scaleLanguages: 'Languages of the results',
  scaleDays: 'Dates of the results',
  scaleSources: 'Sources of the results',
  invitedOn: 'Invitation',
  providers: 'Linked providers',
  emergencyAccount: 'Emergency account',
  setUpOn: 'Codes set up',
  passkeys: 'Passkeys',
  passkeyUsedOn: 'Last sign-in with a passkey',
  fileName: 'File name',
  megabytes: 'Size (MB)',
  hoursTaught: 'Hours taught',
  hoursContracted: 'Contracted hours',
  classesRecorded: 'Classes given',
  classes: 'Number of classes',
  error: 'Last problem',
  times: 'Number of times',
  by: 'By',
  archived: 'Archived',
} satisfies Translation<typeof fr>;

/** Headers of columns that exist only in exported files. */
export const csvWords = /* @__PURE__ */ defineWords('csv', { fr, en });

/** A column that exists only in exported files. */
export type CsvOnlyColumn = keyof typeof fr;

export const isCsvOnly = (column: string): column is CsvOnlyColumn => Object.hasOwn(fr, column);
