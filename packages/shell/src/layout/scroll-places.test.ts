import { describe, expect, it } from 'vitest';
import { forgetScrollOfNewVisit, scrollKey } from './scroll-places';

const at = (pathname: string, key = 'default', search = '') => ({
  pathname,
  key,
  search,
  hash: '',
  state: null,
  mask: undefined,
  unstable_mask: undefined,
});

describe('where a page was scrolled', () => {
  it('is kept for each address that the browser opened, and for each entry of the history that the app added', () => {
    expect(scrollKey(at('/contracts/list', 'default', '?page=2'))).toBe('first /contracts/list?page=2');
    expect(scrollKey(at('/students/list'))).not.toBe(scrollKey(at('/contracts/list')));
    expect(scrollKey(at('/contracts/list', 'k3b'))).toBe('k3b');
  });

  it.each([
    ['an address that is typed', 'navigate', undefined],
    ['a reload', 'reload', 600],
    ['the way back', 'back_forward', 600],
    ['a browser that does not say', undefined, 600],
  ])('of %s, with what the other pages keep', (_, load, place) => {
    let stored = JSON.stringify({ 'first /contracts/list': 600, k3b: 40 });
    const storage = {
      getItem: () => stored,
      setItem: (_key: string, value: string) => {
        stored = value;
      },
    };
    forgetScrollOfNewVisit(storage, 'places', at('/contracts/list'), load);
    expect(JSON.parse(stored)).toEqual({ k3b: 40, ...(place && { 'first /contracts/list': place }) });
  });

  it.each(['{', 'null'])('does no harm when %s is stored', (stored) => {
    const storage = { getItem: () => stored, setItem: () => undefined };
    expect(() => forgetScrollOfNewVisit(storage, 'places', at('/'), 'navigate')).not.toThrow();
  });
});
