import { expect, it } from 'vitest';
import { materialList } from './material-list.ts';

const { defaults: atRest, queryOf, isNarrowed, orderAfterPress } = materialList;

it('opens on active materials by title, in pages of 50 (SET-MAT-18, LIMIT-01)', () => {
  expect(queryOf(atRest)).toEqual({ sort: { by: 'title', direction: 'ASC' }, page: 1, pageSize: 50 });
});

it('asks for every filter that is set (SET-MAT-02, SET-MAT-03, SET-MAT-04, CONFLICT-07)', () => {
  const state = { ...atRest, language: 2, contract: 412, search: 'file', archived: true, page: 3 };
  expect(queryOf(state)).toMatchObject({
    languageId: 2,
    contractId: 412,
    search: 'file',
    archived: true,
    page: 3,
  });
  expect(isNarrowed(state)).toBe(true);
  expect(isNarrowed({ ...atRest, archived: true })).toBe(false);
});

it('turns the order round at the second press on a head, and leaves heads that do not sort alone', () => {
  expect(orderAfterPress(atRest, 'title')).toEqual({ sort: 'title', direction: 'DESC' });
  expect(orderAfterPress(atRest, 'flagged')).toEqual({ sort: 'flagged', direction: 'ASC' });
  expect(orderAfterPress(atRest, 'contracts')).toEqual({});
});
