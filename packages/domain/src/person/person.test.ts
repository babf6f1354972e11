import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byLastName } from './by-last-name.ts';
import { fullName, initials } from './person.ts';

it.each([
  ['Marie', 'Bélanger', 'MB', 'Marie Bélanger'],
  ['Marie', null, 'M', 'Marie'],
  ['élodie', 'd’Amours', 'ÉD', 'élodie d’Amours'],
  ['E\u0302\u0301m', 'Nguyễn', 'ẾN', 'E\u0302\u0301m Nguyễn'],
  ['ليلى', 'حداد', 'لح', 'ليلى حداد'],
  ['𝒜da', ' Li ', '𝒜L', '𝒜da  Li'],
])('%s %s has the initials %s', (name, lastName, letters, written) => {
  expect(initials({ name, lastName })).toBe(letters);
  expect(fullName({ name, lastName })).toBe(written);
});

describe('by last name', () => {
  const named = (id: number, lastName: string, name: string) => ({ id, lastName, name });

  it('ignores case and accents, then looks at the first name (PORTAL-ATT-06, PORTAL-STUDENTS-01)', () => {
    const sorted = byLastName([
      named(1, 'tremblay', 'Zoé'),
      named(2, 'Éthier', 'Paul'),
      named(3, 'TREMBLAY', 'Alice'),
      named(4, 'Ethier', 'Anne'),
      named(5, 'de Grâce', 'Luc'),
      named(7, 'tremblay', 'alice'),
      named(6, 'Tremblay', 'Alice'),
    ]);
    expect(sorted.map(({ id }) => id)).toEqual([5, 4, 2, 3, 6, 7, 1]);
  });

  it('keeps everyone and leaves the list it was given alone', () => {
    const people = fc.array(fc.record({ id: fc.nat(), name: fc.string(), lastName: fc.string() }));
    fc.assert(
      fc.property(people, (given) => {
        const before = [...given];
        const sorted = byLastName(given);
        expect(given).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(given));
        expect(sorted).toHaveLength(given.length);
      }),
    );
  });
});
