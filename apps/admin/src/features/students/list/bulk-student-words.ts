import { actionWords, courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  join: 'Ajouter à un contrat',
  archiveTitle_one: 'Archiver {{count}} étudiant',
  archiveTitle_other: 'Archiver {{count}} étudiants',
  archiveText_one:
    'L’étudiant quitte la liste et les choix des formulaires, et son lien privé ne fonctionne plus. Ses contrats et ses rapports restent.',
  archiveText_other:
    'Ils quittent la liste et les choix des formulaires, et leurs liens privés ne fonctionnent plus. Leurs contrats et leurs rapports restent.',
  restoreTitle_one: 'Rétablir {{count}} étudiant',
  restoreTitle_other: 'Rétablir {{count}} étudiants',
  restoreText_one: 'L’étudiant revient dans la liste, et son lien privé fonctionne de nouveau.',
  restoreText_other: 'Ils reviennent dans la liste, et leurs liens privés fonctionnent de nouveau.',
  joinTitle_one: 'Ajouter {{count}} étudiant à un contrat',
  joinTitle_other: 'Ajouter {{count}} étudiants à un contrat',
  contractMissing: 'Choisissez un contrat.',
  contractAwaited: 'Le contrat est en cours de lecture.',
  contractFailed: 'Le contrat n’a pas pu être lu.',
  alreadyArchived: 'Déjà archivé',
  notArchived: 'N’est pas archivé',
  archivedStudent: 'Étudiant archivé : à rétablir d’abord',
  alreadyIn: 'Fait déjà partie du contrat {{number}}',
  closed: 'Le statut du contrat {{number}} n’admet plus d’étudiants',
  archived_one: '{{count}} étudiant est archivé.',
  archived_other: '{{count}} étudiants sont archivés.',
  restored_one: '{{count}} étudiant est rétabli.',
  restored_other: '{{count}} étudiants sont rétablis.',
  joined_one: '{{count}} étudiant fait partie du contrat {{number}}.',
  joined_other: '{{count}} étudiants font partie du contrat {{number}}.',
} as const;

const en = {
  join: 'Add to a contract',
  archiveTitle_one: 'Archive {{count}} student',
  archiveTitle_other: 'Archive {{count}} students',
  archiveText_one:
    'The student leaves the list and the choices of forms, and the private link no longer works. Contracts and reports stay.',
  archiveText_other:
    'They leave the list and the choices of forms, and their private links no longer work. Contracts and reports stay.',
  restoreTitle_one: 'Restore {{count}} student',
  restoreTitle_other: 'Restore {{count}} students',
  restoreText_one: 'The student returns to the list, and the private link works again.',
  restoreText_other: 'They return to the list, and their private links work again.',
  joinTitle_one: 'Add {{count}} student to a contract',
  joinTitle_other: 'Add {{count}} students to a contract',
  contractMissing: 'Choose a contract.',
  contractAwaited: 'The contract is being read.',
  contractFailed: 'The contract could not be read.',
  alreadyArchived: 'Archived already',
  notArchived: 'Is not archived',
  archivedStudent: 'Archived student: to be restored first',
  alreadyIn: 'Is in contract {{number}} already',
  closed: 'The status of contract {{number}} takes no more students',
  archived_one: '{{count}} student is archived.',
  archived_other: '{{count}} students are archived.',
  restored_one: '{{count}} student is restored.',
  restored_other: '{{count}} students are restored.',
  joined_one: '{{count}} student is in contract {{number}}.',
  joined_other: '{{count}} students are in contract {{number}}.',
} satisfies Translation<typeof fr>;

/** Texts of the bulk actions for students; loaded when the selection starts. */
export const bulkStudentWords = /* @__PURE__ */ defineWords(
  'bulk-students',
  { fr, en },
  actionWords,
  courseWords,
);
