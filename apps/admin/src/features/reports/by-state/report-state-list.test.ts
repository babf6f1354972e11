import { expect, it } from 'vitest';
import { reportStateList } from './report-state-list.ts';

const { defaults, queryOf, isNarrowed } = reportStateList;

it('opens with all reports in the order of the server', () => {
  expect(queryOf(defaults)).toEqual({ search: '', page: 1, pageSize: 50 });
});

it('asks for the state, the records and the period', () => {
  const chosen = {
    state: 'due',
    teacher: 5,
    company: 21,
    contract: 412,
    from: '2026-11-01',
    to: '2026-11-30',
  } as const;
  expect(queryOf({ ...defaults, ...chosen, sort: 'state', direction: 'DESC' })).toEqual({
    state: 'due',
    teacherId: 5,
    companyId: 21,
    contractId: 412,
    from: '2026-11-01',
    to: '2026-11-30',
    search: '',
    sort: { by: 'state', direction: 'DESC' },
    page: 1,
    pageSize: 50,
  });
});

it.each([
  ['what is no day', { from: 'hier', to: '2026-13-01' }, {}],
  ['a day whose year is being typed', { from: '0202-11-01', to: '0020-11-30' }, {}],
  ['a last day before the first', { from: '2026-11-02', to: '2026-11-01' }, { from: '2026-11-02' }],
])('leaves out %s, which an address may hold', (_what, period, asked) => {
  expect(queryOf({ ...defaults, ...period })).toEqual({ ...asked, search: '', page: 1, pageSize: 50 });
});

it('is narrowed by a filter, and not by the choice of a state', () => {
  expect(isNarrowed({ ...defaults, state: 'due' })).toBe(false);
  expect(isNarrowed({ ...defaults, from: '2026-11-01' })).toBe(true);
});
