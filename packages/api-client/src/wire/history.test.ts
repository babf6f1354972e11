import {
  aHistoryChange,
  aHistoryEntry,
  type History,
  type HistoryKind,
  type HistoryNoun,
  type HistoryValue,
  historyFields,
  marie,
} from '@portal/domain';
import { describe, expect, it } from 'vitest';
import type { HistoryPage } from '../generated/types.gen.ts';
import {
  historyQuery,
  historyValueToWire,
  recordHistoryFromWire,
  recordHistoryToWire,
  wireField,
} from './history.ts';

const history: History = {
  entries: [
    aHistoryEntry({
      changes: [
        aHistoryChange({ field: 'status', before: 'pending', after: 'activated' }),
        aHistoryChange({ field: 'companyId', before: null, after: { id: 4, name: 'Banque Champlain' } }),
        aHistoryChange({ field: 'approved', before: false, after: true }),
        aHistoryChange({ field: 'highlights', before: null, after: null, isHidden: true, canRestore: false }),
      ],
    }),
    aHistoryEntry({
      id: 0,
      noun: 'reportForm',
      changes: [aHistoryChange({ field: 'syntax', before: 'needs-work', after: 'good' })],
    }),
  ],
  total: 2,
  hasOlder: false,
  latest: 1,
  version: '"v7"',
  users: [{ id: 1, name: 'Marie', lastName: 'Bélanger' }],
  fields: [{ noun: 'contract', field: 'companyId' }],
};

describe('a history', () => {
  it('comes back from the wire as it went', () => {
    expect(recordHistoryFromWire([recordHistoryToWire(history)])).toEqual(history);
  });

  it('is on the wire in the words of the calls', () => {
    const [entry] = recordHistoryToWire(history).data;
    expect(entry?.changes.slice(0, 3).map(({ field, before, after }) => [field, before, after])).toEqual([
      ['course_status_id', 1, 2],
      ['companies_id', null, { id: 4, name: 'Banque Champlain' }],
      ['contract_approved', 0, 1],
    ]);
  });

  it('joins its pages: version and people of the first, what is left of the last', () => {
    const first = recordHistoryToWire({ ...history, hasOlder: true });
    const {
      users: _users,
      fields: _fields,
      ...second
    } = recordHistoryToWire({ ...history, latest: 9, version: '"v8"' });
    expect(recordHistoryFromWire([first, second])).toMatchObject({
      ...{ hasOlder: false, latest: 1, version: '"v7"', users: history.users },
      entries: [{ id: 1 }, { id: 0 }, { id: 1 }, { id: 0 }],
    });
  });

  it('leaves out fields and people that it does not know', () => {
    const page: HistoryPage = recordHistoryToWire(history);
    const [entry] = page.data;
    if (!entry) throw new Error('no entry');
    const unknown = { field: 'a_new_one', before: 1, after: 2, is_hidden: false, can_restore: false };
    const who = { kind: 'system', id: null, name: null, last_name: null } as const;
    const read = recordHistoryFromWire([
      { ...page, data: [{ ...entry, who, changes: [unknown] }], fields: ['contract.a_new_one', 'else.x'] },
    ]);
    expect([read.entries[0]?.changes, read.entries[0]?.who, read.fields]).toEqual([
      [],
      { ...marie, kind: 'system', id: null, name: '', lastName: '' },
      [],
    ]);
  });
});

it('names each field of the domain once for each noun', () => {
  for (const noun of Object.keys(historyFields) as HistoryNoun[]) {
    const names = Object.keys(historyFields[noun]).map((field) => wireField({ noun, field }));
    expect(new Set(names).size).toBe(names.length);
  }
});

it.each<[HistoryKind, HistoryValue, unknown]>([
  ['yesNo', true, 1],
  ['contractStatus', 'done', 3],
  ['reference', { id: 4, name: 'Banque Champlain' }, 4],
  ['frequency', 'weekly', 'Weekly'],
  ['rating', 'needs-work', 'not enough'],
  ['emphases', ['speaking'], ['speaking']],
  ['text', 'lun. 12:00', 'lun. 12:00'],
  ['date', null, null],
])('writes a %s as the calls do', (kind, value, wire) => {
  expect(historyValueToWire(kind, value)).toEqual(wire);
});

it.each([
  [{}, { subject: 'contract', id: 1, studentId: undefined }],
  [
    { userId: 3, field: { noun: 'contract', field: 'startsOn' } },
    { subject: 'contract', id: 1, studentId: undefined, userId: 3, field: 'contract.start_date' },
  ],
] as const)('asks with %j', (filters, query) => {
  expect(historyQuery({ subject: 'contract', id: 1 }, filters)).toEqual(query);
});
