import type { SavedView } from '@portal/shell';
import { expect, it } from 'vitest';
import { byName, viewName, viewOfName } from './saved-views';

const view = (id: string, name: string): SavedView => ({ userId: 7, list: 'contracts', id, name, query: '' });
const views = [view('a', 'Fin 10'), view('b', 'à relancer'), view('c', 'Fin 9')];

it.each([
  ['  Fin   du mois ', 'Fin du mois'],
  ['a'.repeat(70), 'a'.repeat(60)],
  ['   ', ''],
])('keeps the name "%s" as "%s"', (typed, kept) => {
  expect(viewName(typed)).toBe(kept);
});

it('knows a name again in other letters and with other spaces, but not without its accents', () => {
  expect(viewOfName(views, ' À  RELANCER')?.id).toBe('b');
  expect(viewOfName(views, 'a relancer')).toBeUndefined();
  expect(viewOfName(views, 'Fin 9', views[2])).toBeUndefined();
});

it('stands by name, numbers as numbers', () => {
  expect(byName(views).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});
