import type { FieldTable } from './field.ts';

/** The fields of the schedule of classes. */
export const coursePlanFields = {
  startsOn: { kind: 'date', fr: 'À partir du', en: 'From', wire: 'starts_on' },
  endsOn: { kind: 'date', fr: 'Dernier jour', en: 'Last day', also: ['Jusqu’au', 'Until'], wire: 'ends_on' },
  numberOfClasses: {
    kind: 'number',
    fr: 'Nombre de cours',
    en: 'Number of classes',
    wire: 'number_of_classes',
  },
  skipsHolidays: {
    kind: 'yesNo',
    fr: 'Saute les jours fériés',
    en: 'Skips holidays',
    wire: 'skips_holidays',
  },
  times: { kind: 'weeklyTimes', fr: 'Jours et heures', en: 'Days and times' },
  breaks: { kind: 'closures', fr: 'Congés', en: 'Breaks' },
  changes: { kind: 'text', fr: 'Exceptions', en: 'Exceptions', hidden: true },
} as const satisfies FieldTable;

/** The fields of a planned class. */
export const plannedClassFields = {
  date: { kind: 'date', fr: 'Date', en: 'Date' },
  time: { kind: 'text', fr: 'Heure', en: 'Time' },
  minutes: { kind: 'minutes', fr: 'Durée', en: 'Length' },
  cancelledAt: {
    kind: 'moment',
    fr: 'Annulé',
    en: 'Cancelled',
    also: ['Cancelled at'],
    wire: 'cancelled_at',
  },
  reason: { kind: 'text', fr: 'Motif', en: 'Reason', also: ['Raison'] },
  cancelledBy: { kind: 'canceller', fr: 'Annulé par', en: 'Cancelled by', wire: 'cancelled_by' },
  cancelAnnouncedAt: {
    kind: 'moment',
    fr: 'Annulation annoncée',
    en: 'Cancellation announced',
    also: ['Cancellation announced at'],
    wire: 'cancel_announced_at',
  },
  cancelPaid: {
    kind: 'yesNo',
    fr: 'Annulation payée à l’enseignant',
    en: 'Cancellation paid to the teacher',
    also: ['Annulation payée', 'Cancellation paid'],
    wire: 'cancel_paid',
  },
  cancelBilled: {
    kind: 'yesNo',
    fr: 'Annulation facturée',
    en: 'Cancellation invoiced',
    also: ['Cancellation billed'],
    wire: 'cancel_billed',
  },
  cancelCounted: {
    kind: 'yesNo',
    fr: 'Annulation comptée dans les heures',
    en: 'Cancellation counted in the hours',
    also: ['Annulation comptée', 'Cancellation counted'],
    wire: 'cancel_counted',
  },
  cancelOverrideReason: {
    kind: 'text',
    fr: 'Motif de l’exception',
    en: 'Reason for the exception',
    wire: 'cancel_override_reason',
  },
  substitute: { kind: 'reference', refersTo: 'teacher', fr: 'Remplaçant', en: 'Substitute' },
  proposedBy: {
    kind: 'reference',
    refersTo: 'teacher',
    fr: 'Proposé par',
    en: 'Proposed by',
    wire: 'proposed_by',
  },
  proposedSubstitute: {
    kind: 'reference',
    refersTo: 'teacher',
    fr: 'Remplaçant proposé',
    en: 'Proposed substitute',
    wire: 'proposed_substitute',
  },
  proposal: {
    kind: 'proposalStatus',
    fr: 'Proposition de remplaçant',
    en: 'Proposed substitution',
    also: ['État de la proposition', 'Status of the proposal'],
  },
  proposalAnswer: {
    kind: 'text',
    fr: 'Réponse de l’administration',
    en: 'Answer of the administration',
    also: ['Réponse à la proposition', 'Answer to the proposal'],
    wire: 'proposal_answer',
  },
} as const satisfies FieldTable;

/** The fields of a class. */
export const lessonFields = {
  date: { kind: 'date', fr: 'Date', en: 'Date', wire: 'date_class' },
  minutes: { kind: 'minutes', fr: 'Durée', en: 'Length', wire: 'total_hours' },
  note: { kind: 'text', fr: 'Note', en: 'Note' },
  active: { kind: 'active', fr: 'État', en: 'State', wire: 'status' },
  teacher: { kind: 'reference', refersTo: 'teacher', fr: 'Enseignant', en: 'Teacher' },
} as const satisfies FieldTable;

/** The fields of an absence. */
export const absenceFields = {} as const satisfies FieldTable;

/** The fields of a late arrival or early departure. */
export const lessonDetailFields = {
  lateMinutes: { kind: 'minutes', fr: 'Retard', en: 'Late arrival', wire: 'late_minutes' },
  leftEarlyMinutes: {
    kind: 'minutes',
    fr: 'Départ avant la fin',
    en: 'Early departure',
    wire: 'left_early_minutes',
  },
  excused: { kind: 'yesNo', fr: 'Absence motivée', en: 'Excused absence' },
} as const satisfies FieldTable;

/** The fields of an announced absence. */
export const announcedAbsenceFields = {
  date: { kind: 'date', fr: 'Date', en: 'Date' },
  time: { kind: 'text', fr: 'Heure', en: 'Time' },
  word: { kind: 'text', fr: 'Mot de l’étudiant', en: 'Word of the student', also: ['Mot', 'Word'] },
  withdrawnAt: {
    kind: 'moment',
    fr: 'Absence retirée',
    en: 'Absence taken back',
    also: ['Retirée', 'Taken back at'],
    wire: 'withdrawn_at',
  },
} as const satisfies FieldTable;

/** The fields of who a participant of an online meeting is. */
export const meetingDecisionFields = {
  name: { kind: 'text', fr: 'Nom', en: 'Name' },
  studentId: { kind: 'reference', refersTo: 'student', fr: 'Étudiant', en: 'Student', wire: 'student_id' },
} as const satisfies FieldTable;

/** The fields of the file of an online meeting. */
export const meetingFileFields = {
  name: { kind: 'text', fr: 'Nom', en: 'Name' },
} as const satisfies FieldTable;

/** The fields of initials. */
export const initialFields = {
  date: { kind: 'date', fr: 'Date', en: 'Date' },
  how: {
    kind: 'initialWay',
    fr: 'Paraphe donné',
    en: 'Initials given',
    also: ['Manière', 'Way'],
    wire: 'initial_how',
  },
  route: {
    kind: 'initialRoute',
    fr: 'Paraphé sur',
    en: 'Initialed on',
    also: ['Voie', 'Route'],
    wire: 'initial_route',
  },
} as const satisfies FieldTable;
