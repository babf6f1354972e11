import type { FieldTable } from './field.ts';

/** The fields of a file. */
export const fileFields = {
  title: { kind: 'text', fr: 'Titre', en: 'Title', required: true, restorable: true },
  name: { kind: 'text', fr: 'Nom du fichier', en: 'File name' },
  type: { kind: 'fileType', fr: 'Type de document', en: 'Kind of document', also: ['Type'] },
  contractId: { kind: 'reference', refersTo: 'contract', fr: 'Contrat', en: 'Contract', wire: 'course_id' },
  studentId: { kind: 'reference', refersTo: 'student', fr: 'Étudiant', en: 'Student', wire: 'student_id' },
  languageId: { kind: 'reference', refersTo: 'language', fr: 'Langue', en: 'Language', wire: 'language_id' },
  taggedOn: {
    kind: 'date',
    fr: 'Date d’étiquette',
    en: 'Tag date',
    also: ['Classé au', 'Filed under'],
    wire: 'tag_date',
    restorable: true,
  },
  active: { kind: 'active', fr: 'État', en: 'State', wire: 'status' },
  content: { kind: 'text', fr: 'Contenu', en: 'Content', wire: 'file', hidden: true },
} as const satisfies FieldTable;
