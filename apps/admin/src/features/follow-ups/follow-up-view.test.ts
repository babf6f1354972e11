import { aContractToFollowUp, allToFollowUp, type FollowUpMark, followUpKey } from '@portal/domain';
import { expect, it } from 'vitest';
import { followUpView } from './follow-up-view';

const today = '2026-11-20';
const zoe = { id: 33, name: 'Zoé', lastName: 'Légaré' };
const items = allToFollowUp(
  [
    aContractToFollowUp({ id: 1, number: '2026-0001', outline: null, materialUndecided: true }),
    aContractToFollowUp({
      id: 2,
      number: '2026-0002',
      teacher: zoe,
      company: 'Hôtels de l’Œuvre',
      outline: null,
    }),
    aContractToFollowUp({ id: 3, number: '2026-0003', teacher: null, company: null, lastLessonOn: null }),
  ],
  today,
  { lessonDays: 14, noticeDays: 14 },
);
const state = { kind: '', search: '', snoozed: false } as const;
const away = (contractId: number, until: string): FollowUpMark => ({
  contractId,
  kind: 'outline',
  until,
  remindedOn: null,
});
const marksOf = (...marks: FollowUpMark[]) => new Map(marks.map((mark) => [followUpKey(mark), mark]));
const numbers = (view: ReturnType<typeof followUpView>) =>
  view.groups.flatMap((group) => group.items.map(({ kind, contract }) => `${kind} ${contract.id}`));

it('shows everything that is not put away', () => {
  const view = followUpView(items, marksOf(away(2, '2026-11-21')), state, today);
  expect(numbers(view)).toEqual(['outline 1', 'material 1', 'lesson 3']);
  expect(view).toMatchObject({
    found: 3,
    snoozed: 1,
    counts: { lesson: 1, outline: 1, material: 1, reports: 0 },
  });
});

it('shows what was put away, and again on its day', () => {
  const marks = marksOf(away(2, '2026-11-21'));
  expect(numbers(followUpView(items, marks, { ...state, snoozed: true }, today))).toEqual(['outline 2']);
  expect(followUpView(items, marks, { ...state, snoozed: true }, '2026-11-21').found).toBe(0);
});

it('narrows to a kind, and still counts the others', () => {
  const view = followUpView(items, marksOf(), { ...state, kind: 'material' }, today);
  expect(numbers(view)).toEqual(['material 1']);
  expect(view.counts.outline).toBe(2);
  expect(view.open).toHaveLength(4);
});

it.each([
  ['legare', ['outline 2']],
  ['hotels', ['outline 2']],
  ["L'Oeuvre ", ['outline 2']],
  ['legare hotels', ['outline 2']],
  ['0003', ['lesson 3']],
  ['nobody', []],
])('finds by teacher, company and number: %s', (search, expected) => {
  expect(numbers(followUpView(items, marksOf(), { ...state, search }, today))).toEqual(expected);
});
