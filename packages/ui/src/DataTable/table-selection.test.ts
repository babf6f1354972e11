import { describe, expect, it } from 'vitest';
import { afterPress, type RowKey, shareOf, withKeys } from './table-selection';

const keys = [1, 2, 3, 4, 5];
const list = (selected: ReadonlySet<RowKey>) => [...selected];

describe('the selection of a table', () => {
  it.each([
    [[], { key: 3, checked: true }, [3]],
    [[3], { key: 3, checked: false }, []],
    [[2], { key: 4, checked: true, from: 2 }, [2, 3, 4]],
    [[4], { key: 2, checked: true, from: 4 }, [4, 2, 3]],
    [[1, 2, 3, 4], { key: 3, checked: false, from: 2 }, [1, 4]],
    [[90], { key: 2, checked: true, from: 90 }, [90, 2]],
  ])('of %j becomes, after %j, %j', (before, press, after) => {
    expect(list(afterPress(new Set(before), { keys, ...press }))).toEqual(after);
  });

  it('keeps the rows of other pages when those in view are chosen or let go', () => {
    const all = withKeys(new Set([90]), keys, true);
    expect(list(all)).toEqual([90, 1, 2, 3, 4, 5]);
    expect(list(withKeys(all, keys, false))).toEqual([90]);
  });

  it.each([
    [[90], 'none'],
    [[90, 2], 'some'],
    [[1, 2, 3, 4, 5], 'all'],
  ])('of %j is %s of the page', (selected, share) => {
    expect(shareOf(new Set(selected), keys)).toBe(share);
  });

  it('is no choice at all where there is nothing to choose', () => {
    expect(shareOf(new Set([90]), [])).toBe('none');
  });
});
