import { personFields } from '@portal/domain';
import { actionWords, definePairs } from '@portal/i18n';

const heads = {
  lastName: personFields.lastName,
  firstName: personFields.name,
  email: personFields.email,
  phone: personFields.phone,
  level: ['Niveau de langue', 'Language level'],
  levelLanguage: ['Langue du niveau', 'Language of the level'],
  scaleResults: ['Résultats (ÉLS, échelle québécoise)', 'Results (SLE, Québec scale)'],
  scaleLanguages: ['Langues des résultats', 'Languages of the results'],
  scaleDays: ['Dates des résultats', 'Dates of the results'],
  scaleSources: ['Sources des résultats', 'Sources of the results'],
  invitedOn: ['Invitation', 'Invitation'],
  providers: ['Fournisseurs liés', 'Linked providers'],
  emergencyAccount: ['Compte d’urgence', 'Emergency account'],
  setUpOn: ['Codes activés', 'Codes set up'],
  passkeys: ['Clés d’accès', 'Passkeys'],
  passkeyUsedOn: ['Dernière connexion avec une clé d’accès', 'Last sign-in with a passkey'],
  fileName: ['Nom du fichier', 'File name'],
  megabytes: ['Taille (Mo)', 'Size (MB)'],
  hoursTaught: ['Heures données', 'Hours taught'],
  hoursContracted: ['Heures prévues', 'Contracted hours'],
  classesRecorded: ['Cours donnés', 'Classes given'],
  classes: ['Nombre de cours', 'Number of classes'],
  error: ['Dernier problème', 'Last problem'],
  times: ['Nombre de fois', 'Number of times'],
  by: ['Par', 'By'],
  archived: ['Archivé', 'Archived'],
} as const;

/** Headers of columns that exist only in exported files. */
export const csvWords = /* @__PURE__ */ definePairs('csv', heads, actionWords);

/** A column that exists only in exported files. */
export type CsvOnlyColumn = keyof typeof heads;

export const isCsvOnly = (column: string): column is CsvOnlyColumn => Object.hasOwn(heads, column);
