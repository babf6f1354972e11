import { expect, it } from 'vitest';
import { filtersOf, filtersOfInvited, isNarrowed, orderAfterPress, userList } from './user-list-state.ts';

const atRest = userList.defaults;

it('opens on active users by last name, 50 at once (SET-USER-16, LIMIT-03)', () => {
  expect(filtersOf(atRest)).toEqual({
    active: true,
    sort: { by: 'lastName', direction: 'ASC' },
    page: 1,
    pageSize: 50,
  });
});

it('asks for every filter that is set (SET-USER-02, SET-USER-03, SET-USER-04)', () => {
  const state = { ...atRest, status: 'archived', role: 'ROLE_TEACHER', search: 'park' } as const;
  expect(filtersOf(state)).toMatchObject({ active: false, role: 'ROLE_TEACHER', search: 'park' });
  expect(isNarrowed(state)).toBe(true);
  expect(isNarrowed({ ...atRest, status: 'archived' })).toBe(false);
});

it('asks for invited users too where it shows the active ones, on its first page (SET-USER-16)', () => {
  const state = { ...atRest, role: 'ROLE_TEACHER', search: 'park' } as const;
  expect(filtersOfInvited(state)).toEqual({ ...filtersOf(state), active: false, pageSize: 1000 });
  expect(filtersOfInvited({ ...atRest, page: 2 })).toBeNull();
  expect(filtersOfInvited({ ...atRest, status: 'archived' })).toBeNull();
});

it('turns the order round at the second press on a head, and leaves heads that do not sort alone', () => {
  expect(orderAfterPress(atRest, 'lastLogin')).toEqual({ sort: 'lastLogin', direction: 'ASC' });
  expect(orderAfterPress(atRest, 'name')).toEqual({ sort: 'name', direction: 'DESC' });
  expect(orderAfterPress(atRest, 'status')).toEqual({});
});
