import type { Outline } from './outline.ts';

/** An outline that its teacher has submitted. */
export function anOutline(differing: Partial<Outline> = {}): Outline {
  return {
    id: 61,
    contractId: 412,
    source: 'html',
    status: 'submitted',
    savedAt: '2026-09-10T14:20:00.000Z',
    languageHistory: 'Deux sessions de français au secondaire.',
    currentUse: 'Courriels et réunions d’équipe chaque semaine.',
    challenges: 'Les temps du passé; comprendre les appels téléphoniques.',
    tenWeekGoals: 'Animer une réunion de quinze minutes en français.',
    languageFunctions: 'Présenter, comparer, proposer, reformuler.',
    grammarForFunctions: 'Passé composé et imparfait; conditionnel de politesse.',
    emphasis: ['speaking', 'listening'],
    otherEmphasis: null,
    learningAids: ['podcasts', 'other'],
    otherLearningAid: 'Journal de bord hebdomadaire',
    conversation: 'weekly',
    writing: 'daily',
    listening: 'weekly',
    reading: 'monthly',
    version: null,
    ...differing,
  };
}
