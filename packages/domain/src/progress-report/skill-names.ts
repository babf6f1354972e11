import type { Skill } from './progress-report.ts';

/** The wire name of each rated skill, with its misspellings (REP-FORM-14 to REP-FORM-16). */
export const skillNames = {
  preparation: 'preparation',
  participation: 'participation',
  homework: 'homework',
  extracurricularActivities: 'extracurriculas_activities',
  oralGrammar: 'grammar_in_an_oral_context',
  oralVocabulary: 'vocabulary_usage_in_an_oral_context',
  pronunciation: 'pronunciation',
  listeningComprehension: 'listening_comprehension',
  oralFluency: 'fluency_in_an_oral_context',
  writtenGrammar: 'grammar_in_writing',
  vocabularyAndSpelling: 'vocabulary_and_spelling',
  textOrganisation: 'text_organisation',
  syntax: 'syntax',
  writtenFluency: 'fluency_in_writing',
  writtenContent: 'written_content',
  readingComprehension: 'reading_comprehension',
} as const satisfies Record<Skill, string>;
