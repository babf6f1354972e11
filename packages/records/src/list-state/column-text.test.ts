import { expect, it } from 'vitest';
import { columnsOfText, columnText } from './column-text.ts';

it.each([
  ['all', { order: [], hidden: [] }],
  ['number.company.-si.-tcs', { order: ['number', 'company'], hidden: ['si', 'tcs'] }],
  ['-notes', { order: [], hidden: ['notes'] }],
])('an address says %s for a choice of columns, and is read the same', (text, choice) => {
  expect(columnText(choice)).toBe(text);
  expect(columnsOfText(text)).toEqual(choice);
});

it('leaves out what is no name of a column', () => {
  expect(columnsOfText('number.<b>.-.si')).toEqual({ order: ['number', 'si'], hidden: [] });
});
