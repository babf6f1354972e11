import { expect, it } from 'vitest';
import { historyQuery, recordHistoryFromWire } from '../packages/api-client/src/wire/history.ts';
import { type HistoryField, historyTables } from '../server/src/features/history/tables.ts';

it('every field that the server answers is known to the portal, and can be filtered by', () => {
  const answered = Object.values(historyTables).flatMap(({ noun, columns }) =>
    Object.values<HistoryField>(columns).map(({ wire }) => `${noun}.${wire}`),
  );
  const { fields } = recordHistoryFromWire([
    { data: [], total: 0, has_older: false, latest: null, version: null, users: [], fields: answered },
  ]);
  expect(fields.map((field) => historyQuery({ subject: 'company', id: 1 }, { field })?.field)).toEqual(
    answered,
  );
});
