import { describe, expect, it } from 'vitest';
import { keepReturnPlace, takeReturnPlace } from './return-place';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('the place to come back to after a lost session', () => {
  it.each([
    ['the same person returns', 7, '/admin/contracts/list?page=2', '/admin/contracts/list?page=2'],
    ['another person does not', 8, '/admin/contracts/list', null],
    ['nobody is sent to another host', 7, '//evil.example/', null],
    ['nor by a backslash', 7, '/\\evil.example/', null],
    ['nor to a script', 7, 'javascript:alert(1)', null],
  ])('%s (SHELL-117)', (_case, userId, address, expected) => {
    const storage = memory();
    keepReturnPlace(storage, { userId: 7, address });
    expect(takeReturnPlace(storage, userId)).toBe(expected);
    expect(takeReturnPlace(storage, 7)).toBeNull();
  });
});
