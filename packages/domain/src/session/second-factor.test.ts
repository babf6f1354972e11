import { describe, expect, it } from 'vitest';
import { aSecondFactor } from './second-factor.fixtures.ts';
import {
  authenticatorAddress,
  authenticatorKeyText,
  readTypedCode,
  recoveryCodeText,
  signInMethodOf,
} from './second-factor.ts';

describe('a typed code (DECISION-145)', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123\u00a0456', '123456'],
    ['123-456', '123456'],
    ['000000', '000000'],
  ])('%j is a code of an authenticator app', (typed, digits) => {
    expect(readTypedCode(typed)).toEqual({ kind: 'authenticator', digits });
  });

  it.each([
    ['7K2M-9QXA-B0C1-D2E3', '7K2M', '9QXAB0C1D2E3'],
    ['7k2m 9qxa b0c1 d2e3', '7K2M', '9QXAB0C1D2E3'],
    ['7K2M–9QXA–BOCI–D2E3', '7K2M', '9QXAB0C1D2E3'],
    ['7K2M9QXABOCLD2E3', '7K2M', '9QXAB0C1D2E3'],
    ['1234-5678-9012-3456', '1234', '567890123456'],
  ])('%j is a recovery code', (typed, name, secret) => {
    expect(readTypedCode(typed)).toEqual({ kind: 'recovery', name, secret });
  });

  it.each([
    '',
    '12345',
    '1234567',
    '１２３４５６',
    '١٢٣٤٥٦',
    '12345a',
    '7K2M-9QXA-B0C1-D2EU',
    '7K2M-9QXA-B0C1',
  ])('%j is none', (typed) => {
    expect(readTypedCode(typed)).toBeNull();
  });
});

it('shows codes and keys in groups of four', () => {
  expect(recoveryCodeText('7K2M9QXAB0C1D2E3')).toBe('7K2M-9QXA-B0C1-D2E3');
  expect(authenticatorKeyText('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')).toBe(
    'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP',
  );
});

it('names the office without a colon in the address for authenticator apps (DECISION-145)', () => {
  expect(authenticatorAddress('JBSWY3DP', 'École : du Nord', 'marie@ecole.example')).toBe(
    'otpauth://totp/%C3%89cole%20du%20Nord:marie%40ecole.example?secret=JBSWY3DP&issuer=%C3%89cole%20du%20Nord',
  );
});

it('counts a passkey as a second factor as well as codes (DECISION-155)', () => {
  const setUpAt = null;
  expect(signInMethodOf(undefined)).toBe('password');
  expect(signInMethodOf(aSecondFactor({ setUpAt }))).toBe('password');
  expect(signInMethodOf(aSecondFactor())).toBe('codes');
  expect(signInMethodOf(aSecondFactor({ setUpAt, passkeys: 1 }))).toBe('passkey');
  expect(signInMethodOf(aSecondFactor({ passkeys: 2 }))).toBe('passkeyAndCodes');
});
