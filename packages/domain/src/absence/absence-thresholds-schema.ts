import type * as z from 'zod';
import { formObject, optionalNumber, requiredChoice } from '../refusal/form-fields.ts';
import { type FormText, fieldText } from '../refusal/form-text.ts';
import { refusal } from '../refusal/refusal-code.ts';
import type { AbsencePercents } from './absence-thresholds.ts';

/** Whether a contract or company has thresholds of its own. */
export const thresholdKinds = ['inherited', 'own'] as const;

/** Validates absence thresholds; errors are codes. Own ones that are both empty follow nobody up. */
export const absenceThresholdsSchema = /* @__PURE__ */ buildAbsenceThresholdsSchema();

function buildAbsenceThresholdsSchema() {
  const percent = () => optionalNumber({ whole: true, range: { min: 1, max: 100 } });
  return formObject({
    kind: requiredChoice(thresholdKinds),
    first: percent(),
    second: percent(),
  }).superRefine(({ kind, first, second }, context) => {
    if (kind === 'inherited' || second === null) return;
    if (first === null) context.addIssue({ code: 'custom', path: ['first'], message: refusal('required') });
    else if (second <= first)
      context.addIssue({
        code: 'custom',
        path: ['second'],
        message: refusal('out-of-range', { min: Math.min(first + 1, 100), max: 100 }),
      });
  });
}

type Fields = z.output<typeof absenceThresholdsSchema>;

/** Returns the initial values of a form for thresholds; null for inherited ones. */
export function absenceThresholdsFields(percents: AbsencePercents | null): FormText<Fields> {
  return {
    kind: percents === null ? 'inherited' : 'own',
    first: fieldText(percents?.[0]),
    second: fieldText(percents?.[1]),
  };
}

/** Returns the thresholds that a form has; null for inherited ones. */
export function absencePercentsOf({ kind, first, second }: Fields): AbsencePercents | null {
  return kind === 'inherited' ? null : [first, second].filter((percent) => percent !== null);
}
