import type { FieldTable } from './field.ts';

/** The fields of the course outline. */
export const outlineFields = {
  status: { kind: 'outlineStatus', fr: 'Statut', en: 'Status' },
  languageHistory: {
    kind: 'text',
    fr: 'Expérience de la langue du cours',
    en: 'History with the course language',
    wire: 'history_with_course_language',
    restorable: true,
  },
  currentUse: {
    kind: 'text',
    fr: 'Utilisation actuelle de la langue',
    en: 'Current use of the language',
    wire: 'current_use',
    restorable: true,
  },
  challenges: { kind: 'text', fr: 'Difficultés', en: 'Challenges', restorable: true },
  tenWeekGoals: {
    kind: 'text',
    fr: 'Objectifs de la session de 10 semaines',
    en: 'Goals of the 10-week session',
    wire: 'ten_week_goals',
    restorable: true,
  },
  languageFunctions: {
    kind: 'text',
    fr: 'Fonctions langagières',
    en: 'Language functions',
    wire: 'language_functions',
    restorable: true,
  },
  grammarForFunctions: {
    kind: 'text',
    fr: 'Grammaire requise pour ces fonctions',
    en: 'Grammar required for these language functions',
    wire: 'grammar_required_for_language_functions',
    restorable: true,
  },
  emphasis: {
    kind: 'emphases',
    fr: 'Le contenu du cours met l’accent sur',
    en: 'Course content emphasis on',
    wire: 'course_content_emphasis_on',
    restorable: true,
  },
  otherEmphasis: {
    kind: 'text',
    fr: 'Autre accent',
    en: 'Other emphasis',
    wire: 'other_course_content_emphasis_on',
    restorable: true,
  },
  learningAids: {
    kind: 'learningAids',
    fr: 'Outils d’apprentissage',
    en: 'Learning aids',
    wire: 'learning_aides',
    restorable: true,
  },
  otherLearningAid: {
    kind: 'text',
    fr: 'Autre outil d’apprentissage',
    en: 'Other learning aid',
    wire: 'other_learning_aides',
    restorable: true,
  },
  conversation: { kind: 'frequency', fr: 'Conversation', en: 'Conversation', restorable: true },
  writing: { kind: 'frequency', fr: 'Rédaction', en: 'Writing', restorable: true },
  listening: { kind: 'frequency', fr: 'Écoute', en: 'Listening', restorable: true },
  reading: { kind: 'frequency', fr: 'Lecture', en: 'Reading', restorable: true },
} as const satisfies FieldTable;
