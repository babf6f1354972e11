import { describe, expect, it } from 'vitest';
import { groupHistory } from './group-history.ts';
import { aHistoryChange, aHistoryEntry } from './history.fixtures.ts';
import type { HistoryEntry } from './history.ts';

const dayOf = (moment: string) => moment.slice(0, 10);

/** Returns the ids of the entries by day and request, and what happened to each record. */
const told = (entries: readonly HistoryEntry[]) =>
  groupHistory(entries, dayOf).map(({ day, groups }) => [
    day,
    groups.map((group) => group.entries.map(({ id, action }) => `${id} ${action}`)),
  ]);

describe('the history', () => {
  it('is grouped by day, and by request within a day, where the first write stands first', () => {
    expect(
      told([
        aHistoryEntry({ id: 9, request: 'b' }),
        aHistoryEntry({ id: 8, request: 'b' }),
        aHistoryEntry({ id: 7, request: 'a' }),
        aHistoryEntry({ id: 6, request: 'z', at: '2026-11-20T10:00:00.000Z' }),
      ]),
    ).toEqual([
      ['2026-11-23', [['8 changed', '9 changed'], ['7 changed']]],
      ['2026-11-20', [['6 changed']]],
    ]);
  });

  it.each<[string, readonly Partial<HistoryEntry>[], readonly string[]]>([
    ['a removal alone', [{ id: 1, action: 'removed' }], ['1 removed']],
    [
      'the same value again',
      [
        { id: 2, action: 'added', changes: [aHistoryChange({ before: null, after: 40 })] },
        { id: 1, action: 'removed', changes: [aHistoryChange({ before: 40, after: null })] },
      ],
      [],
    ],
    [
      'a change beside the removal of one with its name',
      [
        { id: 2, action: 'changed', changes: [aHistoryChange({ before: 45, after: 40 })] },
        { id: 1, action: 'removed', changes: [aHistoryChange({ before: 40, after: null })] },
      ],
      ['1 removed', '2 changed'],
    ],
    [
      'another value',
      [
        { id: 2, action: 'added', changes: [aHistoryChange({ before: null, after: 45 })] },
        { id: 1, action: 'removed', changes: [aHistoryChange({ before: 40, after: null })] },
      ],
      ['2 changed'],
    ],
    [
      'something else',
      [
        { id: 2, action: 'added', name: 'Privé' },
        { id: 1, action: 'removed', name: 'Groupe' },
      ],
      ['1 removed', '2 added'],
    ],
    [
      'a rate from a day',
      [
        {
          id: 2,
          action: 'added',
          changes: [
            aHistoryChange({ before: null, after: 45 }),
            aHistoryChange({ field: 'startsOn', before: null, after: '2026-11-01' }),
          ],
        },
        { id: 1, action: 'removed', changes: [aHistoryChange({ before: 40, after: null })] },
      ],
      ['1 removed', '2 added'],
    ],
    [
      'another noun of that name',
      [
        { id: 2, action: 'added', noun: 'teacherLanguage' },
        { id: 1, action: 'removed', noun: 'teacherRate' },
      ],
      ['1 removed', '2 added'],
    ],
    [
      'records without a name',
      [
        { id: 2, action: 'added', name: null },
        { id: 1, action: 'removed', name: null },
      ],
      ['1 removed', '2 added'],
    ],
  ])('reads a list that was written anew as what became of it: %s', (_, given, expected) => {
    const entries = given.map((one) =>
      aHistoryEntry({ noun: 'teacherRate', name: 'Privé', request: 'one', ...one }),
    );
    expect(told(entries)).toEqual(expected.length === 0 ? [] : [['2026-11-23', [expected]]]);
  });

  it('keeps both values of each field that was written anew with another one', () => {
    const removed = (field: string, before: number) => aHistoryChange({ field, before, after: null });
    const added = (field: string, after: number) => aHistoryChange({ field, before: null, after });
    const [day] = groupHistory(
      [
        aHistoryEntry({
          id: 2,
          request: 'one',
          action: 'added',
          changes: [added('same', 1), { ...added('new', 5), isHidden: true }, added('other', 45)],
        }),
        aHistoryEntry({
          id: 1,
          request: 'one',
          action: 'removed',
          changes: [removed('same', 1), removed('other', 40), removed('gone', 3)],
        }),
      ],
      dayOf,
    );
    expect(day?.groups[0]?.entries[0]?.changes).toEqual([
      { field: 'other', before: 40, after: 45, isHidden: false, canRestore: false },
      { field: 'gone', before: 3, after: null, isHidden: false, canRestore: false },
      { field: 'new', before: null, after: 5, isHidden: true, canRestore: false },
    ]);
  });
});
