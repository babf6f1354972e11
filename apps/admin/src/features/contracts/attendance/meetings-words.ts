import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Réunions en ligne',
  several: 'Plusieurs fichiers à la fois',
  deleteTitle: 'Supprimer ce fichier de réunion?',
  deleteText:
    'Le fichier est supprimé pour de bon. Les présences enregistrées et les participants reconnus restent.',
  ofFile: '{{name}}, cours du {{day}}',
  deleted: 'Fichier de réunion supprimé',
  notDeleted: 'Le fichier de réunion n’a pas été supprimé.',
} as const;

const en: Translation<typeof fr> = {
  title: 'Online meetings',
  several: 'Several files at once',
  deleteTitle: 'Delete this meeting file?',
  deleteText: 'The file is deleted for good. Recorded attendance and recognized participants stay.',
  ofFile: '{{name}}, class of {{day}}',
  deleted: 'Meeting file deleted',
  notDeleted: 'The meeting file was not deleted.',
};

/** The words for the online meetings of a contract. */
export const meetingsWords = /* @__PURE__ */ defineWords('contract-meetings', { fr, en }, actionWords);
