import { describe, expect, it } from 'vitest';
import { lastPage, pageNumbers } from './page-numbers';

describe('the pages of a list', () => {
  it.each([
    [0, 100, 1],
    [1, 100, 1],
    [100, 100, 1],
    [101, 100, 2],
    [1284, 100, 13],
  ])('%i rows by %i make %i pages', (total, size, pages) => {
    expect(lastPage(total, size)).toBe(pages);
  });

  it.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 13, '1 2 3 4 5 gap-after 13'],
    [4, 13, '1 2 3 4 5 gap-after 13'],
    [7, 13, '1 gap-before 6 7 8 gap-after 13'],
    [13, 13, '1 gap-before 9 10 11 12 13'],
    [5, 8, '1 gap-before 4 5 6 7 8'],
  ])('on page %i of %i the numbers %s are shown', (page, last, shown) => {
    expect(pageNumbers(page, last).join(' ')).toBe(shown);
  });

  it('never repeats or skips without a gap, on any page of any list', () => {
    for (let last = 1; last <= 40; last++) {
      for (let page = 1; page <= last; page++) {
        const shown = pageNumbers(page, last);
        expect(shown).toContain(page);
        expect(new Set(shown).size).toBe(shown.length);
        shown.forEach((entry, index) => {
          const before = shown[index - 1];
          if (typeof entry === 'number' && typeof before === 'number') expect(entry).toBe(before + 1);
        });
      }
    }
  });
});
