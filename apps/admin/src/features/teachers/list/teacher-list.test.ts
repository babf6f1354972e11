import { expect, it } from 'vitest';
import { teacherList } from './teacher-list.ts';

const { defaults: atRest, queryOf, isNarrowed, orderAfterPress } = teacherList;

it('opens on active teachers by last name, 500 at once (TEA-LIST-07, LIMIT-40)', () => {
  expect(queryOf(atRest)).toEqual({
    status: 'active',
    sort: { by: 'name', direction: 'ASC' },
    page: 1,
    pageSize: 500,
  });
});

it('asks for every filter that is set, and for no status when all are shown (TEA-LIST-04, TEA-LIST-05, TEA-LIST-06)', () => {
  const state = { ...atRest, status: 'invited', assign: 'unassigned', language: 2, search: 'park' } as const;
  expect(queryOf(state)).toMatchObject({
    status: 'invited',
    assigned: false,
    languageId: 2,
    search: 'park',
  });
  expect(queryOf({ ...atRest, assign: 'assigned' })).toMatchObject({ assigned: true });
  expect(queryOf({ ...atRest, status: 'all' })).not.toHaveProperty('status');
  expect(isNarrowed(state)).toBe(true);
  expect(isNarrowed({ ...atRest, status: 'inactive' })).toBe(false);
});

it('turns the order round at the second press on a head, and leaves heads that do not sort alone (CONFLICT-36)', () => {
  expect(orderAfterPress(atRest, 'city')).toEqual({ sort: 'city', direction: 'ASC' });
  expect(orderAfterPress(atRest, 'name')).toEqual({ sort: 'name', direction: 'DESC' });
  expect(orderAfterPress(atRest, 'languages')).toEqual({});
});
