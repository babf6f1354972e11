import { actionWords, defineWords, fileAndMailWords, type Translation } from '@portal/i18n';

const fr = {
  intro: 'Leur type sera « Non défini » : classez-les ensuite à partir de la liste.',
  files: 'Fichiers*',
  hint: 'Plusieurs à la fois : .pdf, .xls, .xlsx, .doc ou .docx, au plus 8 Mo chacun',
  sendCount_one: 'Téléverser {{count}} fichier',
  sendCount_other: 'Téléverser {{count}} fichiers',
  retryCount_one: 'Réessayer {{count}} fichier',
  retryCount_other: 'Réessayer {{count}} fichiers',
  sending: 'Envoi : {{done}} sur {{total}}',
  arrived_one: '{{count}} fichier téléversé',
  arrived_other: '{{count}} fichiers téléversés',
  missing_one: '{{count}} fichier n’a pas été téléversé',
  missing_other: '{{count}} fichiers n’ont pas été téléversés',
  failed: 'Le document n’a pas été téléversé',
  lost: 'La connexion a été perdue. Si le fichier est déjà dans la liste, retirez-le d’ici.',
  leave: {
    title: 'Arrêter l’envoi?',
    text: 'Des fichiers sont encore en cours d’envoi. Ceux qui sont arrivés restent, les autres ne seront pas envoyés.',
    leave: 'Arrêter l’envoi',
    stay: 'Continuer l’envoi',
  },
} as const;

const en = {
  intro: 'Their kind will be Undefined: file them from the list afterwards.',
  files: 'Files*',
  hint: 'Several at once: .pdf, .xls, .xlsx, .doc or .docx, 8 MB at most each',
  sendCount_one: 'Upload {{count}} file',
  sendCount_other: 'Upload {{count}} files',
  retryCount_one: 'Try {{count}} file again',
  retryCount_other: 'Try {{count}} files again',
  sending: 'Sending: {{done}} of {{total}}',
  arrived_one: '{{count}} file uploaded',
  arrived_other: '{{count}} files uploaded',
  missing_one: '{{count}} file was not uploaded',
  missing_other: '{{count}} files were not uploaded',
  failed: 'Document was not uploaded successfully',
  lost: 'The connection was lost. If the file is in the list already, take it out of here.',
  leave: {
    title: 'Stop the upload?',
    text: 'Files are still being sent. Those that have arrived stay, the others will not be sent.',
    leave: 'Stop the upload',
    stay: 'Continue sending',
  },
} satisfies Translation<typeof fr>;

export const uploadWords = /* @__PURE__ */ defineWords(
  'file-upload',
  { fr, en },
  actionWords,
  fileAndMailWords,
);
