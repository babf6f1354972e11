import { readImportHeads } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { type HistoryTableName, historyTables } from '../features/history/tables.ts';
import { nouns } from './nouns.ts';

/** Columns that show a field in another way than forms do, so that its label would not say what is in a cell. */
const unlike = {
  active: 'yes or no, where the history shows a state',
  absence_thresholds: 'names the unit',
  percent: 'names the unit',
  minutes: 'names the unit',
  mark: 'the mark of a report, which is the whole field in the history',
  submitted: 'yes or no, where the history shows a status',
};

const shared = nouns.flatMap(({ name, table, columns }) => {
  const fields = historyTables[table as HistoryTableName]?.columns ?? {};
  return columns.flatMap((column) => {
    const field = fields[column.column ?? column.field]?.of;
    return field && !Object.hasOwn(unlike, column.field) ? [{ name, column, field }] : [];
  });
});

describe('the exported files', () => {
  it('share most columns with the history', () => {
    expect(shared.length).toBeGreaterThan(120);
  });

  it.each(shared)('name $column.field of $name by the label of its field', ({ column, field }) => {
    expect({ fr: column.fr, en: column.en }).toEqual({ fr: field.fr, en: field.en });
  });

  it.each(nouns)('of $name are read by each heading, also by former ones', ({ columns }) => {
    for (const { field, fr, en, also = [] } of columns) {
      for (const head of [fr, en, ...also])
        expect([head, ...readImportHeads([head], columns).fields]).toEqual([head, field]);
    }
  });
});
