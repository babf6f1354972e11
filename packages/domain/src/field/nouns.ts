import {
  absenceFields,
  announcedAbsenceFields,
  coursePlanFields,
  initialFields,
  lessonDetailFields,
  lessonFields,
  meetingDecisionFields,
  meetingFileFields,
  plannedClassFields,
} from './class-fields.ts';
import { companyFields } from './company-fields.ts';
import {
  contractFields,
  enrolmentFields,
  materialRequestFields,
  previousTeacherFields,
} from './contract-fields.ts';
import { courseTypeFields } from './course-type-fields.ts';
import type { Field, FieldTable, Label } from './field.ts';
import { fileFields } from './file-fields.ts';
import { materialFields } from './material-fields.ts';
import { outlineFields } from './outline-fields.ts';
import { attestationFields, handledAbsenceFields, noteFields, sentPaperFields } from './paper-fields.ts';
import { courseInfoFields, reportFields, reportFormFields } from './report-fields.ts';
import { levelFields, needsFields, scaleResultFields, studentFields } from './student-fields.ts';
import {
  statementFields,
  teacherFields,
  teacherLanguageFields,
  teacherRateFields,
  unavailabilityFields,
} from './teacher-fields.ts';
import { webhookFields } from './webhook-fields.ts';

/** The records whose changes the history keeps, with their fields. The texts are objects of a sentence. */
export const nouns = {
  contract: { fr: 'le contrat', en: 'the contract', fields: contractFields },
  student: { fr: 'l’étudiant', en: 'the student', fields: studentFields },
  teacher: { fr: 'l’enseignant', en: 'the teacher', fields: teacherFields },
  courseType: { fr: 'le type de cours', en: 'the course type', fields: courseTypeFields },
  company: { fr: 'la société', en: 'the company', fields: companyFields },
  material: { fr: 'le matériel', en: 'the material', fields: materialFields },
  file: { fr: 'un fichier', en: 'a file', fields: fileFields },
  outline: { fr: 'le plan de cours', en: 'the course outline', fields: outlineFields },
  report: { fr: 'un rapport', en: 'a report', fields: reportFields },
  reportForm: { fr: 'le formulaire du rapport', en: 'the report form', fields: reportFormFields },
  enrolment: { fr: 'l’inscription d’un étudiant', en: 'the enrolment of a student', fields: enrolmentFields },
  previousTeacher: { fr: 'un ancien enseignant', en: 'a previous teacher', fields: previousTeacherFields },
  materialRequest: { fr: 'une demande de matériel', en: 'a material request', fields: materialRequestFields },
  lesson: { fr: 'un cours', en: 'a class', fields: lessonFields },
  absence: { fr: 'une absence', en: 'an absence', fields: absenceFields },
  lessonDetail: {
    fr: 'un retard ou un départ hâtif',
    en: 'a late arrival or early departure',
    fields: lessonDetailFields,
  },
  meetingDecision: {
    fr: 'qui est un participant d’une rencontre en ligne',
    en: 'who a participant of an online meeting is',
    fields: meetingDecisionFields,
  },
  meetingFile: {
    fr: 'le fichier d’une rencontre en ligne',
    en: 'the file of an online meeting',
    fields: meetingFileFields,
  },
  coursePlan: { fr: 'l’horaire des cours', en: 'the schedule of classes', fields: coursePlanFields },
  plannedClass: { fr: 'un cours planifié', en: 'a planned class', fields: plannedClassFields },
  handledAbsence: {
    fr: 'une relance d’absence traitée',
    en: 'a handled absence follow-up',
    fields: handledAbsenceFields,
  },
  sentPaper: { fr: 'un document envoyé au payeur', en: 'a paper sent to the payer', fields: sentPaperFields },
  attestation: { fr: 'une attestation', en: 'an attestation', fields: attestationFields },
  initial: { fr: 'un paraphe', en: 'initials', fields: initialFields },
  announcedAbsence: {
    fr: 'une absence annoncée',
    en: 'an announced absence',
    fields: announcedAbsenceFields,
  },
  courseInfo: { fr: 'les informations sur le cours', en: 'the course info', fields: courseInfoFields },
  note: { fr: 'une note', en: 'a note', fields: noteFields },
  level: { fr: 'un test de niveau', en: 'a level test', fields: levelFields },
  scaleResult: {
    fr: 'un résultat dans l’échelle du client',
    en: 'a result on the client’s scale',
    fields: scaleResultFields,
  },
  needs: { fr: 'des besoins de l’étudiant', en: 'needs of the student', fields: needsFields },
  teacherLanguage: { fr: 'une langue enseignée', en: 'a language taught', fields: teacherLanguageFields },
  teacherRate: { fr: 'un taux', en: 'a rate', fields: teacherRateFields },
  unavailability: { fr: 'une indisponibilité', en: 'an unavailability', fields: unavailabilityFields },
  statement: { fr: 'un relevé d’heures', en: 'a statement of hours', fields: statementFields },
  webhook: { fr: 'le webhook', en: 'the webhook', fields: webhookFields },
} as const satisfies Readonly<Record<string, Label & { readonly fields: FieldTable }>>;

/** The subject of an entry. */
export type HistoryNoun = keyof typeof nouns;

/** A field of a noun, such as the schedule of a contract. */
export interface HistoryFieldName {
  noun: HistoryNoun;
  field: string;
}

/** Returns the field with this name; a text without a label if it is unknown. */
export function fieldOf({ noun, field }: HistoryFieldName): Field {
  const { fields }: { fields: FieldTable } = nouns[noun];
  return fields[field] ?? { kind: 'text', fr: field, en: field };
}

/** Returns the name of a field in the calls that write it. */
export function wireField(name: HistoryFieldName): string {
  return fieldOf(name).wire ?? name.field;
}
