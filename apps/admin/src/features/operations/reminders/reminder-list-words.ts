import { courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  search: '',
  kindFilter: 'Type',
  counted_one: 'rappel',
  counted_other: 'rappels',
  caption: 'Rappels, du plus récent au plus ancien',
  loading: 'Chargement des rappels',
  pages: 'Pages de la liste des rappels',
  empty: 'Aucun rappel',
  emptyText: 'Les rappels que l’administration envoie et les résumés de la semaine apparaissent ici.',
  noMatch: 'Aucun rappel ne correspond',
  column: {
    sent: 'Écrit le',
    teacher: 'Enseignant',
    items: 'Au sujet de',
    by: 'Envoyé par',
    mail: 'Courriel',
  },
  kind: { reminder: 'Rappels', digest: 'Résumés de la semaine' },
  item: {
    class: 'Présences',
    lesson: 'Cours',
    outline: 'Plan de cours',
    material: 'Matériel',
    reports: 'Rapports',
  },
  forgotten: 'Effacé depuis',
} as const;

const en = {
  search: '',
  kindFilter: 'Kind',
  counted_one: 'reminder',
  counted_other: 'reminders',
  caption: 'Reminders, newest first',
  loading: 'Loading the reminders',
  pages: 'Pages of the reminders list',
  empty: 'No reminders',
  emptyText: 'The reminders that the administration sends and the weekly digests appear here.',
  noMatch: 'No reminder matches',
  column: {
    sent: 'Written',
    teacher: 'Teacher',
    items: 'About',
    by: 'Sent by',
    mail: 'Email',
  },
  kind: { reminder: 'Reminders', digest: 'Weekly digests' },
  item: {
    class: 'Attendance',
    lesson: 'Classes',
    outline: 'Outline',
    material: 'Material',
    reports: 'Reports',
  },
  forgotten: 'Since deleted',
} satisfies Translation<typeof fr>;

export const reminderListWords = /* @__PURE__ */ defineWords('reminders-list', { fr, en }, courseWords);
