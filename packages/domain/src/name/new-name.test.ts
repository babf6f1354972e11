import { expect, it } from 'vitest';
import { newName } from './new-name.ts';

it.each<[string, string | null, string]>([
  ['', null, 'SET-LANG-06, SET-COMP-07'],
  ['   ', null, 'SET-LANG-06, SET-COMP-07'],
  ['Français', null, 'SET-LANG-07, SET-COMP-08'],
  [' Français ', null, 'SET-LANG-07, SET-COMP-08'],
  ['français', 'français', 'SET-LANG-07, SET-COMP-08'],
  [' Arabe ', 'Arabe', 'SET-LANG-03, SET-COMP-03'],
])('of "%s" sends %j (%s)', (typed, sent) => {
  expect(newName(typed, [{ name: 'Français' }, { name: 'Anglais' }])).toBe(sent);
});
