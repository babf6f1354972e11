import { describe, expect, it } from 'vitest';
import { refusalsOf } from '../refusal/refusals-of.ts';
import { aUser } from './user.fixtures.ts';
import { userFormText } from './user-form.ts';
import { passwordSchema, userSchema } from './user-schemas.ts';

describe('the user form', () => {
  const filled = {
    name: 'Marie',
    lastName: 'Bélanger',
    email: 'marie.belanger@passerelle.example',
    phone: '514 555-0100',
    role: 'ROLE_ADMIN',
  };

  it('refuses an empty form field by field (SET-USER-10, SET-USER-11, SET-USER-12, SET-USER-13, MSG-84, MSG-85)', () => {
    const codes = {
      name: 'user-name-too-short',
      lastName: 'user-name-too-short',
      email: 'required',
      phone: 'user-phone-too-short',
      role: 'required',
    };
    expect(refusalsOf(userSchema, {})).toEqual(codes);
    expect(refusalsOf(userSchema, { name: '', lastName: ' ', email: '', phone: '', role: '' })).toEqual(
      codes,
    );
  });

  it.each([
    ['a first name of one letter (SET-USER-10, LIMIT-13)', { name: 'M' }, { name: 'user-name-too-short' }],
    [
      'a last name of one letter between spaces (SET-USER-11, LIMIT-13)',
      { lastName: ' B ' },
      { lastName: 'user-name-too-short' },
    ],
    ['an address without a host (SET-USER-12)', { email: 'marie@' }, { email: 'email-invalid' }],
    [
      'a phone of 9 digits (SET-USER-13, LIMIT-12)',
      { phone: '514 555-010' },
      { phone: 'user-phone-too-short' },
    ],
    [
      'a phone of 9 digits after +1 (DECISION-35)',
      { phone: '+1 514 555 010' },
      { phone: 'user-phone-too-short' },
    ],
    [
      'a phone with letters (SET-USER-13)',
      { phone: '514 555-0100 poste 4' },
      { phone: 'user-phone-too-short' },
    ],
    ['a phone of 21 digits', { phone: '1'.repeat(21) }, { phone: 'too-long?max=20' }],
    [
      'names of 101 characters',
      { name: 'é'.repeat(101), lastName: 'é'.repeat(101) },
      { name: 'too-long?max=100', lastName: 'too-long?max=100' },
    ],
    [
      'an address of 256 characters',
      { email: `${'a'.repeat(60)}@${'b.'.repeat(94)}example` },
      { email: 'too-long?max=255' },
    ],
    ['a role that nobody has (DOMAIN-28)', { role: 'ROLE_OWNER' }, { role: 'required' }],
  ])('refuses %s', (_, change, codes) => {
    expect(refusalsOf(userSchema, { ...filled, ...change })).toEqual(codes);
  });

  it.each([
    [
      'names of two letters (SET-USER-10, SET-USER-11, LIMIT-13)',
      { name: 'Li', lastName: 'Ng' },
      { name: 'Li', lastName: 'Ng' },
    ],
    [
      'names of 100 characters',
      { name: 'é'.repeat(100), lastName: 'è'.repeat(100) },
      { name: 'é'.repeat(100), lastName: 'è'.repeat(100) },
    ],
    ['a phone of 10 digits (SET-USER-13, LIMIT-12)', { phone: '5145550100' }, { phone: '5145550100' }],
    ['a phone of 20 digits', { phone: '1'.repeat(20) }, { phone: '1'.repeat(20) }],
    [
      'a phone as its digits (SET-USER-13, DECISION-35)',
      { phone: '+1 (514) 555.0100' },
      { phone: '5145550100' },
    ],
    ['no tick as not active (SET-USER-15)', {}, { active: false }],
    ['a tick as active', { active: true }, { active: true }],
  ])('reads %s', (_, change, values) => {
    expect(userSchema.parse({ ...filled, ...change })).toMatchObject(values);
  });

  it('opens for a new user as an administrator who is not active (SET-USER-14, SET-USER-15, LIMIT-15)', () => {
    expect(userFormText(null)).toEqual({
      name: '',
      lastName: '',
      email: '',
      phone: '',
      role: 'ROLE_ADMIN',
      active: false,
    });
  });

  it('gives back what a user held when it is saved untouched (SET-USER-09)', () => {
    const { name, lastName, email, phone, role, active } = aUser({ role: 'ROLE_TEACHER' });
    expect(userSchema.parse(userFormText(aUser({ role: 'ROLE_TEACHER' })))).toEqual({
      name,
      lastName,
      email,
      phone,
      role,
      active,
    });
  });
});

describe('the password form of the profile', () => {
  const filled = { oldPassword: 'ancien', newPassword: 'nouveau-mot', confirmation: 'nouveau-mot' };

  it.each([
    [
      'nothing at all (PORTAL-PROFILE-04, PORTAL-PROFILE-05, PORTAL-PROFILE-06, MSG-93, MSG-94)',
      { oldPassword: undefined, newPassword: undefined, confirmation: undefined },
      {
        oldPassword: 'required',
        newPassword: 'new-password-too-short',
        confirmation: 'new-password-too-short',
      },
    ],
    ['an empty old password (PORTAL-PROFILE-04)', { oldPassword: '' }, { oldPassword: 'required' }],
    [
      'a new password of 7 characters (PORTAL-PROFILE-05, PORTAL-PROFILE-07, LIMIT-11)',
      { newPassword: '1234567', confirmation: '1234567' },
      { newPassword: 'new-password-too-short', confirmation: 'new-password-too-short' },
    ],
    [
      'a confirmation that differs (PORTAL-PROFILE-08)',
      { confirmation: 'nouveau-mop' },
      { confirmation: 'password-mismatch' },
    ],
    [
      'a confirmation that differs beside a missing old password (PORTAL-PROFILE-08)',
      { oldPassword: '', confirmation: 'nouveau-mop' },
      { oldPassword: 'required', confirmation: 'password-mismatch' },
    ],
    [
      'a confirmation that differs by a space (PORTAL-PROFILE-08)',
      { confirmation: 'nouveau-mot ' },
      { confirmation: 'password-mismatch' },
    ],
  ])('refuses %s', (_, change, codes) => {
    expect(refusalsOf(passwordSchema, { ...filled, ...change })).toEqual(codes);
  });

  it.each([
    ['8 characters (PORTAL-PROFILE-05, PORTAL-PROFILE-07, LIMIT-11)', '12345678'],
    ['255 characters', '1'.repeat(255)],
  ])('takes a new password of %s', (_, password) => {
    const change = { newPassword: password, confirmation: password };
    expect(refusalsOf(passwordSchema, { ...filled, ...change })).toEqual({});
  });

  it('refuses passwords of 256 characters', () => {
    const long = '1'.repeat(256);
    expect(refusalsOf(passwordSchema, { oldPassword: long, newPassword: long, confirmation: long })).toEqual({
      oldPassword: 'too-long?max=255',
      newPassword: 'too-long?max=255',
      confirmation: 'too-long?max=255',
    });
  });

  it('gives back the three passwords as they were typed (PORTAL-PROFILE-03, DOMAIN-69)', () => {
    expect(passwordSchema.parse({ ...filled, oldPassword: ' ' })).toEqual({ ...filled, oldPassword: ' ' });
  });
});
