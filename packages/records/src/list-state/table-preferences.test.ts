import { expect, it } from 'vitest';
import { columnChoiceCookie, densityCookieOf, readColumnChoice, readDensity } from './table-preferences.ts';

const cookieText = (cookie: string) => `theme=dark; ${cookie.split(';')[0]}; language-mode=fr`;

it.each([
  { order: [], hidden: ['students'] },
  { order: ['teacher', 'number', 'company'], hidden: [] },
  { order: ['teacher', 'number'], hidden: ['students', 'notes'] },
])('keeps $order without $hidden for one table (DECISION-12)', (choice) => {
  const cookies = cookieText(columnChoiceCookie('contracts-pending', choice));
  expect(readColumnChoice(cookies, 'contracts-pending')).toEqual(choice);
  expect(readColumnChoice(cookies, 'contracts-done')).toBeNull();
});

it('forgets the choice when all columns are shown in their own order again', () => {
  expect(columnChoiceCookie('students', { order: [], hidden: [] })).toContain('Max-Age=0');
});

it('makes nothing of a cookie that makes no sense', () => {
  expect(readColumnChoice('columns-students=%3Cb%3E.name~', 'students')).toEqual({
    order: ['name'],
    hidden: [],
  });
  expect(readColumnChoice('columns-students=', 'students')).toEqual({ order: [], hidden: [] });
});

it('keeps how dense the tables are', () => {
  expect(readDensity(cookieText(densityCookieOf('compact')))).toBe('compact');
  expect(readDensity(cookieText(densityCookieOf('comfortable')))).toBe('comfortable');
  expect(readDensity('table-density=huge')).toBe('comfortable');
});
