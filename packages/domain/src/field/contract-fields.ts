import type { FieldTable } from './field.ts';

/** The fields of the contract. */
export const contractFields = {
  status: {
    kind: 'contractStatus',
    fr: 'Statut du contrat',
    en: 'Contract status',
    wire: 'course_status_id',
    restorable: true,
  },
  flagged: { kind: 'yesNo', fr: 'Marque', en: 'Flag', wire: 'flag', restorable: true },
  confirmationSent: {
    kind: 'yesNo',
    fr: 'Confirmation envoyée',
    en: 'Confirmation sent',
    wire: 'confirmation_sent',
    restorable: true,
  },
  si: { kind: 'yesNo', fr: 'SI', en: 'SI', wire: 'SI', restorable: true },
  tcs: { kind: 'yesNo', fr: 'TCS', en: 'TCS', wire: 'TCS', restorable: true },
  sc: { kind: 'yesNo', fr: 'SC', en: 'SC', wire: 'SC', restorable: true },
  sentToClientOn: {
    kind: 'date',
    fr: 'Envoyé au client',
    en: 'Sent to client',
    wire: 'send_to_client',
    restorable: true,
  },
  completed: {
    kind: 'yesNo',
    fr: 'Contrat terminé',
    en: 'Contract completed',
    wire: 'contract_completed',
    restorable: true,
  },
  teacher: {
    kind: 'reference',
    refersTo: 'teacher',
    fr: 'Enseignant',
    en: 'Teacher',
    wire: 'current_teacher',
  },
  languageId: {
    kind: 'reference',
    refersTo: 'language',
    fr: 'Langue',
    en: 'Language',
    wire: 'languages_id',
    required: true,
    restorable: true,
  },
  courseTypeId: {
    kind: 'reference',
    refersTo: 'courseType',
    fr: 'Type de cours',
    en: 'Course Type',
    wire: 'course_types_id',
    required: true,
    restorable: true,
  },
  complementaryDescription: {
    kind: 'text',
    fr: 'Description complémentaire du type',
    en: 'Complementary description of type',
    wire: 'complementary_description_type',
    restorable: true,
  },
  companyId: {
    kind: 'reference',
    refersTo: 'company',
    fr: 'Société',
    en: 'Company',
    wire: 'companies_id',
    required: true,
    restorable: true,
  },
  contactPerson: {
    kind: 'text',
    fr: 'Personne-ressource',
    en: 'Contact person',
    wire: 'contact_person',
    restorable: true,
  },
  invoice: { kind: 'text', fr: 'Facture', en: 'Invoice', restorable: true },
  approved: {
    kind: 'yesNo',
    fr: 'Contrat approuvé',
    en: 'Contract approved',
    wire: 'contract_approved',
    restorable: true,
  },
  expiresOn: {
    kind: 'date',
    fr: 'Date d’expiration du contrat',
    en: 'Contract expiration date',
    wire: 'contract_expiration_date',
    restorable: true,
  },
  description: { kind: 'text', fr: 'Description', en: 'Description', restorable: true },
  startsOn: { kind: 'date', fr: 'Date de début', en: 'Start date', wire: 'start_date', restorable: true },
  endsOn: { kind: 'date', fr: 'Date de fin', en: 'End date', wire: 'end_date', restorable: true },
  schedule: { kind: 'text', fr: 'Horaire', en: 'Schedule', restorable: true },
  location: { kind: 'text', fr: 'Lieu', en: 'Location', restorable: true },
  meetingLink: {
    kind: 'text',
    fr: 'Adresse de la réunion en ligne',
    en: 'Online meeting address',
    wire: 'meeting_link',
    restorable: true,
  },
  hoursPerClass: {
    kind: 'hours',
    fr: 'Durée de chaque cours',
    en: 'Length of each class',
    wire: 'total_hours',
    required: true,
    restorable: true,
  },
  numberOfClasses: {
    kind: 'number',
    fr: 'Nombre de cours',
    en: 'Number of classes',
    wire: 'total_classes',
    required: true,
    restorable: true,
  },
  classAtEnd: {
    kind: 'yesNo',
    fr: 'Proposer un cours à la fin quand un cours est annulé',
    en: 'Propose a class at the end when a class is cancelled',
    wire: 'class_at_end',
    restorable: true,
  },
  absenceThresholds: {
    kind: 'percents',
    fr: 'Seuils d’absence',
    en: 'Absence thresholds',
    wire: 'absence_thresholds',
  },
  payerTerms: { kind: 'payerTerms', fr: 'Délais du payeur', en: 'Payer deadlines', wire: 'payer_terms' },
  attendanceComplete: {
    kind: 'yesNo',
    fr: 'Présences complètes',
    en: 'Attendance completed',
    wire: 'attendance_status',
  },
  materialStatusId: {
    kind: 'materialStatus',
    fr: 'État du matériel',
    en: 'Material status',
    wire: 'material_status_id',
    restorable: true,
  },
  noMaterialNeeded: {
    kind: 'yesNo',
    fr: 'Aucun matériel requis',
    en: 'No material needed',
    wire: 'course_has_not_material_request',
  },
  highlights: {
    kind: 'text',
    fr: 'Surlignage dans la liste',
    en: 'Highlights in the list',
    wire: '_cellVariants',
    hidden: true,
  },
} as const satisfies FieldTable;

/** The fields of the enrolment of a student. */
export const enrolmentFields = {
  startsOn: { kind: 'date', fr: 'Début', en: 'Start', wire: 'from' },
  endsOn: { kind: 'date', fr: 'Fin', en: 'End', wire: 'to' },
} as const satisfies FieldTable;

/** The fields of a previous teacher. */
export const previousTeacherFields = {
  hoursDone: { kind: 'hours', fr: 'Heures faites', en: 'Hours done' },
  motive: { kind: 'text', fr: 'Motif du retrait', en: 'Removal motive', wire: 'removeMotive' },
  replacedOn: { kind: 'date', fr: 'Remplacé à partir du', en: 'Replaced from', wire: 'from' },
} as const satisfies FieldTable;

/** The fields of a material request. */
export const materialRequestFields = {
  quantity: { kind: 'number', fr: 'Quantité', en: 'Quantity', wire: 'qty' },
  note: { kind: 'text', fr: 'Note', en: 'Note' },
  status: { kind: 'materialStatus', fr: 'Statut', en: 'Status' },
} as const satisfies FieldTable;
