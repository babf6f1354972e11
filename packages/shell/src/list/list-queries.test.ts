import { aSignedInUser } from '@portal/domain';
import { expect, it } from 'vitest';
import type { Session } from '../session/session';
import { listUrl, storeListQuery } from './list-queries';

const list = '/contracts/list';

/** A session into which different users sign in, one after another. */
function aSession() {
  let id = 1;
  const session = { state: () => ({ user: aSignedInUser({ id }) }) } as Session;
  return { session, signIn: (other: number) => (id = other) };
}

it('leads back to a list as it was left, for the same person only', () => {
  const { session, signIn } = aSession();
  expect(listUrl(session, list)).toBe(list);
  storeListQuery(session, list, '?status=done&page=3');
  expect(listUrl(session, list)).toBe(`${list}?status=done&page=3`);
  expect(listUrl(session, '/students/list')).toBe('/students/list');
  signIn(2);
  expect(listUrl(session, list)).toBe(list);
  signIn(1);
  storeListQuery(session, list, '');
  expect(listUrl(session, list)).toBe(list);
});

it('opens no dialog again', () => {
  const { session } = aSession();
  storeListQuery(session, list, '?page=2&dialog=duplicate&record=412');
  expect(listUrl(session, list)).toBe(`${list}?page=2`);
});
