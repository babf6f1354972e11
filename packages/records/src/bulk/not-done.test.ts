import { ApiError, refusalOf } from '@portal/api-client';
import { expect, it } from 'vitest';
import { byReason, refusalReason } from './not-done';

const archived = { fr: 'Archivé', en: 'Archived' };

it('puts records with the same reason together, the most first', () => {
  expect(
    byReason([
      { record: 1, reason: 'No students' },
      { record: 2, reason: archived },
      { record: 3, reason: { ...archived } },
    ]).map(({ reason, records }) => [reason, records]),
  ).toEqual([
    [archived, [2, 3]],
    ['No students', [1]],
  ]);
});

it.each([
  [new ApiError({ code: 'refused', serverMessage: 'No students' }), { said: 'No students' }],
  [refusalOf(409, { message: 'Conflict' }), { kind: 'conflict' }],
  [refusalOf(403, { message: 'Forbidden' }), { kind: 'forbidden' }],
  [new ApiError({ code: 'server', serverMessage: 'Stack trace' }), { kind: 'server' }],
  [new ApiError({ code: 'not-found' }), { kind: 'not-found' }],
  [new TypeError('x'), { kind: 'server' }],
])('gives the reason of %s', (error, reason) => {
  expect(refusalReason(error)).toEqual(reason);
});
