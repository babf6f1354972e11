import { describe, expect, it } from 'vitest';
import { coverCost, toastPlaces } from './toast-place';

const free = { needed: 0, others: 0, title: false };

describe('the place of the messages', () => {
  it('costs nothing where they cover nothing (DECISION-44)', () => {
    expect(coverCost(free)).toBe(0);
  });

  it.each([
    ['the title than a link', { ...free, title: true }, { ...free, others: 1 }],
    ['several links than a submit button', { needed: 0, others: 6, title: true }, { ...free, needed: 1 }],
    ['one menu of a row than two', { needed: 1, others: 9, title: true }, { ...free, needed: 2 }],
  ])('is rather over %s (DECISION-44)', (_case, better, worse) => {
    expect(coverCost(better)).toBeLessThan(coverCost(worse));
  });

  it('is at the bottom first, at the end of a wide window', () => {
    expect(toastPlaces.phone.map(({ edge }) => edge)).toEqual(['bottom', 'top']);
    expect(toastPlaces.wide.map(({ edge, corner }) => `${edge} ${corner}`)).toEqual([
      'bottom end',
      'bottom start',
      'bottom center',
      'top end',
      'top start',
      'top center',
    ]);
  });
});
