import { expect, it } from 'vitest';
import { studentList } from './student-list.ts';

const { defaults: atRest, queryOf, isNarrowed, orderAfterPress, orderOf } = studentList;

it('opens on those tested last, in pages of 50 (STU-LIST-02, LIMIT-36)', () => {
  expect(queryOf(atRest)).toEqual({
    sort: { by: 'testedOn', direction: 'DESC' },
    page: 1,
    pageSize: 50,
  });
});

it('asks for every filter that is set (STU-LIST-03, STU-LIST-04, STU-LIST-05, STU-LIST-06, STU-LIST-07)', () => {
  const state = {
    ...atRest,
    search: 'ines',
    level: 'B1',
    enrolment: 'not-enrolled',
    contract: 412,
    company: 21,
    archived: true,
  } as const;
  expect(queryOf(state)).toMatchObject({
    search: 'ines',
    level: 'B1',
    enrolment: 'not-enrolled',
    contractId: 412,
    companyId: 21,
    archived: true,
  });
  expect(isNarrowed(state)).toBe(true);
  expect(isNarrowed({ ...atRest, archived: true })).toBe(false);
});

it('turns the order round at the second press on a head, and leaves heads that do not sort alone', () => {
  const first = orderAfterPress(atRest, 'name');
  expect(first).toEqual({ sort: 'name', direction: 'ASC' });
  expect(orderAfterPress({ ...atRest, ...first }, 'name')).toEqual({ sort: 'name', direction: 'DESC' });
  // Newest first is the default, so the first click sorts oldest first.
  expect(orderOf({ ...atRest, ...orderAfterPress(atRest, 'testedOn') })).toEqual({
    by: 'testedOn',
    direction: 'ASC',
  });
  expect(orderAfterPress(atRest, 'nothing')).toEqual({});
});
