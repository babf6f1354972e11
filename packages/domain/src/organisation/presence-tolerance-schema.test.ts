import { expect, it } from 'vitest';
import { refusalsOf } from '../refusal/refusals-of.ts';
import { presenceToleranceSchema, presenceToleranceText } from './presence-tolerance-schema.ts';

it.each([
  ['0', 0],
  ['5', 5],
  ['60', 60],
])('reads %s minutes from which late and early count', (minutes, read) => {
  expect(presenceToleranceSchema.parse({ minutes })).toEqual({ minutes: read });
});

it.each([
  ['', 'required'],
  ['five', 'not-a-number'],
  ['7.5', 'not-whole'],
  ['-1', 'out-of-range?min=0&max=60'],
  ['61', 'out-of-range?min=0&max=60'],
])('refuses "%s" minutes', (minutes, code) => {
  expect(refusalsOf(presenceToleranceSchema, { minutes })).toEqual({ minutes: code });
});

it('opens with what is stored', () => {
  expect(presenceToleranceText(5)).toEqual({ minutes: '5' });
});
