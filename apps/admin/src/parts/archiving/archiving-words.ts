import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  reading: 'Lecture de ce qui lui reste',
  notRead: 'Ce qui lui reste n’a pas pu être lu.',
  remains_one: '{{count}} contrat lui reste. Confiez-le à une autre personne au besoin :',
  remains_other: '{{count}} contrats lui restent. Confiez-les à une autre personne au besoin :',
  nothing: 'Aucun contrat en cours ni aucun cours planifié ne lui reste.',
  planned_one: '{{count}} cours planifié, le {{day}}',
  planned_other: '{{count}} cours planifiés, le prochain le {{day}}',
  noPlanned: 'aucun cours planifié',
  changeTeacher: 'Changer d’enseignant : contrat {{number}}',
  match: {
    person: 'Ce courriel est celui d’une fiche archivée : {{name}}.',
    personSince: 'Ce courriel est celui d’une fiche archivée depuis le {{day}} : {{name}}.',
    thing: '{{name}} existe et est dans les archives.',
    thingSince: '{{name}} existe et est dans les archives depuis le {{day}}.',
  },
  /** Archived companies that match a search, with their number. */
  inArchiveOfCompanies: 'Archivées',
  restore: 'Rétablir',
  restored: '{{name}} n’est plus dans les archives.',
  notRestored: '{{name}} est encore dans les archives.',
  open: 'Ouvrir la fiche',
} as const;

const en = {
  reading: 'Reading what stays with them',
  notRead: 'What stays with them could not be read.',
  remains_one: '{{count}} contract stays with them. Give it to someone else if needed:',
  remains_other: '{{count}} contracts stay with them. Give them to someone else if needed:',
  nothing: 'No current contract and no planned class stays with them.',
  planned_one: '{{count}} planned class, on {{day}}',
  planned_other: '{{count}} planned classes, the next one on {{day}}',
  noPlanned: 'no planned class',
  changeTeacher: 'Change teacher: contract {{number}}',
  match: {
    person: 'The record of {{name}} has this email. It is archived.',
    personSince: 'The record of {{name}} has this email. It has been archived since {{day}}.',
    thing: '{{name}} exists and is archived.',
    thingSince: '{{name}} exists and has been archived since {{day}}.',
  },
  inArchiveOfCompanies: 'Archived',
  restore: 'Restore',
  restored: '{{name}} is no longer archived.',
  notRestored: '{{name}} is still archived.',
  open: 'Open the record',
} satisfies Translation<typeof fr>;

/** Texts about what stays assigned after archiving, and about people who are restored. */
export const archivingWords = /* @__PURE__ */ defineWords('archiving', { fr, en }, actionWords);
