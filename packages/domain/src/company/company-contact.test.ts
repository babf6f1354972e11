import { expect, it } from 'vitest';
import { linkStates } from '../link/private-link.ts';
import { companyLinkRefusal, languagesOfMail } from './company-contact.ts';
import { companyContactSchema } from './company-contact-schema.ts';

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
  ['a@b', null],
])('the typed address %j reads as %j', (email, expected) => {
  const read = companyContactSchema.safeParse({ email, language: 'fr' });
  expect(read.success ? read.data : null).toEqual(expected);
});
