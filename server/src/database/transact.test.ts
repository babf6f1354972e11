import { expect, it } from 'vitest';
import { sqlStateOf } from './transact.ts';

it.each([
  ['23505', '23505'],
  ['XX000', 'XX000'],
  ['P0001', 'P0001'],
  // A five-letter error code of the operating system, not an SQLSTATE: the database is gone.
  ['EPIPE', undefined],
  ['ECONNRESET', undefined],
])('of an error with the code %s is %s', (code, state) => {
  expect(sqlStateOf(Object.assign(new Error('failed'), { code }))).toBe(state);
});
