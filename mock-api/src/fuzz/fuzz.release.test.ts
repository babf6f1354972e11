import { expect, inject, it } from 'vitest';
import { sampleRecords } from '../records/sampleRecords.ts';
import { fuzz } from './fuzz.ts';

// `npm run api:fuzz`, which is part of `npm run test:full`, sends ten thousand requests and more.
it('refuses or carries out whatever it is sent, and changes nothing when it refuses', async () => {
  const records = await sampleRecords(inject('postgres'));
  const { answered, faults } = await fuzz({ requests: 400, seed: 20_261_120, records });
  expect(faults).toEqual([]);
  // A run in which everything, or nothing, is refused would prove nothing.
  expect(answered.get(200)).toBeGreaterThan(40);
  for (const status of [400, 401, 403, 404]) expect(answered.get(status) ?? 0).toBeGreaterThan(5);
}, 60_000);
