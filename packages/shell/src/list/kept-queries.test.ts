import { aSignedInUser } from '@portal/domain';
import { expect, it } from 'vitest';
import type { Session } from '../session/session';
import { addressOfList, keepQuery } from './kept-queries';

const list = '/contracts/list';

/** A session to which different users sign in, one after another. */
function aSession() {
  let id = 1;
  const session = { state: () => ({ user: aSignedInUser({ id }) }) } as Session;
  return { session, signIn: (other: number) => (id = other) };
}

it('leads back to a list as it was left, for the same person only', () => {
  const { session, signIn } = aSession();
  expect(addressOfList(session, list)).toBe(list);
  keepQuery(session, list, '?status=done&page=3');
  expect(addressOfList(session, list)).toBe(`${list}?status=done&page=3`);
  expect(addressOfList(session, '/students/list')).toBe('/students/list');
  signIn(2);
  expect(addressOfList(session, list)).toBe(list);
  signIn(1);
  keepQuery(session, list, '');
  expect(addressOfList(session, list)).toBe(list);
});

it('opens no dialog again', () => {
  const { session } = aSession();
  keepQuery(session, list, '?page=2&dialog=duplicate&record=412');
  expect(addressOfList(session, list)).toBe(`${list}?page=2`);
});
