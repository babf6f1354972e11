import { describe, expect, it } from 'vitest';
import type { RefusalCode } from '../refusal/refusal-code.ts';
import { vocabularyEn } from './en.ts';
import { vocabularyFr } from './fr.ts';
import { refusalText } from './refusal-text.ts';

describe('the words of refusals are those printed', () => {
  it.each<[RefusalCode, string, string, string]>([
    [
      'sign-in-email-invalid',
      'Ce champ est obligatoire et doit être un courriel valide.',
      'This is a required field and must be a valid email.',
      'MSG-80',
    ],
    ['sign-in-password-missing', 'Identifiants non valides', 'Invalid credentials', 'MSG-81'],
    [
      'password-too-short',
      'Le mot de passe doit compter au moins 8 caractères.',
      'Password must be at least 8 characters long.',
      'MSG-82',
    ],
    ['password-mismatch', 'Les mots de passe doivent être identiques.', 'Password must match.', 'MSG-83'],
    [
      'user-name-too-short',
      'Ce champ est obligatoire et doit compter au moins 2 caractères.',
      'This is a required field and must at least 2 characters.',
      'MSG-84',
    ],
    [
      'user-phone-too-short',
      'Ce champ est obligatoire et doit contenir au moins 10 chiffres.',
      'This is a required field and must at least contain 10 digits.',
      'MSG-85',
    ],
    [
      'company-missing',
      'Ce champ est obligatoire et ne doit contenir que des chiffres.',
      'This is a required field and must contain only number.',
      'MSG-87',
    ],
    ['required', 'Ceci est un champ obligatoire', 'This is a required field.', 'MSG-88, MSG-93'],
    ['course-type-missing', 'Ceci est un champ obligatoire', 'This is a required field ', 'MSG-89'],
    ['other-text-missing', 'Ceci est un champ obligatoire', 'This is a required.', 'MSG-90'],
    ['student-name-missing', 'Ceci est un champ obligatoire', 'This is a required', 'MSG-91'],
    [
      'student-email-invalid',
      'Ce champ est obligatoire et doit être un courriel valide',
      'This is a required field and must be a valid email',
      'MSG-92',
    ],
    [
      'new-password-too-short',
      'Ce champ est obligatoire et doit compter au moins 8 caractères.',
      'This is a required field and must be at least 8 characters.',
      'MSG-94',
    ],
    ['email-duplicated', 'Courriel déjà utilisé', 'Email duplicated', 'MSG-10, MSG-44, MSG-59'],
    [
      'file-too-large',
      'La taille du fichier ne peut pas dépasser 8 Mo',
      'File size cannot exceed 8mb',
      'MSG-18',
    ],
  ])('%s: "%s", "%s" (%s)', (code, french, english) => {
    expect(vocabularyFr.refusal[code]).toBe(french);
    expect(vocabularyEn.refusal[code]).toBe(english);
  });

  it('joins to the pair that is printed in both languages (MSG-86)', () => {
    expect(
      `${vocabularyFr.refusal['file-student-missing']} - ${vocabularyEn.refusal['file-student-missing']}`,
    ).toBe('Ceci est un champ obligatoire - This is a required field.');
  });
});

it.each([
  ['out-of-range?min=1&max=100', 'Doit être entre 1 et 100.', 'Must be between 1 and 100.'],
  ['required', 'Ceci est un champ obligatoire', 'This is a required field.'],
  ['Email duplicated', 'Email duplicated', 'Email duplicated'],
])('says "%s" as "%s" and "%s"', (code, french, english) => {
  expect(refusalText(vocabularyFr, code)).toBe(french);
  expect(refusalText(vocabularyEn, code)).toBe(english);
});

describe('the words of states', () => {
  it.each(['contractStatus', 'contractStatusList'] as const)(
    'calls the four states of a contract by their names, done "Contracts done", in %s (DOMAIN-03)',
    (list) => {
      expect(vocabularyEn[list]).toEqual({
        pending: 'Pending',
        activated: 'Activated',
        done: 'Contracts done',
        archived: 'Archived',
      });
    },
  );

  it.each([vocabularyFr, vocabularyEn])(
    'prints the emphases in both languages at once (OUTLINE-12)',
    ({ emphasis }) => {
      expect(Object.values(emphasis).slice(0, -1)).toEqual([
        'Conversation / Speaking',
        'Écoute / Listening',
        'Rédaction / Writing',
        'Lecture / Reading',
        'Prononciation / Pronunciation',
      ]);
    },
  );

  it('names the learning aids, the seasons, the frequencies and the places of distance classes (OUTLINE-14, STU-EDIT-28, STU-EDIT-32, STU-EDIT-33)', () => {
    expect(Object.values(vocabularyEn.learningAid)).toEqual(['Apps', 'TV', 'Podcasts', 'Reading', 'Other']);
    expect(Object.values(vocabularyEn.season)).toEqual(['fall', 'winter', 'spring', 'summer']);
    expect(Object.values(vocabularyEn.frequency)).toEqual(['Once per year', 'Monthly', 'Weekly', 'Daily']);
    expect(Object.values(vocabularyEn.webinarType)).toEqual(['Zoom', 'Microsoft Teams', 'ELC', 'Other']);
  });

  it('names the answer of the lowest rating "Needs work" (REP-FORM-19)', () => {
    expect(vocabularyEn.rating['needs-work']).toBe('Needs work');
  });
});

describe('French and English', () => {
  const words = (tree: object): [string, string][] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[key, value]]
        : words(value).map(([inner, text]): [string, string] => [`${key}.${inner}`, text]),
    );
  const english = new Map(words(vocabularyEn));
  const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

  it.each(words(vocabularyFr))('%s has words in both, with the same numbers', (key, french) => {
    expect(french.trim()).not.toBe('');
    expect(english.get(key)?.trim() ?? '').not.toBe('');
    expect(placeholders(english.get(key) ?? '')).toEqual(placeholders(french));
  });
});
