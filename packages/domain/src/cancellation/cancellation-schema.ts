import type * as z from 'zod';
import { choices, formObject, requiredChoice, typedNumber } from '../refusal/form-fields.ts';
import { type FormText, fieldText } from '../refusal/form-text.ts';
import { refusal } from '../refusal/refusal-code.ts';
import {
  type CancellationRule,
  type CancellationTerms,
  type ClassOutcome,
  fullOutcome,
  maxNotice,
  noticeUnits,
} from './cancellation-rule.ts';

/** What can follow from a class that was not given, in the order in which forms list it. */
export const outcomeParts = ['paid', 'billed', 'counted'] as const;

/** Returns what follows from a class, as the values of a form. */
export function partsOfOutcome(outcome: ClassOutcome): (typeof outcomeParts)[number][] {
  return outcomeParts.filter((part) => outcome[part]);
}

/** Returns the outcome that a form names. */
export function outcomeOfParts(parts: readonly (typeof outcomeParts)[number][]): ClassOutcome {
  return {
    paid: parts.includes('paid'),
    billed: parts.includes('billed'),
    counted: parts.includes('counted'),
  };
}

/** The rule that a form proposes: a day of notice, and the client bears a late cancellation. */
export const proposedRule: CancellationRule = {
  single: { notice: { unit: 'hours', count: 24 }, late: fullOutcome },
  group: { notice: { unit: 'hours', count: 24 }, late: fullOutcome },
};

/** Validates a rule for cancelled classes. */
export const cancellationRuleSchema = /* @__PURE__ */ buildCancellationRuleSchema();

function buildCancellationRuleSchema() {
  const count = () => typedNumber({ whole: true, range: { min: 0, max: maxNotice.hours }, maxLength: 3 });
  return formObject({
    singleCount: count(),
    singleUnit: requiredChoice(noticeUnits),
    singleLate: choices(outcomeParts),
    groupCount: count(),
    groupUnit: requiredChoice(noticeUnits),
    groupLate: choices(outcomeParts),
  }).superRefine((rule, context) => {
    for (const kind of ['single', 'group'] as const) {
      const max = maxNotice[rule[`${kind}Unit`]];
      if (rule[`${kind}Count`] > max)
        context.addIssue({
          code: 'custom',
          path: [`${kind}Count`],
          message: refusal('out-of-range', { min: 0, max }),
        });
    }
  });
}

type RuleFields = z.output<typeof cancellationRuleSchema>;

/** Returns the initial values of a form for a rule. */
export function cancellationRuleText({ single, group }: CancellationRule): FormText<RuleFields> {
  return {
    singleCount: fieldText(single.notice.count),
    singleUnit: single.notice.unit,
    singleLate: partsOfOutcome(single.late),
    groupCount: fieldText(group.notice.count),
    groupUnit: group.notice.unit,
    groupLate: partsOfOutcome(group.late),
  };
}

/** Returns the rule that a form has. */
export function cancellationRuleOf(fields: RuleFields): CancellationRule {
  const termsOf = (kind: 'single' | 'group'): CancellationTerms => ({
    notice: { unit: fields[`${kind}Unit`], count: fields[`${kind}Count`] },
    late: outcomeOfParts(fields[`${kind}Late`]),
  });
  return { single: termsOf('single'), group: termsOf('group') };
}
