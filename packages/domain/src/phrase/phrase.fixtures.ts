import type { Phrase } from './phrase.ts';

/** A general phrase of the office in both languages. */
export function aPhrase(differing: Partial<Phrase> = {}): Phrase {
  return {
    id: 1,
    isFromOffice: true,
    texts: { fr: 'Beaux progrès ce mois-ci.', en: 'Good progress this month.' },
    skill: null,
    level: null,
    version: '"v1"',
    ...differing,
  };
}
