import type { RememberedColumn } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { readRememberedColumns, rememberedColumnsCookie } from './remembered-columns.ts';

const columns: RememberedColumn[] = [
  { head: 'Courriel pro; actuel = 2', field: 'email' },
  { head: 'Pointure', field: null },
];

/** Returns the cookie header that the browser would send. */
const sentOf = (cookie: string) => `table-density=compact; ${cookie.split(';')[0]}`;

describe('remembered columns of this browser', () => {
  it('come back, of the same kind of import only', () => {
    const cookies = sentOf(rememberedColumnsCookie('', 'student', columns));
    expect(readRememberedColumns(cookies, 'student')).toEqual(columns);
    expect(readRememberedColumns(cookies, 'teacher')).toEqual([]);
  });

  it('are added to those of earlier files', () => {
    const first = sentOf(rememberedColumnsCookie('', 'student', columns));
    const next = sentOf(rememberedColumnsCookie(first, 'student', [{ head: 'POINTURE', field: 'city' }]));
    expect(readRememberedColumns(next, 'student')).toEqual([columns[0], { head: 'POINTURE', field: 'city' }]);
  });

  it('fit into a cookie, the newest ones', () => {
    const many = Array.from({ length: 40 }, (_, place) => ({
      head: `${place} ${'é'.repeat(90)}`,
      field: 'city',
    }));
    const cookie = rememberedColumnsCookie('', 'student', many);
    expect(cookie.length).toBeLessThan(4096);
    const kept = readRememberedColumns(sentOf(cookie), 'student');
    expect(kept.length).toBeGreaterThan(2);
    expect(kept.at(-1)).toEqual(many.at(-1));
  });

  it.each([
    '',
    'import-columns-student=',
    'import-columns-student=%7B',
    'import-columns-student=%5B1%2C%5B2%5D%5D',
  ])('are none in %j', (cookies) => {
    expect(readRememberedColumns(cookies, 'student')).toEqual([]);
  });
});
