import { describe, expect, it } from 'vitest';
import { clearReturnPlace, mayReturnTo, readReturnPlace, storeReturnPlace } from './return-place';

function memory() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
    clear: () => texts.clear(),
  };
}

const address = '/admin/contracts/list?page=2';

describe('the place to go to after signing in (SHELL-117)', () => {
  it('is kept until it is dropped', () => {
    const storage = memory();
    expect(readReturnPlace(storage)).toBeNull();
    storeReturnPlace(storage, { address, userId: 7, isSessionLost: true });
    expect(readReturnPlace(storage)).toEqual({ address, userId: 7, isSessionLost: true });
    clearReturnPlace(storage);
    expect(readReturnPlace(storage)).toBeNull();
  });

  it.each([
    ['another host', '//evil.example/'],
    ['another host by a backslash', '/\\evil.example/'],
    ['a script', 'javascript:alert(1)'],
  ])('is never %s', (_case, elsewhere) => {
    const storage = memory();
    storeReturnPlace(storage, { address: elsewhere });
    expect(readReturnPlace(storage)).toBeNull();
  });

  it('is nothing that something else wrote', () => {
    const storage = memory();
    storage.setItem('return-place', '{broken');
    expect(readReturnPlace(storage)).toBeNull();
  });

  it.each([
    ['the same person after a lost session', { userId: 7 }, true],
    ['nobody else after a lost session', { userId: 8 }, false],
    ['a person whose role can open it', { roles: ['ROLE_ADMIN', 'ROLE_TEACHER'] as const }, true],
    ['nobody whose role cannot', { roles: ['ROLE_TEACHER'] as const }, false],
  ])('is for %s', (_case, place, expected) => {
    expect(mayReturnTo({ address, ...place }, { id: 7, role: 'ROLE_ADMIN' })).toBe(expected);
  });
});
