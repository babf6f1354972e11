import {
  type FieldKind,
  fieldOf,
  type History,
  type HistoryNoun,
  type HistoryValue,
  nouns,
  snakeCase,
  wireField,
} from '@portal/domain';
import { describe, expect, it } from 'vitest';
import type {
  HistoryPage,
  HistoryNoun as WireNoun,
  HistoryValue as WireValue,
} from '../generated/types.gen.ts';
import { recordHistoryToWire } from '../testing/wire/history.ts';
import { historyQuery, historyValueToWire, recordHistoryFromWire } from './history.ts';

// A history in its wire form and in its portal form. All values are distinct.

const page: HistoryPage = {
  data: [
    {
      id: 12,
      at: '2026-11-23T15:42:00.000Z',
      request: 'r2',
      call: null,
      action: 'changed',
      who: { kind: 'user', id: 1, name: 'Marie', last_name: 'Bélanger' },
      noun: 'contract',
      record: { id: null, name: '2026-0412' },
      changes: [
        { field: 'course_status_id', before: 1, after: 2, is_hidden: false, can_restore: true },
        {
          field: 'companies_id',
          before: null,
          after: { id: 4, name: 'Banque Champlain' },
          is_hidden: false,
          can_restore: true,
        },
        { field: 'contract_approved', before: 0, after: 1, is_hidden: false, can_restore: true },
        { field: '_cellVariants', before: null, after: null, is_hidden: true, can_restore: false },
      ],
    },
    {
      id: 11,
      at: '2026-11-22T08:05:00.000Z',
      request: 'r1',
      call: null,
      action: 'added',
      who: { kind: 'system', id: null, name: null, last_name: null },
      noun: 'report_form',
      record: { id: null, name: null },
      changes: [
        { field: 'syntax', before: 'not enough', after: 'good', is_hidden: false, can_restore: true },
      ],
    },
  ],
  total: 40,
  has_older: true,
  latest: 13,
  version: '"v7"',
  users: [{ id: 1, name: 'Marie', last_name: 'Bélanger' }],
  fields: ['contract.companies_id', 'report_form.syntax'],
};

const history: History = {
  entries: [
    {
      id: 12,
      at: '2026-11-23T15:42:00.000Z',
      request: 'r2',
      action: 'changed',
      who: { kind: 'user', id: 1, name: 'Marie', lastName: 'Bélanger' },
      noun: 'contract',
      name: '2026-0412',
      changes: [
        { field: 'status', before: 'pending', after: 'activated', isHidden: false, canRestore: true },
        {
          field: 'companyId',
          before: null,
          after: { id: 4, name: 'Banque Champlain' },
          isHidden: false,
          canRestore: true,
        },
        { field: 'approved', before: false, after: true, isHidden: false, canRestore: true },
        { field: 'highlights', before: null, after: null, isHidden: true, canRestore: false },
      ],
    },
    {
      id: 11,
      at: '2026-11-22T08:05:00.000Z',
      request: 'r1',
      action: 'added',
      who: { kind: 'system', id: null, name: '', lastName: '' },
      noun: 'reportForm',
      name: null,
      changes: [{ field: 'syntax', before: 'needs-work', after: 'good', isHidden: false, canRestore: true }],
    },
  ],
  total: 40,
  hasOlder: true,
  latest: 13,
  version: '"v7"',
  users: [{ id: 1, name: 'Marie', lastName: 'Bélanger' }],
  fields: [
    { noun: 'contract', field: 'companyId' },
    { noun: 'reportForm', field: 'syntax' },
  ],
};

/** A page with one entry about a noun, with one change. */
function pageOf(
  noun: WireNoun,
  field: string,
  before: WireValue = null,
  after: WireValue = null,
): HistoryPage {
  const [entry] = page.data;
  if (!entry) throw new Error('no entry');
  const change = { field, before, after, is_hidden: false, can_restore: true };
  return { ...page, data: [{ ...entry, noun, changes: [change] }] };
}

describe('a history', () => {
  it('is read and written entry by entry', () => {
    expect(recordHistoryFromWire([page])).toStrictEqual(history);
    expect(recordHistoryToWire(history)).toStrictEqual(page);
  });

  it('joins its pages: version and people of the first, what is left of the last', () => {
    const { users: _users, fields: _fields, ...next } = pageOf('student', 'name');
    const last: HistoryPage = { ...next, total: 39, has_older: false, latest: 14, version: '"v8"' };
    const { entries, ...read } = recordHistoryFromWire([page, next, last]);
    expect(read).toStrictEqual({
      total: 39,
      hasOlder: false,
      latest: 13,
      version: '"v7"',
      users: history.users,
      fields: history.fields,
    });
    expect(entries.map(({ id, noun }) => [id, noun])).toStrictEqual([
      [12, 'contract'],
      [11, 'reportForm'],
      [12, 'student'],
      [12, 'student'],
    ]);
  });

  it('has at least one page', () => {
    expect(() => recordHistoryFromWire([])).toThrow(new TypeError('a history has at least one page'));
  });

  it('may have a first page without people and fields', () => {
    const { users: _users, fields: _fields, ...bare } = page;
    expect(recordHistoryFromWire([bare])).toStrictEqual({ ...history, users: [], fields: [] });
  });

  it('leaves out fields that it does not know, and reads a noun that it does not know as a contract', () => {
    const names = ['contract.a_new_one', 'else.flag', 'contract', 'contract.flag'];
    const read = recordHistoryFromWire([
      { ...pageOf('contract', 'a_new_one'), fields: names },
      pageOf('else' as WireNoun, 'description', 'Oral', 'Écrit'),
    ]);
    expect(read.fields).toStrictEqual([{ noun: 'contract', field: 'flagged' }]);
    expect(read.entries.map(({ noun, changes }) => [noun, changes])).toStrictEqual([
      ['contract', []],
      [
        'contract',
        [{ field: 'description', before: 'Oral', after: 'Écrit', isHidden: false, canRestore: true }],
      ],
    ]);
  });
});

it.each(Object.keys(nouns) as HistoryNoun[])('reads each field of a %s by its name in calls', (noun) => {
  const fields = Object.keys(nouns[noun].fields).map((field) => ({ noun, field }));
  const onWire = fields.map((field) => historyQuery({ subject: 'contract', id: 1 }, { field })?.field ?? '');
  expect(onWire).toStrictEqual(fields.map((field) => `${snakeCase(noun)}.${wireField(field)}`));
  const read = recordHistoryFromWire([{ ...pageOf(snakeCase(noun), 'status'), fields: onWire }]);
  expect(read.fields).toStrictEqual(fields);
  expect(read.entries[0]?.noun).toBe(noun);
});

/** A field of each type of value, with a value in its portal form and in its wire form. */
it.each<[HistoryNoun, string, FieldKind, HistoryValue, WireValue]>([
  ['student', 'city', 'text', 'Lévis', 'Lévis'],
  ['student', 'city', 'text', 'needs-work', 'needs-work'],
  ['student', 'city', 'text', 'not enough', 'not enough'],
  ['student', 'city', 'text', 'weekly', 'weekly'],
  ['student', 'city', 'text', 'Weekly', 'Weekly'],
  ['student', 'city', 'text', 'Skype', 'Skype'],
  ['contract', 'numberOfClasses', 'number', 1, 1],
  ['contract', 'flagged', 'yesNo', true, 1],
  ['contract', 'flagged', 'yesNo', false, 0],
  ['student', 'active', 'active', true, 1],
  ['student', 'active', 'active', false, 0],
  ['contract', 'status', 'contractStatus', 'done', 3],
  ['contract', 'companyId', 'reference', { id: 4, name: 'Boréal' }, { id: 4, name: 'Boréal' }],
  ['outline', 'emphasis', 'emphases', ['speaking', 'writing'], ['speaking', 'writing']],
  ['outline', 'reading', 'frequency', 'weekly', 'Weekly'],
  ['outline', 'reading', 'frequency', 'Parfois', 'Parfois'],
  ['reportForm', 'syntax', 'rating', 'needs-work', 'not enough'],
  ['reportForm', 'syntax', 'rating', 'passable', 'passable'],
  ['needs', 'webinarType', 'webinarType', 'Zoom', 'Zoom'],
  ['needs', 'webinarType', 'webinarType', 'Microsoft Teams', 'Microsoft Teams'],
  // Null, and a value of another type than that of its field.
  ['contract', 'flagged', 'yesNo', null, null],
  ['contract', 'flagged', 'yesNo', 'oui', 'oui'],
  ['contract', 'status', 'contractStatus', null, null],
  ['outline', 'reading', 'frequency', null, null],
  ['outline', 'reading', 'frequency', 5, 5],
  ['reportForm', 'syntax', 'rating', 5, 5],
])('reads and writes %s.%s, a %s, as %j', (noun, field, kind, value, wire) => {
  expect(fieldOf({ noun, field }).kind).toBe(kind);
  const [wireNoun, name] = [snakeCase(noun), wireField({ noun, field })];
  const read = recordHistoryFromWire([pageOf(wireNoun, name, wire, null)]);
  expect(read.entries[0]?.changes).toStrictEqual([
    { field, before: value, after: null, isHidden: false, canRestore: true },
  ]);
  expect(recordHistoryToWire(read)).toStrictEqual(pageOf(wireNoun, name, wire, null));
});

it('reads the webinar type Skype as its successor', () => {
  const [entry] = recordHistoryFromWire([pageOf('needs', 'typeWebinar', 'Skype', 'Zoom')]).entries;
  expect(entry?.changes[0]).toMatchObject({ before: 'Microsoft Teams', after: 'Zoom' });
});

it('writes a reference by its id, and a status that is a number already as it is', () => {
  expect(historyValueToWire('reference', { id: 4, name: 'Boréal' })).toBe(4);
  expect(historyValueToWire('contractStatus', 3)).toBe(3);
});

it.each([
  [undefined, undefined, undefined],
  [{}, undefined, undefined],
  [{ userId: 3 }, 3, undefined],
  [{ field: { noun: 'lessonDetail', field: 'excused' } }, undefined, 'lesson_detail.excused'],
] as const)('asks with %j', (filters, userId, field) => {
  const query = { subject: 'report', id: 1, studentId: 2, userId, field };
  expect(historyQuery({ subject: 'report', id: 1, studentId: 2 }, filters)).toStrictEqual(query);
});
