import { expect, it } from 'vitest';
import { Passwords } from './passwords.ts';

const limited = () => new Passwords({ isForTests: true, hasLimits: true });
const full = { code: 'unavailable', status: 503, retryAfter: 1 };

it('one password of a stranger is compared and four wait; those beyond are told when to try again', async () => {
  const passwords = limited();
  const hashed = await passwords.hash('une longue phrase');
  const checks = await Promise.allSettled(
    Array.from({ length: 8 }, () => passwords.matches('une longue phrase', hashed, 'stranger')),
  );
  expect(checks.slice(0, 5)).toEqual(Array(5).fill({ status: 'fulfilled', value: true }));
  for (const check of checks.slice(5)) expect(check).toMatchObject({ status: 'rejected', reason: full });
  expect(await passwords.matches('une longue phrase', hashed, 'stranger')).toBe(true);
});

it('whoever is known does not wait behind strangers', async () => {
  const passwords = limited();
  const hashed = await passwords.hash('une longue phrase');
  const strangers = Array.from({ length: 5 }, () => passwords.matches('nimporte', null, 'stranger'));
  await expect(passwords.matches('nimporte', null, 'stranger')).rejects.toMatchObject(full);
  const known = Array.from({ length: 18 }, () => passwords.matches('une longue phrase', hashed, 'known'));
  await expect(passwords.hash('une autre phrase')).rejects.toMatchObject(full);
  expect(await Promise.all(known)).toEqual(Array(18).fill(true));
  expect(await Promise.all(strangers)).toEqual(Array(5).fill(false));
});
