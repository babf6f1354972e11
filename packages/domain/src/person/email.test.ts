import { expect, it } from 'vitest';
import { needsEmailCheck } from './email.ts';

it.each<[string, string | null, boolean, string]>([
  ['kim.ng@passerelle.example', null, true, 'STU-FORM-05'],
  ['kim.ng@passerelle.example', 'kim.ng@passerelle.example', false, 'STU-FORM-06'],
  [' Kim.Ng@Passerelle.example ', 'kim.ng@passerelle.example', false, 'STU-FORM-06'],
  ['kim@passerelle.example', 'kim.ng@passerelle.example', true, 'STU-FORM-06'],
])('%s after %s needs a check for duplicates: %s (%s)', (typed, stored, needed) => {
  expect(needsEmailCheck(typed, stored)).toBe(needed);
});
