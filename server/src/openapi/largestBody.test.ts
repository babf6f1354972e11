import { expect, it } from 'vitest';
import { largestBody } from './largestBody.ts';

const known = { Name: { type: 'string', maxLength: 10 } };
const sizeOf = (schema: object) => largestBody(schema, (ref) => known[ref as keyof typeof known]);

it.each([
  ['a text of 10 characters, each escaped', { type: 'string', maxLength: 10 }, 62],
  ['a text or null', { type: ['string', 'null'], maxLength: 10 }, 62],
  ['a text without a limit', { type: 'string' }, Number.POSITIVE_INFINITY],
  ['a day', { type: 'string', format: 'date' }, 12],
  ['a number', { type: 'integer' }, 24],
  ['one of some values', { enum: ['é', 'longer', null] }, 8],
  ['a list', { type: 'array', maxItems: 3, items: { type: 'integer' } }, 77],
  ['a list without a limit', { type: 'array', items: { type: 'integer' } }, Number.POSITIVE_INFINITY],
  ['an object', { type: 'object', properties: { id: { type: 'integer' }, day: { enum: [1] } } }, 40],
  ['an object that does not say its type', { properties: { id: { type: 'integer' } } }, 32],
  ['a reference', { $ref: 'Name' }, 62],
  ['a reference that a limit narrows', { $ref: 'Name', maxLength: 1 }, 8],
  ['the larger of two forms', { anyOf: [{ $ref: 'Name' }, { type: 'null' }] }, 62],
  [
    'an object in parts, of which the stricter counts',
    { allOf: [{ properties: { id: { $ref: 'Name' } } }, { properties: { id: { type: 'string' } } }] },
    70,
  ],
  [
    'an object with names of its own',
    { type: 'object', additionalProperties: { type: 'integer' } },
    Number.POSITIVE_INFINITY,
  ],
  ['anything', {}, Number.POSITIVE_INFINITY],
])('the largest JSON of %s', (_what, schema, bytes) => {
  expect(sizeOf(schema)).toBe(bytes);
});
