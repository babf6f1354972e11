import { aContract, type Contract, contractColumns } from '@portal/domain';
import { csvTable } from '@portal/records/list-definitions';
import { expect, it } from 'vitest';
import { contractArchived, contractCsv } from './contract-csv.ts';

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

const archived = true as const;
const noWords = { yes: 'oui', no: 'non', courseType: () => '', material: () => null };
const withArchived = [
  aContract({ number: '2026-0001' }),
  aContract({
    number: '2026-0002',
    company: { id: 1, name: 'Aéro Beauséjour inc.', archived },
    language: { id: 1, name: 'Français', archived },
    teacher: { id: 8, name: 'Léa', lastName: 'Villeneuve', archived },
  }),
];
const marked = (...columns: string[]) =>
  csvTable(contractCsv, withArchived, columns, (column) => `[${column}]`, noWords, contractArchived);

it('names the columns whose record is archived in a last column (DECISION-105)', () => {
  expect(marked('number', 'company', 'language', 'teacher')).toEqual([
    ['[number]', '[company]', '[language]', '[teacher]', '[archived]'],
    ['2026-0001', 'Aéro Beauséjour inc.', 'Français', 'Léa Villeneuve', null],
    ['2026-0002', 'Aéro Beauséjour inc.', 'Français', 'Léa Villeneuve', '[company], [language], [teacher]'],
  ]);
});

it('names shown columns only, and has no such column in a file without names', () => {
  expect(marked('teacher').map((line) => line.at(-1))).toEqual(['[archived]', null, '[teacher]']);
  expect(marked('number')).toEqual([['[number]'], ['2026-0001'], ['2026-0002']]);
});
