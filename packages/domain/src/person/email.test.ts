import { expect, it } from 'vitest';
import { isOneAddress, needsEmailCheck, needsSmtpUtf8 } from './email.ts';

it.each<[string, string | null, boolean, string]>([
  ['kim.ng@passerelle.example', null, true, 'STU-FORM-05'],
  ['kim.ng@passerelle.example', 'kim.ng@passerelle.example', false, 'STU-FORM-06'],
  [' Kim.Ng@Passerelle.example ', 'kim.ng@passerelle.example', false, 'STU-FORM-06'],
  ['kim@passerelle.example', 'kim.ng@passerelle.example', true, 'STU-FORM-06'],
])('%s after %s needs a check for duplicates: %s (%s)', (typed, stored, needed) => {
  expect(needsEmailCheck(typed, stored)).toBe(needed);
});

it.each([
  'kim@a.example',
  "o'neil+x@a-b.example",
  'hélène@école.example',
  'a..b@a.example',
  '*/=?^`{|}~&#$@a.example',
])('takes %s for one address (DECISION-55)', (address) => {
  expect(isOneAddress(address)).toBe(true);
});

it.each([
  '',
  'kim',
  '@a.example',
  'kim@',
  'kim@a',
  'kim@.example',
  'kim@a..example',
  'kim@a.example.',

  'kim@a.example,tom@b.example',
  'kim@a.example;tom@b.example',
  'kim,tom@a.example',
  'list:kim@a.example;',

  'Kim <kim@a.example>',
  '<kim@a.example>',
  'kim(note)@a.example',
  '"kim tom"@a.example',
  'kim\\@a@b.example',
  'kim%b.example@a.example',
  'b.example!kim@a.example',
  'kim@[127.0.0.1].example',
  'kim@a@b.example',
  'k\u200Bim@a.example',
  'kim@a\u00AD.example',
  'kim\uFE0F@a.example',
  '\u202Ekim@a.example',
  'kim\u{E0020}@a.example',
  'kim@a.exa\u2060mple',
  'k\u034Fim@a.example',
  'kim\u3164@a.example',
  'kim @a.example',
  ' kim@a.example',
  'kim@a.example\n',
  'kim\u0000@a.example',
  'kim\u007F@a.example',
])('does not take %j for one address (DECISION-55)', (text) => {
  expect(isOneAddress(text)).toBe(false);
});

it.each([
  ['hélène@ecole.example', true],
  ['helene@école.example', false],
  ['a\u007F@ecole.example', false],
  ['a\u0080@ecole.example', true],
])('needs SMTPUTF8 for %j: %s (DECISION-55)', (email, needed) => {
  expect(needsSmtpUtf8(email)).toBe(needed);
});
