import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  loading: 'Chargement du fichier',
  page: 'Aperçu : {{name}}',
  none: 'Aucun aperçu pour ce type de fichier',
  noneText: 'Téléchargez-le pour l’ouvrir avec le logiciel qui convient.',
  noViewer: 'Ce navigateur n’affiche pas les PDF dans une page',
  noViewerText: 'Téléchargez le fichier pour l’ouvrir.',
  largeText: 'Il peut être long à charger sur un téléphone.',
  show: 'Afficher quand même',
  broken: 'Cette image ne peut pas être affichée',
  brokenText: 'Le fichier est peut-être endommagé, ou son nom ne correspond pas à son contenu.',
} as const;

const en = {
  loading: 'Loading the file',
  page: 'Preview of {{name}}',
  none: 'No preview for this kind of file',
  noneText: 'Download it to open it with the software it needs.',
  noViewer: 'This browser does not show PDFs within a page',
  noViewerText: 'Download the file to open it.',
  largeText: 'It may take long to load on a phone.',
  show: 'Show it anyway',
  broken: 'This image cannot be shown',
  brokenText: 'The file may be damaged, or its name does not match its content.',
} satisfies Translation<typeof fr>;

export const fileViewWords = /* @__PURE__ */ defineWords('file-view', { fr, en });
