import { expect, it } from 'vitest';
import { rateFormText, rateSchema } from './rate-schema.ts';

it.each([
  ['44,5', '2026-11-01', { rate: 44.5, from: '2026-11-01' }],
  ['0', '', { rate: 0, from: null }],
  ['', '2026-11-01', { rate: null, from: '2026-11-01' }],
])('a rate of "%s" from "%s" is read', (rate, from, values) => {
  expect(rateSchema.parse({ rate, from })).toEqual(values);
});

it.each([
  ['', '', 'rate'],
  ['x', '2026-11-01', 'rate'],
  ['-1', '2026-11-01', 'rate'],
  ['100001', '2026-11-01', 'rate'],
  ['44', '2026-02-30', 'from'],
])('a rate of "%s" from "%s" is refused at the field %s', (rate, from, field) => {
  const read = rateSchema.safeParse({ rate, from });
  expect(read.error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});

it('a form shows the rate and the day, and nothing for none', () => {
  expect(rateFormText({ rate: 44.5, from: null })).toEqual({ rate: '44.5', from: '' });
  expect(rateFormText({ rate: null, from: '2026-11-01' })).toEqual({ rate: '', from: '2026-11-01' });
});
