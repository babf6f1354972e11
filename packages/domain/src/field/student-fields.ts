import type { Field, FieldTable } from './field.ts';
import { personFields } from './person-fields.ts';

/**
 * The optional texts of a student. They have the same name in forms and requests, and in snake case in answers and
 * columns; the code that reads, checks and writes them goes through this list.
 */
export const studentTexts = ['phone', 'mobile', 'city', 'smartDevice'] as const;
export type StudentText = (typeof studentTexts)[number];

/** The fields of the student. */
export const studentFields = {
  ...personFields,
  phone: { ...personFields.phone, max: 45 },
  mobile: { ...personFields.mobile, max: 45 },
  motherTongue: {
    kind: 'motherTongue',
    fr: 'Langue maternelle',
    en: 'Mother tongue',
    wire: 'mother_tongue',
    restorable: true,
  },
  smartDevice: {
    kind: 'text',
    fr: 'Appareil intelligent',
    en: 'Smart device',
    also: ['Appareil', 'Device'],
    restorable: true,
  },
  companyId: {
    kind: 'reference',
    refersTo: 'company',
    fr: 'Employeur',
    en: 'Employer',
    also: ['Société', 'Company'],
    restorable: true,
  },
  active: { kind: 'active', fr: 'État', en: 'State', wire: 'status' },
  link: { kind: 'text', fr: 'Lien privé', en: 'Private link', wire: 'token_login', hidden: true },
  // An event: an entry without a change.
  linkShownAt: {
    kind: 'moment',
    fr: 'Affichage du lien privé',
    en: 'Private link shown',
    wire: 'link_shown',
  },
} as const satisfies FieldTable & Record<StudentText, Field>;

/** The fields of a level test. */
export const levelFields = {
  level: {
    kind: 'text',
    fr: 'Niveau',
    en: 'Level',
    also: ['Niveau de langue', 'Language level'],
    wire: 'levelLanguage',
  },
  testedOn: {
    kind: 'date',
    fr: 'Date du test',
    en: 'Test date',
    also: ['Dernier test', 'Last test', 'Last tested', 'Tested on'],
    wire: 'lastTest',
  },
  testerInitials: {
    kind: 'text',
    fr: 'Initiales de l’évaluateur',
    en: 'Tester initials',
    also: ['Initiales du testeur'],
    max: 45,
  },
} as const satisfies FieldTable;

/** The fields of a result on the client’s scale. */
export const scaleResultFields = {
  scale: { kind: 'levelScale', fr: 'Échelle', en: 'Scale', required: true },
  testedOn: {
    kind: 'date',
    fr: 'Jour du test',
    en: 'Day of the test',
    also: ['Date du test', 'Test date', 'Tested on'],
    wire: 'tested_on',
    required: true,
  },
  source: { kind: 'text', fr: 'Évaluateur ou source', en: 'Tester or source', also: ['Source'] },
  listening: { kind: 'text', fr: 'Compréhension orale', en: 'Listening' },
  speaking: { kind: 'text', fr: 'Production orale', en: 'Speaking' },
  reading: { kind: 'text', fr: 'Compréhension de l’écrit', en: 'Reading', also: ['Compréhension écrite'] },
  writing: { kind: 'text', fr: 'Expression écrite', en: 'Writing', also: ['Production écrite'] },
  oral: { kind: 'text', fr: 'Interaction orale', en: 'Oral interaction' },
} as const satisfies FieldTable;

/** The fields of needs of the student. */
export const needsFields = {
  courseTypeId: { kind: 'reference', refersTo: 'courseType', fr: 'Type de cours', en: 'Course Type' },
  hours: {
    kind: 'hours',
    fr: 'Nombre d’heures',
    en: 'Number of hours',
    also: ['Heures', 'Hours'],
    wire: 'numberHours',
  },
  season: { kind: 'season', fr: 'Session', en: 'Session', also: ['Season'], wire: 'session' },
  webinarType: {
    kind: 'webinarType',
    fr: 'Type de webinaire',
    en: 'Webinar type',
    also: ['Webinaire', 'Webinar'],
    wire: 'typeWebinar',
  },
  conversation: { kind: 'frequency', fr: 'Conversation', en: 'Conversation' },
  listening: { kind: 'frequency', fr: 'Écoute', en: 'Listening' },
  writing: { kind: 'frequency', fr: 'Rédaction', en: 'Writing' },
  reading: { kind: 'frequency', fr: 'Lecture', en: 'Reading' },
  objectives: { kind: 'text', fr: 'Objectifs', en: 'Objectives', wire: 'objective' },
  learningStyle: {
    kind: 'text',
    fr: 'Style d’apprentissage',
    en: 'Learning style',
    also: ['Mode d’apprentissage'],
    wire: 'location',
  },
  availability: {
    kind: 'text',
    fr: 'Disponibilités et date de début',
    en: 'Availability and start date',
    also: ['Disponibilité', 'Availability'],
  },
  otherComments: {
    kind: 'text',
    fr: 'Autres commentaires',
    en: 'Other comments',
    also: ['Commentaires', 'Comments'],
    wire: 'motivation',
  },
} as const satisfies FieldTable;
