import { describe, expect, it } from 'vitest';
import { runSteps } from './run-steps.mjs';

type Step = readonly string[];

const build = ['build'];
const rules = ['vitest', 'run'];
const journeys = ['playwright', 'test'];

/** Runs three steps that take a minute and a half each. `failed` has the statuses of those that fail. */
function running({
  failed,
  independent,
  isReported,
}: {
  failed: [Step, number][];
  independent?: Step[];
  isReported?: boolean;
}) {
  const ran: Step[] = [];
  const printed: string[] = [];
  const statuses = new Map(failed);
  let time = 0;
  const status = runSteps([build, rules, journeys], {
    run: (step) => {
      ran.push(step);
      time += 90_000;
      return statuses.get(step) ?? 0;
    },
    independent,
    isReported,
    print: (text) => printed.push(text),
    now: () => time,
  });
  return { status, ran, printed };
}

describe('the steps of a command', () => {
  it('run in order', () => {
    expect(running({ failed: [] })).toEqual({ status: 0, ran: [build, rules, journeys], printed: [] });
  });

  it('end at the first failure, with its status', () => {
    expect(running({ failed: [[rules, 3]] })).toEqual({ status: 3, ran: [build, rules], printed: [] });
  });

  it('go on after an independent one that failed, and fail at the end', () => {
    const failed: [Step, number][] = [
      [rules, 3],
      [journeys, 1],
    ];
    expect(running({ failed, independent: [rules, journeys], isReported: true })).toEqual({
      status: 3,
      ran: [build, rules, journeys],
      printed: [
        [
          '',
          '   1.5 min  passed  build',
          '   1.5 min  FAILED  vitest run',
          '   1.5 min  FAILED  playwright test',
        ].join('\n'),
      ],
    });
  });

  it('end at one that is not independent', () => {
    expect(running({ failed: [[build, 2]], independent: [rules, journeys] })).toEqual({
      status: 2,
      ran: [build],
      printed: [],
    });
  });

  it('are reported up to the one that ended the command', () => {
    expect(running({ failed: [[rules, 3]], isReported: true }).printed).toEqual([
      ['', '   1.5 min  passed  build', '   1.5 min  FAILED  vitest run'].join('\n'),
    ]);
  });
});
