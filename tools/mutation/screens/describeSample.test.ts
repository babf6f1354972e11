import { expect, it } from 'vitest';
import { describeSample, type SampleReport } from './describeSample.ts';

const source = "const seals = 2;\nconst fed = seals > 1 &&\n  'fish';\n";
const place = (line: number, column: number, endLine: number, endColumn: number) => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
});

/** A report in the states of StrykerJS 10.1.1: https://stryker-mutator.io/docs/mutation-testing-elements/mutant-states-and-metrics */
const reportOf = (statuses: readonly string[]): SampleReport => ({
  files: {
    'zoo.tsx': {
      source,
      mutants: statuses.map((status) => ({
        status,
        mutatorName: 'LogicalOperator',
        replacement: "seals > 1 ||\n  'fish'",
        location: place(2, 13, 3, 9),
      })),
    },
  },
});

it('has the change of each mutant that was tried, the missed ones last', () => {
  const report = reportOf(['Survived', 'NoCoverage', 'Killed', 'Timeout', 'CompileError', 'Ignored']);
  const change = "zoo.tsx:2 LogicalOperator: seals > 1 && 'fish' -> seals > 1 || 'fish'";
  expect(describeSample(report).lines).toEqual([
    `noticed  ${change}`,
    `noticed  ${change}`,
    `missed   ${change}`,
    `not run  ${change}`,
    '2 of 4 changes of what a person sees were noticed (50 %)',
  ]);
});

it.each([
  ['9 of 10', 9, true],
  ['8 of 9', 8, false],
  ['none', 0, false],
])('passes from 90 of 100 on: %s', (_, noticed, isEnough) => {
  const missed = noticed > 0 ? ['Survived'] : [];
  const report = reportOf([...Array<string>(noticed).fill('Killed'), ...missed]);
  expect(describeSample(report).isEnough).toBe(isEnough);
});
