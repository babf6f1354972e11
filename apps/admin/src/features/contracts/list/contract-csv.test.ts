import { aContract, type Contract, contractColumns } from '@portal/domain';
import { expect, it } from 'vitest';
import { csvTable } from '../../../parts/list/csv-columns.ts';
import { contractCsv } from './contract-csv.ts';

const table = (contracts: readonly Contract[], columns: readonly string[]) =>
  csvTable(contractCsv, contracts, columns, (column) => column, {
    yes: 'oui - yes',
    no: 'non - no',
    courseType: ({ name }) => name,
    material: (id) => (id === 1 ? 'requested' : null),
  });

it('writes the columns that are shown, in their order', () => {
  const contract = aContract({ flagged: true, hoursPerClass: 1.5, numberOfClasses: 31, minutesTaught: 2790 });
  expect(table([contract], ['flagged', 'number', 'hours', 'teacher', 'endsOn', 'material'])).toEqual([
    [
      'flagged',
      'number',
      'hoursTaught',
      'hoursContracted',
      'classesRecorded',
      'classes',
      'teacher',
      'endsOn',
      'material',
    ],
    ['oui - yes', '2026-0412', '46:30', '46:30', 21, 31, 'Léa Villeneuve', '2026-12-18', 'requested'],
  ]);
});

it('leaves empty what is absent, and gives the day for the tick of a sent contract', () => {
  const bare = aContract({ company: null, teacher: null, minutesTaught: null, endsOn: null });
  const sent = aContract({ sentToClientOn: '2026-06-20' });
  const columns = ['company', 'teacher', 'hours', 'endsOn', 'sentToClient'];
  const [, ...rows] = table([bare, sent], columns);
  expect(rows[0]).toEqual([null, null, null, '48:00', 21, 32, null, null]);
  expect(rows[1]?.at(-1)).toBe('2026-06-20');
});

it.each(Object.values(contractColumns))('knows every column of a flavour: %#', (...columns) => {
  const [heads, cells] = table([aContract()], columns);
  expect(cells).toHaveLength(heads?.length ?? 0);
  expect(cells).not.toContain(undefined);
});
