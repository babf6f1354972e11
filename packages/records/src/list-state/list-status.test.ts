import { describe, expect, it } from 'vitest';
import { type Announced, announcedAfter, type ListSort } from './list-status';

const company: ListSort = { column: { fr: 'Société', en: 'Company' }, direction: 'ascending' };
const down: ListSort = { ...company, direction: 'descending' };
const opened: Announced = { total: undefined, sort: company, isCounted: false, isSorted: false };
const counted: Announced = { total: 16, sort: company, isCounted: true, isSorted: false };

describe('what a list announces (DECISION-110)', () => {
  it.each([
    [
      'its number, and not the order with which it opens',
      opened,
      { total: 16, sort: company },
      [true, false],
    ],
    ['an order that is chosen before the number', opened, { total: 16, sort: down }, [true, true]],
    ['a new order alone', counted, { total: 16, sort: down }, [false, true]],
    ['a new number alone', counted, { total: 1, sort: company }, [true, false]],
    ['a new number and a new order', counted, { total: 1, sort: down }, [true, true]],
    [
      'the order of another column',
      counted,
      { total: 16, sort: { ...company, column: { fr: 'Ville', en: 'City' } } },
      [false, true],
    ],
  ])('announces %s', (_, before, now, [isCounted, isSorted]) => {
    expect(announcedAfter(before, now)).toEqual({ ...now, isCounted, isSorted });
  });

  it('announces nothing of the same number and order', () => {
    expect(announcedAfter(counted, { total: 16, sort: { ...company } })).toBe(counted);
  });
});
