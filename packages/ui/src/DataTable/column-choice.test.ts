import { describe, expect, it } from 'vitest';
import {
  type ColumnChoice,
  everyColumn,
  moveColumn,
  orderedColumns,
  showColumn,
  visibleColumns,
} from './column-choice';
import type { TableColumn } from './table-columns';

const columnsOf = (...ids: string[]): TableColumn<unknown>[] =>
  ids.map((id) => ({
    id,
    header: id,
    cell: () => null,
    phone: id === 'number' ? ('title' as const) : undefined,
  }));

const columns = columnsOf('flag', 'number', 'company', 'teacher');
const ids = (list: readonly TableColumn<unknown>[]) => list.map(({ id }) => id).join(' ');

describe('the choice of columns', () => {
  it.each<[ColumnChoice, string]>([
    [everyColumn, 'flag number company teacher'],
    [{ order: ['teacher', 'number', 'flag', 'company'], hidden: [] }, 'teacher number flag company'],
    [{ order: [], hidden: ['company'] }, 'flag number teacher'],
    [{ order: [], hidden: ['number', 'flag'] }, 'number company teacher'],
  ])('%j draws %s', (choice, drawn) => {
    expect(ids(visibleColumns(columns, choice))).toBe(drawn);
  });

  it('puts a column that came later after its neighbour, and forgets one that is gone', () => {
    const choice = { order: ['teacher', 'invoice', 'number', 'flag'], hidden: ['invoice'] };
    expect(ids(orderedColumns(columns, choice))).toBe('teacher number company flag');
    expect(ids(orderedColumns(columnsOf('first', 'flag', 'number'), choice))).toBe('first number flag');
  });

  it.each([
    ['company', -1, 'flag company number teacher'],
    ['company', 1, 'flag number teacher company'],
    ['flag', -1, 'flag number company teacher'],
    ['teacher', 1, 'flag number company teacher'],
    ['unknown', 1, 'flag number company teacher'],
  ] as const)('moves %s by %i: %s', (id, by, order) => {
    expect(ids(orderedColumns(columns, moveColumn(columns, everyColumn, id, by)))).toBe(order);
  });

  it('keeps a hidden column’s place', () => {
    const hidden = showColumn(moveColumn(columns, everyColumn, 'teacher', -1), 'teacher', false);
    expect(ids(visibleColumns(columns, hidden))).toBe('flag number company');
    expect(ids(visibleColumns(columns, showColumn(hidden, 'teacher', true)))).toBe(
      'flag number teacher company',
    );
  });
});
