import type { Translation } from '../define-words';

const fr = {
  csv: 'CSV',
  xlsx: 'Excel (.xlsx)',
  document: 'Document',
  documents: 'Documents',
  uploadFiles: 'Téléverser des fichiers',
  documentHint: '.pdf, .xls, .xlsx, .doc ou .docx, au plus 8 Mo',
  taggedOnField: 'Date d’étiquette*',
  fileLines: 'Lignes du fichier',
  saved_one: '{{count}} ligne a été exportée.',
  saved_other: '{{count}} lignes ont été exportées.',
  downloadFile: 'Télécharger le fichier',
  result: 'Résultat',
  importedOnes: 'Importés',
  undoImport: 'Annuler cette importation',
  magicLink: 'Lien magique',
  createMagicLink: 'Créer le lien',
  emailOf: 'Courriel : {{name}}',
  createLink: 'Créer un lien',
  defaultExpiry: 'Échéance par défaut',
  linkCopied: 'Lien copié',
  remindTeachers: 'Envoyer un rappel aux enseignants',
  remindText: '{{name}} recevra un courriel au sujet du contrat {{number}}.',
};

const en = {
  csv: 'CSV',
  xlsx: 'Excel (.xlsx)',
  document: 'Document',
  documents: 'Documents',
  uploadFiles: 'Upload files',
  documentHint: '.pdf, .xls, .xlsx, .doc or .docx, 8 MB at most',
  taggedOnField: 'Tag date*',
  fileLines: 'Rows of the file',
  saved_one: '{{count}} row was exported.',
  saved_other: '{{count}} rows were exported.',
  downloadFile: 'Download the file',
  result: 'Result',
  importedOnes: 'Imported',
  undoImport: 'Undo this import',
  magicLink: 'Magic link',
  createMagicLink: 'Create the link',
  emailOf: 'Email of {{name}}',
  createLink: 'Create a link',
  defaultExpiry: 'Default expiry',
  linkCopied: 'Link copied',
  remindTeachers: 'Remind teachers',
  remindText: '{{name}} will get an email about contract {{number}}.',
} satisfies Translation<typeof fr>;

/** Files, imports, links and emails. */
export const fileAndMailWords = { fr, en };
