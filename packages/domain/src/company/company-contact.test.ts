import { expect, it } from 'vitest';
import { linkStates } from '../link/private-link.ts';
import { refusalsOf } from '../refusal/refusals-of.ts';
import { companyLinkRefusal, languagesOfMail } from './company-contact.ts';
import { companyContactSchema, companyContactText } from './company-contact-schema.ts';

const sound = { isActive: true, email: 'a@b.example', studentsWithReport: 1, link: 'active' } as const;

it.each([
  [{}, null],
  [{ isActive: false, email: null }, 'archived'],
  [{ email: null, studentsWithReport: 0 }, 'no-address'],
  [{ studentsWithReport: 0, link: 'revoked' }, 'no-reports'],
] as const)('with %j the link is refused as %s', (differing, expected) => {
  expect(companyLinkRefusal({ ...sound, ...differing })).toBe(expected);
});

it('only a link that is revoked or expired is refused: a missing one is created', () => {
  const refused = linkStates.filter((link) => companyLinkRefusal({ ...sound, link }) !== null);
  expect(refused).toEqual(['expired', 'revoked']);
});

it.each([
  ['both', ['fr', 'en']],
  ['fr', ['fr']],
  ['en', ['en']],
] as const)('%s is written in %j', (language, expected) => {
  expect(languagesOfMail(language)).toEqual(expected);
});

it.each([
  [' a@b.example ', { email: 'a@b.example', language: 'fr' }],
  ['  ', { email: null, language: 'fr' }],
])('the typed address %j reads as %j', (email, expected) => {
  expect(companyContactSchema.parse({ email, language: 'fr' })).toEqual(expected);
});

it.each([
  [{ email: 'a@b', language: 'fr' }, { email: 'email-invalid' }],
  [{ email: `${'a'.repeat(250)}@b.example`, language: 'fr' }, { email: 'too-long?max=255' }],
])('the typed contact %j is refused for %j', (typed, refused) => {
  expect(refusalsOf(companyContactSchema, typed)).toEqual(refused);
});

it.each([
  [
    { email: 'a@b.example', language: 'both' },
    { email: 'a@b.example', language: 'both' },
  ],
  [
    { email: null, language: 'en' },
    { email: '', language: 'en' },
  ],
] as const)('the contact %j stands in a form as %j', (contact, typed) => {
  expect(companyContactText(contact)).toEqual(typed);
});
