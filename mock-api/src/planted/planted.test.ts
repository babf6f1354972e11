import { allowedByTreaty, FaultTrial, plantedFaults } from '@portal/api-client/conformance/planted';
import { readTreaty } from '@portal/conformance';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { HealthyMocks } from './healthyMock.ts';

// `npm run api:planted` tries all of them, `npm run test:full` a quarter.

const calls = readTreaty().map(({ id }) => id);

describe('the planted faults', () => {
  it('are many, of many kinds, and about every call', () => {
    expect(plantedFaults.length).toBeGreaterThanOrEqual(120);
    expect(new Set(plantedFaults.map(({ id }) => id)).size).toBe(plantedFaults.length);
    expect(new Set(plantedFaults.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(20);
    expect([...new Set(plantedFaults.map(({ call }) => call))].sort()).toEqual(calls.toSorted());
  });

  it('leave out what the treaty allows, and say why', () => {
    for (const { call, says, why } of allowedByTreaty) {
      expect(calls).toContain(call);
      expect(why).not.toBe('');
      expect(plantedFaults.map(({ id }) => id)).not.toContain(`${call}: ${says}`);
    }
  });
});

/** A few faults of different kinds. */
const sample = [
  'listTeachers: ignores teacherAssigned',
  'listLanguages: repeats the first page',
  'listUsers: accepts a token that says it needs no signature',
  'updateMaterial: takes the flag away that is left out',
];

describe('the conformance suite catches', () => {
  let trial: FaultTrial;
  const mocks = new HealthyMocks(inject('postgres'));
  beforeAll(async () => {
    trial = new FaultTrial(() => mocks.start(), await mocks.accounts());
  });
  afterAll(() => mocks.close());

  it.each(sample)(
    '%s',
    async (id) => {
      const fault = plantedFaults.find((one) => one.id === id);
      if (!fault) throw new Error('there is no such fault');
      expect(await trial.try(fault)).toBe('caught');
    },
    30_000,
  );
});
