import { someContracts } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { share } from './share.ts';

const copy = <Value>(value: Value): Value => structuredClone(value);

describe('a revalidated list', () => {
  const rows = someContracts();

  it('is the same object when nothing changed', () => {
    expect(share(rows, copy(rows))).toBe(rows);
  });

  it('keeps every row except the changed one', () => {
    const next = copy(rows).map((row, index) => (index === 2 ? { ...row, flagged: !row.flagged } : row));
    const shared = share(rows, next);
    expect(shared).toEqual(next);
    expect(shared.map((row, index) => row === rows[index])).toEqual(rows.map((_, index) => index !== 2));
  });

  it('keeps its rows when they are reordered or when some are removed', () => {
    const next = copy(rows).reverse().slice(1);
    const shared = share(rows, next);
    expect(shared).toEqual(next);
    expect(shared.every((row) => rows.includes(row))).toBe(true);
  });

  it.each([
    ['nothing before', undefined, { a: 1 }],
    ['another kind', [1], { a: 1 }],
    ['a field more', { a: 1 }, { a: 1, b: 2 }],
    ['a field less', { a: 1, b: 2 }, { a: 1 }],
    ['null', { a: {} }, { a: null }],
  ])('is the new value after %s', (_, previous, next) => {
    expect(share<unknown>(previous, next)).toEqual(next);
  });
});
