import { actionWords, definePairs, fileAndMailWords } from '@portal/i18n';

export const uploadWords = /* @__PURE__ */ definePairs(
  'file-upload',
  {
    intro: [
      'Leur type sera « Non défini » : classez-les ensuite à partir de la liste.',
      'Their kind will be Undefined: file them from the list afterwards.',
    ],
    files: ['Fichiers*', 'Files*'],
    hint: [
      'Plusieurs à la fois : .pdf, .xls, .xlsx, .doc ou .docx, au plus 8 Mo chacun',
      'Several at once: .pdf, .xls, .xlsx, .doc or .docx, 8 MB at most each',
    ],
    sendCount_one: ['Téléverser {{count}} fichier', 'Upload {{count}} file'],
    sendCount_other: ['Téléverser {{count}} fichiers', 'Upload {{count}} files'],
    retryCount_one: ['Réessayer {{count}} fichier', 'Try {{count}} file again'],
    retryCount_other: ['Réessayer {{count}} fichiers', 'Try {{count}} files again'],
    sending: ['Envoi : {{done}} sur {{total}}', 'Sending: {{done}} of {{total}}'],
    arrived_one: ['{{count}} fichier téléversé', '{{count}} file uploaded'],
    arrived_other: ['{{count}} fichiers téléversés', '{{count}} files uploaded'],
    missing_one: ['{{count}} fichier n’a pas été téléversé', '{{count}} file was not uploaded'],
    missing_other: ['{{count}} fichiers n’ont pas été téléversés', '{{count}} files were not uploaded'],
    failed: ['Le document n’a pas été téléversé', 'Document was not uploaded successfully'],
    lost: [
      'La connexion a été perdue. Si le fichier est déjà dans la liste, retirez-le d’ici.',
      'The connection was lost. If the file is in the list already, take it out of here.',
    ],
    leave: {
      title: ['Arrêter l’envoi?', 'Stop the upload?'],
      text: [
        'Des fichiers sont encore en cours d’envoi. Ceux qui sont arrivés restent, les autres ne seront pas envoyés.',
        'Files are still being sent. Those that have arrived stay, the others will not be sent.',
      ],
      leave: ['Arrêter l’envoi', 'Stop the upload'],
      stay: ['Continuer l’envoi', 'Continue sending'],
    },
  },
  actionWords,
  fileAndMailWords,
);
