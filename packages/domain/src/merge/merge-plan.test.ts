import { describe, expect, it } from 'vitest';
import { differingWords } from './differing-words.ts';
import { isSameValue, type MergeVersions, planMerge, resolveMerge } from './merge-plan.ts';

interface Form {
  city: string;
  phone: string;
  approved: boolean;
  aids: string[];
  rates: { courseTypeId: string; rate: string }[];
  tongue: string;
  otherTongue: string;
}

const loaded: Form = {
  city: 'Laval',
  phone: '5145550199',
  approved: false,
  aids: ['apps', 'tv'],
  rates: [
    { courseTypeId: '1', rate: '42' },
    { courseTypeId: '2', rate: '50' },
  ],
  tongue: 'french',
  otherTongue: '',
};

const groups = [['tongue', 'otherTongue']] as const;

function plan(mine: Partial<Form>, theirs: Partial<Form>, more: Partial<MergeVersions<Form>> = {}) {
  return planMerge<Form>(
    { loaded, mine: { ...loaded, ...mine }, theirs: { ...loaded, ...theirs }, ...more },
    groups,
  );
}

describe('planMerge (DECISION-37)', () => {
  it.each<{
    name: string;
    mine: Partial<Form>;
    theirs: Partial<Form>;
    expected: object;
    merged: Partial<Form>;
  }>([
    {
      name: 'sends nothing when nobody changed anything',
      mine: {},
      theirs: {},
      expected: { action: 'take-over', sent: [], takenOver: [] },
      merged: {},
    },
    {
      name: 'sends only the field that this person changed',
      mine: { city: 'Longueuil' },
      theirs: {},
      expected: { action: 'send', sent: ['city'], takenOver: [] },
      merged: { city: 'Longueuil' },
    },
    {
      name: 'takes over a field that only the other person changed, and does not send it',
      mine: { city: 'Longueuil' },
      theirs: { phone: '4385550100' },
      expected: { action: 'send', sent: ['city'], takenOver: ['phone'] },
      merged: { city: 'Longueuil', phone: '4385550100' },
    },
    {
      name: 'takes over everything when this person changed nothing',
      mine: {},
      theirs: { phone: '4385550100', approved: true },
      expected: { action: 'take-over', sent: [], takenOver: ['phone', 'approved'] },
      merged: { phone: '4385550100', approved: true },
    },
    {
      name: 'neither asks nor sends when both made the same change',
      mine: { city: 'Longueuil' },
      theirs: { city: 'Longueuil' },
      expected: { action: 'take-over', sent: [], takenOver: [] },
      merged: { city: 'Longueuil' },
    },
    {
      name: 'merges ticks item by item',
      mine: { aids: ['apps', 'tv', 'books'] },
      theirs: { aids: ['apps', 'radio'] },
      expected: { action: 'send', sent: ['aids'], takenOver: [] },
      merged: { aids: ['apps', 'radio', 'books'] },
    },
    {
      name: 'does not take another order of ticks for a change',
      mine: { aids: ['tv', 'apps'] },
      theirs: { city: 'Longueuil' },
      expected: { action: 'take-over', sent: [], takenOver: ['city'] },
      merged: { city: 'Longueuil' },
    },
    {
      name: 'merges rows one by one',
      mine: {
        rates: [
          { courseTypeId: '1', rate: '44' },
          { courseTypeId: '2', rate: '50' },
        ],
      },
      theirs: {
        rates: [
          { courseTypeId: '1', rate: '42' },
          { courseTypeId: '2', rate: '55' },
        ],
      },
      expected: { action: 'send', sent: ['rates'], takenOver: [] },
      merged: {
        rates: [
          { courseTypeId: '1', rate: '44' },
          { courseTypeId: '2', rate: '55' },
        ],
      },
    },
    {
      name: 'takes over a group as a whole, named by its first field',
      mine: { city: 'Longueuil' },
      theirs: { tongue: 'other', otherTongue: 'Wolof' },
      expected: { action: 'send', sent: ['city'], takenOver: ['tongue'] },
      merged: { city: 'Longueuil', tongue: 'other', otherTongue: 'Wolof' },
    },
    {
      name: 'sends a group as a whole',
      mine: { tongue: 'other', otherTongue: 'Wolof' },
      theirs: {},
      expected: { action: 'send', sent: ['tongue', 'otherTongue'], takenOver: [] },
      merged: { tongue: 'other', otherTongue: 'Wolof' },
    },
  ])('$name', ({ mine, theirs, expected, merged }) => {
    const result = plan(mine, theirs);
    expect(result).toMatchObject({ ...expected, conflicts: [] });
    expect(result.merged).toEqual({ ...loaded, ...merged });
  });

  it('asks about a field that both changed differently, and about no other', () => {
    const result = plan({ city: 'Longueuil', approved: true }, { city: 'Québec', phone: '4385550100' });
    expect(result).toMatchObject({ action: 'ask', sent: ['city', 'approved'], takenOver: ['phone'] });
    expect(result.conflicts.map(({ field, mine, theirs }) => [field, mine.city, theirs.city])).toEqual([
      ['city', 'Longueuil', 'Québec'],
    ]);
  });

  it('asks once about a group of which each changed another field', () => {
    const result = plan({ tongue: 'other', otherTongue: 'Wolof' }, { tongue: 'english' });
    expect(result.conflicts.map(({ field, fields }) => [field, fields])).toEqual([
      ['tongue', ['tongue', 'otherTongue']],
    ]);
  });

  it.each([
    ['this person', { otherTongue: 'Wolof' }, {}, { sent: ['tongue', 'otherTongue'], takenOver: [] }],
    ['the other person', {}, { otherTongue: 'Wolof' }, { sent: [], takenOver: ['tongue'] }],
  ])('keeps a group of which %s changed one field only', (_, mine, theirs, expected) => {
    const result = plan(mine, theirs);
    expect(result).toMatchObject({ ...expected, conflicts: [] });
    expect(result.merged).toEqual({ ...loaded, otherTongue: 'Wolof' });
  });

  it('asks about a group in which both agree on one field only', () => {
    const result = plan({ tongue: 'other', otherTongue: 'Wolof' }, { tongue: 'other', otherTongue: 'Peul' });
    expect(result.conflicts.map(({ field }) => field)).toEqual(['tongue']);
    expect(result.merged.otherTongue).toBe('Wolof');
  });

  it('does not merge the ticks of a group item by item', () => {
    const mine = { ...loaded, aids: ['apps'], city: 'Longueuil' };
    const theirs = { ...loaded, aids: ['apps', 'tv', 'radio'], city: 'Québec' };
    const result = planMerge<Form>({ loaded, mine, theirs }, [
      ['city', 'phone'],
      ['aids', 'tongue'],
    ]);
    expect(result.conflicts.map(({ fields }) => fields)).toEqual([
      ['city', 'phone'],
      ['aids', 'tongue'],
    ]);
    expect(result.conflicts[1]).toMatchObject({ mine: { aids: ['apps'] }, theirs: { aids: theirs.aids } });
  });

  it('has a group where its first field stands in the form', () => {
    const mine = { ...loaded, otherTongue: 'Wolof', phone: '4385550100' };
    const { sent } = planMerge<Form>({ loaded, mine, theirs: loaded }, [['city', 'otherTongue']]);
    expect(sent).toEqual(['city', 'otherTongue', 'phone']);
  });

  it('takes away a tick that this person took away, beside one that the other added', () => {
    const result = plan({ aids: ['apps'] }, { aids: ['apps', 'tv', 'radio'] });
    expect(result.merged.aids).toEqual(['apps', 'radio']);
    expect(result.conflicts).toEqual([]);
  });

  const row = (courseTypeId: string, rate: string) => ({ courseTypeId, rate });

  it.each([
    ['this person', [row('1', '42'), row('2', '50'), row('3', '60')], [row('1', '45'), row('2', '50')]],
    ['the other person', [row('1', '45'), row('2', '50')], [row('1', '42'), row('2', '50'), row('3', '60')]],
    [
      'both',
      [row('1', '42'), row('2', '50'), row('3', '60')],
      [row('1', '42'), row('2', '50'), row('3', '70')],
    ],
  ])('asks about the rows as a whole where %s added one', (_, mine, theirs) => {
    const [conflict, ...more] = plan({ rates: mine }, { rates: theirs }).conflicts;
    expect(more).toEqual([]);
    expect(conflict?.mine.rates).toEqual(mine);
    expect(conflict?.theirs.rates).toEqual(theirs);
  });

  it('merges the rows that only one changed beside one that both changed', () => {
    const result = plan(
      { rates: [row('1', '44'), row('2', '50')] },
      { rates: [row('1', '45'), row('2', '55')] },
    );
    expect(result).toMatchObject({ action: 'ask', sent: ['rates'] });
    expect(result.merged.rates).toEqual([row('1', '44'), row('2', '55')]);
    expect(result.conflicts[0]?.theirs.rates).toEqual([row('1', '45'), row('2', '55')]);
  });

  it('asks about a row that both changed, each version with the rows that only one changed', () => {
    const [conflict] = plan(
      {
        rates: [
          { courseTypeId: '1', rate: '44' },
          { courseTypeId: '2', rate: '60' },
        ],
      },
      {
        rates: [
          { courseTypeId: '1', rate: '45' },
          { courseTypeId: '2', rate: '50' },
        ],
      },
    ).conflicts;
    expect(conflict?.mine.rates.map(({ rate }) => rate)).toEqual(['44', '60']);
    expect(conflict?.theirs.rates.map(({ rate }) => rate)).toEqual(['45', '60']);
  });

  it('does not take what validation removes for a change', () => {
    const result = plan(
      { phone: '(514) 555-0199' },
      { phone: '4385550100' },
      { parsed: { phone: '5145550199' } },
    );
    expect(result).toMatchObject({ action: 'take-over', takenOver: ['phone'] });
  });

  it('compares a parsed number and an empty value as their fields show them', () => {
    const versions = {
      loaded: { hours: '12', end: '' },
      mine: { hours: ' 20', end: ' ' },
      theirs: { hours: '20', end: '' },
    };
    expect(planMerge({ ...versions, parsed: { hours: 20, end: null } })).toMatchObject({
      action: 'take-over',
      sent: [],
    });
  });

  it("does not ask about this person's own change whose answer was lost", () => {
    const result = plan({ city: 'Gatineau' }, { city: 'Longueuil' }, { sentBefore: [{ city: 'Longueuil' }] });
    expect(result).toMatchObject({ action: 'send', sent: ['city'], conflicts: [] });
    expect(result.merged.city).toBe('Gatineau');
  });
});

describe('isSameValue', () => {
  it.each([
    [['tv', 'apps'], ['apps', 'tv'], true],
    [['tv', 'apps'], ['apps'], false],
    [[{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 1 }], false],
    [[{ id: 1 }], [{ id: 1 }], true],
    [[2, 1], [1, 2], false],
    [['b', 1], [1, 'b'], false],
    ['', null, false],
    ['12', 12, false],
    [Number.NaN, null, true],
  ])('%j and %j: %s', (one, other, same) => {
    expect(isSameValue(one, other)).toBe(same);
  });

  it('leaves both lists in their order', () => {
    const ticks = ['tv', 'apps'];
    isSameValue(ticks, ['apps', 'tv']);
    expect(ticks).toEqual(['tv', 'apps']);
  });
});

describe('resolveMerge', () => {
  const versions = { city: 'Longueuil', tongue: 'other', otherTongue: 'Wolof' };
  const stored: Form = { ...loaded, city: 'Québec', tongue: 'english' };

  it('keeps the chosen version of each field, and writes only what differs from the stored one', () => {
    const conflicting = plan(versions, stored);
    expect(resolveMerge(conflicting, stored, { city: 'theirs', tongue: 'mine' })).toEqual({
      merged: { ...loaded, city: 'Québec', tongue: 'other', otherTongue: 'Wolof' },
      sent: ['tongue', 'otherTongue'],
    });
    expect(resolveMerge(conflicting, stored, { city: 'mine', tongue: 'theirs' })).toEqual({
      merged: { ...loaded, city: 'Longueuil', tongue: 'english' },
      sent: ['city'],
    });
  });
});

describe('differingWords', () => {
  const marked = (text: string, other: string) =>
    differingWords(text, other)
      .map((piece) => (piece.differs ? `[${piece.text}]` : piece.text))
      .join('');

  it.each([
    ['lun. mer. 12:00', 'mar. jeu. 13:00', '[lun. mer. 12:00]'],
    ['mar. jeu. 13:00', 'lun. mer. 13:00', '[mar. jeu.] 13:00'],
    ['50 h', '48 h', '[50] h'],
    ['same', 'same', 'same'],
    ['', 'something', ''],
    ['Entrée par la rue Victoria', '', '[Entrée par la rue Victoria]'],
    ['a b c', 'a c', 'a [b] c'],
    ['x a b c', 'a b c x', '[x] a b c'],
    ['a b c x', 'x a b c', 'a b c [x]'],
    ['c a b', 'a b c', '[c] a b'],
    ['a  b', 'a b', 'a  b'],
    ['a b', 'a  b', 'a b'],
    ['un  deux   trois', '', '[un  deux   trois]'],
    ['un deux trois', 'quatre deux cinq', '[un] deux [trois]'],
    ['a a b', 'a b b', 'a [a] b'],
    ['a\nb c d', 'c d\na b', '[a\nb] c d'],
    [' a b ', 'a', ' a [b] '],
    [' a ', 'b', ' [a] '],
  ])('marks in %j what %j lacks', (text, other, expected) => {
    expect(marked(text, other)).toBe(expected);
  });

  it('has no empty pieces', () => {
    expect(differingWords('', 'something')).toEqual([]);
    expect(differingWords('a b', 'a')).toEqual([
      { text: 'a ', differs: false },
      { text: 'b', differs: true },
    ]);
  });

  it.each([
    [400, true],
    [401, false],
  ])('compares a text of %i words: %s', (count, compared) => {
    const words = Array.from({ length: count }, () => 'mot').join('  ');
    expect(differingWords(words, '')).toEqual([{ text: words, differs: compared }]);
    expect(differingWords('autre', words)).toEqual([{ text: 'autre', differs: compared }]);
  });
});
