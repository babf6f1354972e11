import { expect, it } from 'vitest';
import { courseTypeNames, knownCourseTypes } from './course-type-names.ts';

it.each([
  ['both names', { name: 'Atelier', nameEn: 'Workshop' }, { fr: 'Atelier', en: 'Workshop' }],
  [
    'an English name that differs from the known one',
    { name: 'Groupe', nameEn: 'Team' },
    { fr: 'Groupe', en: 'Team' },
  ],
  ['a known French name alone', { name: 'Semi-privé' }, { fr: 'Semi-privé', en: 'Semi-private' }],
  [
    'a known French name without an English one',
    { name: 'Groupe', nameEn: null },
    { fr: 'Groupe', en: 'Group' },
  ],
  ['an unknown French name alone', { name: 'Jumelage' }, { fr: 'Jumelage', en: 'Jumelage' }],
])('a course type with %s (DECISION-71)', (_, type, names) => {
  expect(courseTypeNames(type)).toEqual(names);
});

it('knows the types of a new organization', () => {
  expect(knownCourseTypes).toEqual({
    Individuel: 'Individual',
    'Semi-privé': 'Semi-private',
    Groupe: 'Group',
    Intensif: 'Intensive',
    'En ligne': 'Online',
    Téléphone: 'Telephone',
  });
});
