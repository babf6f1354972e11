import { describe, expect, it } from 'vitest';
import { tokensFor } from '../testing/session.ts';
import { isExpired, tokenClaims, userOfToken } from './access-token.ts';

const teacher = { id: 7, name: 'Léa', lastName: 'Villeneuve', role: 'ROLE_TEACHER' } as const;

describe('an access token', () => {
  it('names its user, with accents (OPEN-28, AUTH-33)', () => {
    expect(userOfToken(tokensFor(teacher).accessToken)).toEqual(teacher);
  });

  it.each([
    ['opaque text', 'b41f2a9c'],
    ['three parts that are no JSON', 'a.b.c'],
    ['an empty text', ''],
    ['a JWT without a role', `a.${btoa('{"sub":"7"}')}.c`],
    ['a JWT without an id', `a.${btoa('{"role":"ROLE_ADMIN"}')}.c`],
    ['a JWT of a link session', `a.${btoa('{"sub":"7","role":"company"}')}.c`],
  ])('names no user when it is %s (OPEN-28)', (_, token) => {
    expect(userOfToken(token)).toBeNull();
  });

  it('has no claims when it is not a JWT', () => {
    expect(tokenClaims('b41f2a9c')).toBeNull();
  });
});

describe('whether a token must be renewed (DECISION-08)', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const minutes = (count: number) => count * 60_000;
  const jwt = (claims: { iat?: number; exp?: number }) => `a.${btoa(JSON.stringify(claims))}.c`;
  const seconds = (moment: number) => moment / 1000;

  it.each([
    ['a JWT that ends in an hour', jwt({ exp: seconds(now + minutes(60)) }), null, false],
    ['a JWT that ended a minute ago', jwt({ exp: seconds(now - minutes(1)) }), null, true],
    ['a JWT that would end on the way', jwt({ exp: seconds(now + 2000) }), null, true],
    [
      'a JWT just received by a clock that is a day ahead',
      jwt({ iat: seconds(now - minutes(1440)), exp: seconds(now - minutes(1380)) }),
      now,
      false,
    ],
    [
      'a JWT of an hour received two hours ago by a clock that is a day behind',
      jwt({ iat: seconds(now + minutes(1440)), exp: seconds(now + minutes(1500)) }),
      now - minutes(120),
      true,
    ],
    ['an opaque token five minutes old', 'b41f2a', now - minutes(5), false],
    ['an opaque token an hour old', 'b41f2a', now - minutes(60), true],
    ['an opaque token of unknown age', 'b41f2a', null, true],
  ])('%s: %#', (_, token, receivedAt, expected) => {
    expect(isExpired(token, receivedAt, now)).toBe(expected);
  });
});
