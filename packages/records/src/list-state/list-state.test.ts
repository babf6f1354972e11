import { describe, expect, it } from 'vitest';
import { type ListDefinition, readListState, writeListState } from './list-state';

type State = { status: 'pending' | 'activated' | 'done'; search: string; mine: boolean; page: number };

const defaults: State = { status: 'activated', search: '', mine: false, page: 1 };
const list: ListDefinition<State> = { defaults, choices: { status: ['pending', 'activated', 'done'] } };

describe('the state of a list in its address', () => {
  it.each([
    ['', defaults],
    ['status=pending&page=3', { ...defaults, status: 'pending', page: 3 }],
    ['mine=true&search=a%26b', { ...defaults, mine: true, search: 'a&b' }],
    ['status=lost', defaults],
    ['page=seven', defaults],
    ['page=', defaults],
    ['page=0', defaults],
    ['page=-2', defaults],
    ['page=1.5', defaults],
    ['page=1e300', defaults],
    ['colour=red', defaults],
  ])('reads "%s"', (query, state) => {
    expect(readListState(new URLSearchParams(query), list)).toEqual(state);
  });

  it('leaves defaults out, so that a reset list has a bare address (SHELL-120)', () => {
    const state: State = { ...defaults, page: 2, search: 'Élysée' };
    const written = writeListState(new URLSearchParams('status=done&tab=x'), state, list);
    expect(written.toString()).toBe('tab=x&search=%C3%89lys%C3%A9e&page=2');
    expect(writeListState(written, defaults, list).toString()).toBe('tab=x');
  });
});
