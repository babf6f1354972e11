import type { Draft } from './Draft.ts';
import { daysAfter } from './day.ts';

/** Adds views and snoozes of two administrators. None of them hides a follow-up of the samples. */
export function addSharedViews(draft: Draft, today: string): void {
  const [own, colleague] = draft.rows('users').filter(({ role }) => role === 'ROLE_ADMIN');
  const contract = draft.rows('contracts').find(({ statusId }) => statusId === 1);
  if (!own || !colleague || !contract) return;
  const list = 'teachers';
  draft.add('savedViews', {
    userId: own.id,
    list,
    name: 'Par ville',
    query: 'sort=city&columns=all',
    shared: 0,
  });
  draft.add('savedViews', {
    userId: colleague.id,
    list,
    name: 'Inscription complète',
    shared: 1,
    query: 'status=3&columns=all',
  });
  const until = daysAfter(today, 14);
  const snooze = { contractId: contract.id, until, remindedOn: null };
  draft.add('snoozes', { ...snooze, userId: own.id, kind: 'class-999999', shared: 0 });
  draft.add('snoozes', { ...snooze, userId: colleague.id, kind: 'class-999999', shared: 1 });
}

const officePhrases = [
  ['Beaux progrès depuis le dernier rapport.', 'Good progress since the last report.', null, null],
  [
    'Participe activement et pose de bonnes questions.',
    'Takes an active part and asks good questions.',
    'participation',
    null,
  ],
  ['Arrive toujours bien préparé.', 'Always comes well prepared.', 'preparation', null],
  [
    'S’exprime avec aisance sur des sujets de travail.',
    'Speaks with ease about work topics.',
    'fluency_in_an_oral_context',
    'B2',
  ],
  ['Doit revoir l’accord du participe passé.', null, 'grammar_in_writing', 'B1'],
  [null, 'Should keep practising the past tenses.', 'grammar_in_an_oral_context', 'A2'],
] as const;

/** Adds phrases of the office and of the first two teachers. */
export function addPhrases(draft: Draft): void {
  for (const [textFr, textEn, skill, level] of officePhrases)
    draft.add('phrases', { teacherId: null, textFr, textEn, skill, level });
  const [lea, andrew] = draft.rows('teachers');
  const general = { skill: null, level: null };
  if (lea)
    draft.add('phrases', {
      ...general,
      teacherId: lea.id,
      textFr: 'Un plaisir à enseigner!',
      textEn: 'A pleasure to teach!',
    });
  if (andrew)
    draft.add('phrases', {
      ...general,
      teacherId: andrew.id,
      textFr: null,
      textEn: 'Ready for the next level.',
    });
}
