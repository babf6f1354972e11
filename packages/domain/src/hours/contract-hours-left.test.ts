import { expect, it } from 'vitest';
import { endsBeforeHours, unplannedMinutes } from './contract-hours-left.ts';
import { aContractWithHours } from './hours.fixtures.ts';

it.each([
  ['all is planned', {}, 0],
  ['a part is planned', { plannedMinutes: 1000 }, 440],
  ['no plan', { plannedMinutes: null }, 1440],
  ['more is planned than sold', { plannedMinutes: 9000 }, 0],
  ['more is taught than sold', { taughtMinutes: 3000, plannedMinutes: 0 }, 0],
  ['nobody knows what is sold', { contractedMinutes: null, plannedMinutes: 0 }, 0],
])('minutes that are not planned: %s', (_, differing, minutes) => {
  expect(unplannedMinutes(aContractWithHours(differing))).toBe(minutes);
});

it.each<[string, Parameters<typeof aContractWithHours>[0], boolean]>([
  ['all is planned', {}, false],
  ['a part is planned', { plannedMinutes: 1000 }, true],
  ['a plan that has ended', { plannedMinutes: 0, endsOn: '2026-11-19' }, true],
  ['no plan, before its end', { plannedMinutes: null }, false],
  ['no plan, on its last day', { plannedMinutes: null, endsOn: '2026-11-20' }, false],
  ['no plan, after its end', { plannedMinutes: null, endsOn: '2026-11-19' }, true],
  ['no end date', { plannedMinutes: 0, endsOn: null }, false],
  ['done', { status: 'done', plannedMinutes: 0 }, false],
  ['archived', { status: 'archived', plannedMinutes: 0 }, false],
])('a contract that ends before its hours: %s', (_, differing, ends) => {
  expect(endsBeforeHours(aContractWithHours(differing), '2026-11-20')).toBe(ends);
});
