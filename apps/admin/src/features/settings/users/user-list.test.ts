import { expect, it } from 'vitest';
import { userList } from './user-list.ts';

const { defaults: atRest, queryOf, isNarrowed, orderAfterPress } = userList;

it('opens on active users by last name, 50 at once (SET-USER-16, LIMIT-03)', () => {
  expect(queryOf(atRest)).toEqual({
    active: true,
    sort: { by: 'lastName', direction: 'ASC' },
    page: 1,
    pageSize: 50,
  });
});

it('asks for every filter that is set (SET-USER-02, SET-USER-03, SET-USER-04)', () => {
  const state = { ...atRest, status: 'archived', role: 'ROLE_TEACHER', search: 'park' } as const;
  expect(queryOf(state)).toMatchObject({ active: false, role: 'ROLE_TEACHER', search: 'park' });
  expect(isNarrowed(state)).toBe(true);
  expect(isNarrowed({ ...atRest, status: 'archived' })).toBe(false);
});

it('asks for everybody without a status', () => {
  expect(queryOf({ ...atRest, status: 'all' })).toEqual({
    sort: { by: 'lastName', direction: 'ASC' },
    page: 1,
    pageSize: 50,
  });
});

it('turns the order round at the second press on a head, and leaves heads that do not sort alone', () => {
  expect(orderAfterPress(atRest, 'lastLogin')).toEqual({ sort: 'lastLogin', direction: 'ASC' });
  expect(orderAfterPress(atRest, 'name')).toEqual({ sort: 'name', direction: 'DESC' });
  expect(orderAfterPress(atRest, 'status')).toEqual({});
});
