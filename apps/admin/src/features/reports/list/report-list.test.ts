import { expect, it } from 'vitest';
import { reportList } from './report-list.ts';

const { defaults: atRest, queryOf, orderAfterPress } = reportList;

it('opens in the order that the server gives, in pages of 50 (REP-LIST-04, LIMIT-01)', () => {
  expect(queryOf(atRest)).toEqual({ page: 1, pageSize: 50 });
});

it('asks for what is searched and sorted (REP-LIST-02, REP-LIST-03)', () => {
  expect(queryOf({ ...atRest, search: 'fortin', sort: 'taggedOn', direction: 'DESC', page: 3 })).toEqual({
    search: 'fortin',
    sort: { by: 'taggedOn', direction: 'DESC' },
    page: 3,
    pageSize: 50,
  });
});

it('turns the order round at the second press on a head, and leaves the one that does not sort alone', () => {
  const first = orderAfterPress(atRest, 'student');
  expect(first).toEqual({ sort: 'student', direction: 'ASC' });
  expect(orderAfterPress({ ...atRest, ...first }, 'student')).toEqual({ sort: 'student', direction: 'DESC' });
  expect(orderAfterPress(atRest, 'lastReport')).toEqual({});
});
