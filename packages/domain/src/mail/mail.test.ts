import { expect, it } from 'vitest';
import { bounceCause, bounceText, canRetry, isUndelivered, mailProblem, mailStates } from './mail.ts';

it('lets a mail that failed or may have been sent be sent again, and no other', () => {
  expect(mailStates.filter((state) => canRetry({ state }))).toEqual(['failed', 'unknown']);
});

it('counts a mail that failed or came back as not delivered', () => {
  expect([...mailStates, null].filter((state) => isUndelivered(state))).toEqual(['failed', 'bounced']);
});

it.each([
  ['EAUTH', 'account'],
  ['EAUTH 535', 'account'],
  ['EAUTH 454', 'account'],
  ['EAUTH 500', 'no-login'],
  ['EAUTH 502', 'no-login'],
  ['EAUTH 503', 'no-login'],
  ['EAUTH 504', 'no-login'],
  ['EAUTH 530', 'no-login'],
  ['EAUTH 538', 'no-login'],
  ['ECONNECTION', 'unreachable'],
  ['ESOCKET', 'unreachable'],
  ['ETIMEDOUT', 'unreachable'],
  ['EDNS', 'unreachable'],
  ['ETLS', 'unreachable'],
  ['ELINK', 'dead-link'],
  ['EADDRESS', 'address'],
  ['ECERTIFICATE', 'certificate'],
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

// RFC 3463, and the statuses that mail servers of Debian 12 wrote (server/src/mail/delivery-reports).
it.each([
  ['5.1.1', 'unknown-address'],
  ['5.1.2', 'unknown-address'],
  ['5.1.3', 'unknown-address'],
  ['5.1.6', 'unknown-address'],
  ['5.1.10', 'unknown-address'],
  ['5.1.100', 'other'],
  ['5.2.1', 'unknown-address'],
  ['4.2.2', 'full'],
  ['5.2.2', 'full'],
  ['5.2.3', 'too-large'],
  ['5.3.4', 'too-large'],
  ['4.4.1', 'too-late'],
  ['4.4.2', 'too-late'],
  ['5.4.1', 'other'],
  ['5.4.4', 'unknown-address'],
  ['5.4.7', 'too-late'],
  ['5.7.1', 'policy'],
  ['5.70.1', 'other'],
  ['5.0.0', 'other'],
  ['2.1.1', 'other'],
  [null, 'other'],
])('reads the status %s as %s', (status, cause) => {
  expect(bounceCause(status)).toBe(cause);
});

it.each([
  ['5.1.1', '550 5.1.1 User unknown', '550 5.1.1 User unknown'],
  ['5.1.1', 'unknown user: "nobody-here"', '5.1.1 unknown user: "nobody-here"'],
  ['4.2.2', null, '4.2.2'],
  [null, 'Unrouteable address', 'Unrouteable address'],
  [null, null, ''],
])('says of the status %s and the words %s: %s (DECISION-55)', (status, reason, text) => {
  expect(bounceText({ status, reason })).toBe(text);
});
