import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Exportation en CSV',
  progress: 'Lignes lues : {{read}} sur {{total}}',
  begun: 'Exportation en cours.',
  failed: 'L’exportation s’est arrêtée. Aucun fichier n’a été enregistré.',
  exported_one: '{{count}} ligne a été exportée.',
  exported_other: '{{count}} lignes ont été exportées.',
} as const;

const en = {
  title: 'Export to CSV',
  progress: 'Rows read: {{read}} of {{total}}',
  begun: 'Exporting.',
  failed: 'The export has stopped. No file was saved.',
  exported_one: '{{count}} row was exported.',
  exported_other: '{{count}} rows were exported.',
} satisfies Translation<typeof fr>;

export const exportWords = /* @__PURE__ */ defineWords('export', { fr, en }, actionWords);
