import { expect, it } from 'vitest';
import { ApiError } from '../api-error.ts';
import { nullIfMissing } from './null-if-missing';

it('is null for a 404, which some backends answer where there is no record (DECISION-18)', async () => {
  const missing = new ApiError({ code: 'not-found', status: 404 });
  expect(await nullIfMissing(Promise.reject(missing))).toBeNull();
});

it('gives the answer, and throws every other refusal', async () => {
  const refused = new ApiError({ code: 'forbidden', status: 403 });
  expect(await nullIfMissing(Promise.resolve('a report'))).toBe('a report');
  await expect(nullIfMissing(Promise.reject(refused))).rejects.toBe(refused);
});
