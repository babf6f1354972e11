import { describe, expect, it } from 'vitest';
import { landingRoute } from './landing.ts';
import { forgotPasswordSchema, loginSchema, setPasswordSchema } from './session-schemas.ts';

function refusals(result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) {
  return result.error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
}

describe('signing in', () => {
  it.each([
    [{}, ['sign-in-email-invalid', 'sign-in-password-missing']],
    [{ email: '', password: '' }, ['sign-in-email-invalid', 'sign-in-password-missing']],
    [{ email: 'marie', password: 'x' }, ['sign-in-email-invalid']],
    [{ email: 'marie@passerelle', password: 'x' }, ['sign-in-email-invalid']],
    [{ email: 'marie@passerelle.example' }, ['sign-in-password-missing']],
    [{ email: 'marie@passerelle.example', password: ' ' }, []],
  ])('with %j is refused with %j (AUTH-11, AUTH-12)', (typed, codes) => {
    expect(refusals(loginSchema.safeParse(typed)).map(([, code]) => code)).toEqual(codes);
  });

  it('forgives the spaces around a pasted address, and none in a password (AUTH-11)', () => {
    expect(loginSchema.parse({ email: ' marie@passerelle.example ', password: ' a ' })).toEqual({
      email: 'marie@passerelle.example',
      password: ' a ',
    });
  });
});

it.each([
  [{}, 'refused'],
  [{ email: 'marie@' }, 'refused'],
  [{ email: 'marie@passerelle.example' }, 'accepted'],
])('a forgotten password with %j is %s (AUTH-16)', (typed, outcome) => {
  expect(refusals(forgotPasswordSchema.safeParse(typed))).toEqual(
    outcome === 'refused' ? [['email', 'sign-in-email-invalid']] : [],
  );
});

describe('setting a password', () => {
  it.each([
    [
      {},
      [
        ['password', 'password-too-short'],
        ['confirmation', 'password-mismatch'],
      ],
    ],
    [{ password: '1234567', confirmation: '1234567' }, [['password', 'password-too-short']]],
    [
      { password: '1234567', confirmation: '' },
      [
        ['password', 'password-too-short'],
        ['confirmation', 'password-mismatch'],
      ],
    ],
    [{ password: '12345678', confirmation: '12345679' }, [['confirmation', 'password-mismatch']]],
    [{ password: '12345678' }, [['confirmation', 'password-mismatch']]],
    [{ password: '12345678', confirmation: '12345678' }, []],
  ])('with %j is refused with %j (AUTH-23, AUTH-24, LIMIT-11)', (typed, codes) => {
    expect(refusals(setPasswordSchema.safeParse(typed))).toEqual(codes);
  });
});

it('lands each role on its main route (AUTH-07, AUTH-08, SHELL-107, SHELL-108)', () => {
  expect(landingRoute('ROLE_ADMIN')).toBe('courses.list');
  expect(landingRoute('ROLE_TEACHER')).toBe('teacher.views.home');
});
