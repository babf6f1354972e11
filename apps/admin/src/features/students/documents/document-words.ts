import { actionWords, defineWords, fileAndMailWords, type Translation } from '@portal/i18n';

const fr = {
  caption: 'Documents : {{name}}',
  loading: 'Chargement des documents',
  empty: 'Aucun document',
  emptyText: 'Téléversez une lettre, un test ou tout autre papier de l’étudiant.',
  storedAt: 'Ajouté le',
  size: 'Taille',
  add: 'Téléverser un document',
  title: 'Téléverser un document',
  file: 'Document*',
} as const;

const en = {
  caption: 'Documents of {{name}}',
  loading: 'Loading the documents',
  empty: 'No documents',
  emptyText: 'Upload a letter, a test or any other paper of the student.',
  storedAt: 'Stored on',
  size: 'Size',
  add: 'Upload a document',
  title: 'Upload a document',
  file: 'Document*',
} satisfies Translation<typeof fr>;

export const documentWords = /* @__PURE__ */ defineWords(
  'student-documents',
  { fr, en },
  actionWords,
  fileAndMailWords,
);
