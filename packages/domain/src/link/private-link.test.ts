import { describe, expect, it } from 'vitest';
import { aPrivateLink } from './private-link.fixtures.ts';
import {
  canChangeLink,
  type LinkState,
  type LinkStep,
  lastDayOfLink,
  linkOpens,
  linkOwnerName,
  linkState,
  linkStates,
  type PrivateLink,
} from './private-link.ts';

const today = '2026-11-23';

describe('the state of a link', () => {
  const revokedAt = '2026-11-16T15:00:00.000Z';
  it.each<[string, Partial<PrivateLink>, LinkState]>([
    ['was opened', {}, 'active'],
    ['was opened and works for 15 days', { expiresOn: '2026-12-08' }, 'active'],
    ['works for 14 days', { expiresOn: '2026-12-07' }, 'expires-soon'],
    ['works for the last day', { expiresOn: today }, 'expires-soon'],
    ['ends soon and was never opened', { expiresOn: today, timesOpened: 0 }, 'expires-soon'],
    ['had its last day yesterday', { expiresOn: '2026-11-22' }, 'expired'],
    ['is expired and was never opened', { expiresOn: '2026-11-22', timesOpened: 0 }, 'expired'],
    ['was never opened', { timesOpened: 0 }, 'never-opened'],
    ['is older than the counting', { timesOpened: 0, createdAt: null }, 'active'],
    ['was revoked', { revokedAt }, 'revoked'],
    ['was revoked after it had expired', { revokedAt, expiresOn: '2026-11-01' }, 'revoked'],
    ['was never created', { tail: null, timesOpened: 0 }, 'none'],
  ])('that %s is told', (_case, differing, state) => {
    expect(linkState(aPrivateLink(differing), today)).toBe(state);
  });
});

describe('what the office may do with a link', () => {
  const steps: readonly LinkStep[] = ['renew', 'expiry', 'revoke', 'send'];
  it.each<[LinkState, boolean, LinkStep[]]>([
    ['active', true, ['renew', 'expiry', 'revoke', 'send']],
    ['expires-soon', true, ['renew', 'expiry', 'revoke', 'send']],
    ['never-opened', true, ['renew', 'expiry', 'revoke', 'send']],
    ['expired', false, ['renew', 'expiry', 'revoke']],
    ['revoked', false, ['renew']],
    ['none', false, ['renew']],
  ])('that is %s (opens: %s): %j', (state, opens, allowed) => {
    expect(linkStates).toContain(state);
    const link = aPrivateLink({ email: 'rh@client.example', state });
    expect(steps.filter((step) => canChangeLink(step, link))).toEqual(allowed);
    expect(linkOpens(state)).toBe(opens);
  });

  it.each<[string, Partial<PrivateLink>]>([
    ['a student without an address', { kind: 'student', email: null }],
    ['a company without an address', { kind: 'company', email: null }],
  ])('is not to send it to %s', (_case, differing) => {
    expect(canChangeLink('send', aPrivateLink(differing))).toBe(false);
  });
});

it.each([
  ['Aéro Beauséjour inc.', null, 'Aéro Beauséjour inc.'],
  ['Anne', 'Roy', 'Anne Roy'],
])('the owner %s %s of a link is called %s', (name, lastName, called) => {
  expect(linkOwnerName({ name, lastName })).toBe(called);
});

it.each([
  [null, null],
  [1, '2026-11-24'],
  [90, '2027-02-21'],
  [365, '2027-11-23'],
])('a link that is created today and works for %s days ends on %s', (days, day) => {
  expect(lastDayOfLink(days, today)).toBe(day);
});
