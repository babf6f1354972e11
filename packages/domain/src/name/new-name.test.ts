import { expect, it } from 'vitest';
import { newName } from './new-name.ts';

it.each<[string, ReturnType<typeof newName>, string]>([
  ['', { passedOver: 'empty' }, 'SET-LANG-06, SET-COMP-07'],
  ['   ', { passedOver: 'empty' }, 'SET-LANG-06, SET-COMP-07'],
  ['Français', { passedOver: 'taken' }, 'SET-LANG-07, SET-COMP-08'],
  [' Français ', { passedOver: 'taken' }, 'SET-LANG-07, SET-COMP-08'],
  ['français', { name: 'français' }, 'SET-LANG-07, SET-COMP-08'],
  ['\u200EFran\u202Dçais\n', { passedOver: 'taken' }, 'DECISION-66'],
  [' Arabe ', { name: 'Arabe' }, 'SET-LANG-03, SET-COMP-03'],
])('of "%s" makes %j (%s)', (typed, made) => {
  expect(newName(typed, [{ name: 'Français' }, { name: 'Anglais' }])).toEqual(made);
});
