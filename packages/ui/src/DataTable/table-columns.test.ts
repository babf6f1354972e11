import { describe, expect, it } from 'vitest';
import { cardHeight, columnTracks, nextSort, type TableColumn, titleColumn } from './table-columns';

const cell = () => null;
const toggle = () => true;

describe('the columns of a table', () => {
  it('share what is left of the width, toggles excepted', () => {
    const columns: TableColumn<unknown>[] = [
      { id: 'flag', header: '', toggle, width: 40 },
      { id: 'number', header: '', cell, width: 110 },
      { id: 'company', header: '', cell, width: 150 },
    ];
    expect(columnTracks(columns)).toEqual({
      tracks: '2.5rem minmax(6.875rem, 110fr) minmax(9.375rem, 150fr)',
      least: 300,
    });
    expect(columnTracks(columns, { hasMenu: true })).toMatchObject({ least: 356 });
    expect(columnTracks(columns, { hasMenu: true, hasMenuHead: true })).toMatchObject({ least: 384 });
    expect(columnTracks(columns, { hasSelection: true })).toMatchObject({ least: 344 });
    expect(columnTracks(columns, { hasSelection: true, isTight: true })).toEqual({
      tracks: '2.25rem 2rem minmax(6.375rem, 102fr) minmax(8.875rem, 142fr)',
      least: 312,
    });
  });

  it('make a card as high as what it shows', () => {
    const title: TableColumn<unknown> = { id: 'number', header: '', cell, phone: 'title' };
    const line: TableColumn<unknown> = { id: 'company', header: '', cell };
    const unseen: TableColumn<unknown> = { id: 'notes', header: '', cell, phone: 'hidden' };
    const bare = cardHeight([title]);
    const half: TableColumn<unknown> = { id: 'start', header: '', cell, phoneShare: 3 };
    expect(cardHeight([title, line])).toBeGreaterThan(bare);
    expect(cardHeight([title, unseen])).toBe(bare);
    expect(cardHeight([title, half, half])).toBe(cardHeight([title, line]));
    expect(cardHeight([title, { id: 'edit', header: '', cell, phone: 'corner' }])).toBe(bare);
    expect(cardHeight([title, { id: 'flag', header: '', toggle, look: 'flag' }])).toBe(bare);
    expect(cardHeight([title, { id: 'done', header: '', toggle }])).toBeGreaterThan(bare);
  });

  it('are laid out by their content when one has no width', () => {
    expect(columnTracks([{ id: 'number', header: '', cell }], { hasMenu: true })).toBeUndefined();
  });

  it.each([
    [undefined, 'company', 'ascending'],
    [{ column: 'company', direction: 'ascending' } as const, 'company', 'descending'],
    [{ column: 'company', direction: 'descending' } as const, 'company', 'ascending'],
    [{ column: 'number', direction: 'descending' } as const, 'company', 'ascending'],
  ])('after %j a press on %s sorts %s', (before, column, direction) => {
    expect(nextSort(column, before)).toEqual({ column, direction });
  });

  it('name the row by the head of its card, else by the first that shows something', () => {
    const flag: TableColumn<unknown> = { id: 'flag', header: '', toggle };
    const start: TableColumn<unknown> = { id: 'start', header: '', cell };
    const number: TableColumn<unknown> = { id: 'number', header: '', cell, phone: 'title' };
    expect(titleColumn([flag, start])).toBe(start);
    expect(titleColumn([flag, start, number])).toBe(number);
  });
});
