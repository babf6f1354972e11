import { expect, it } from 'vitest';
import { canRetry, mailProblem, mailStates } from './mail.ts';

it('lets a mail that failed or may have been sent be sent again, and no other', () => {
  expect(mailStates.filter((state) => canRetry({ state }))).toEqual(['failed', 'unknown']);
});

it.each([
  ['EAUTH', 'account'],
  ['EAUTH 535', 'account'],
  ['ECONNECTION', 'unreachable'],
  ['ESOCKET', 'unreachable'],
  ['ETIMEDOUT', 'unreachable'],
  ['EDNS', 'unreachable'],
  ['ETLS', 'unreachable'],
  ['ELINK', 'dead-link'],
  ['ECONNECTION 421', 'busy'],
  ['EMESSAGE 451', 'busy'],
  ['EENVELOPE 550', 'refused'],
  ['554', 'refused'],
  ['EPROTOCOL', 'other'],
  ['EMESSAGE 5500', 'other'],
  ['unknown', 'other'],
])('reads %s as %s', (error, problem) => {
  expect(mailProblem(error)).toBe(problem);
});
