import { describe, expect, it } from 'vitest';
import {
  cancellationRuleOf,
  cancellationRuleSchema,
  cancellationRuleText,
  proposedRule,
} from './cancellation-schema.ts';

const refusalsOf = (change: object) =>
  cancellationRuleSchema
    .safeParse({ ...cancellationRuleText(proposedRule), ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

describe('the form of a rule', () => {
  it('gives back the rule that it was filled with', () => {
    const rule = {
      single: { notice: { unit: 'hours', count: 12 }, late: { paid: true, billed: false, counted: true } },
      group: {
        notice: { unit: 'business_days', count: 2 },
        late: { paid: false, billed: true, counted: false },
      },
    } as const;
    expect(cancellationRuleOf(cancellationRuleSchema.parse(cancellationRuleText(rule)))).toEqual(rule);
  });

  it.each([
    [{ singleCount: '720' }, undefined],
    [{ singleCount: '721' }, ['singleCount out-of-range?min=0&max=720']],
    [{ groupUnit: 'business_days', groupCount: '30' }, undefined],
    [{ groupUnit: 'business_days', groupCount: '31' }, ['groupCount out-of-range?min=0&max=30']],
    [{ singleCount: '' }, ['singleCount required']],
    [{ singleCount: '1,5' }, ['singleCount not-whole']],
  ])('%o is refused with %o', (change, refusals) => {
    expect(refusalsOf(change)).toEqual(refusals);
  });
});
