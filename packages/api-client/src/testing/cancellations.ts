import type { CancellationRule, CancellationTermsOfClass } from '@portal/domain';
import type { HttpHandler } from 'msw';
import { HttpResponse } from 'msw';
import type * as Wire from '../generated/types.gen.ts';
import { outcomeToWire, ruleToWire } from '../wire/cancellation.ts';
import { answers, failed, type Situation } from './situation.ts';

export interface CancellationsSituation extends Situation {
  /** The rule of the organization; null without one. */
  byDefault?: CancellationRule | null;
  /** The own rule of every contract; null without one. */
  own?: CancellationRule | null;
  /** The terms of every planned class; null without a rule. */
  terms?: CancellationTermsOfClass | null;
}

/** Answers the calls about rules for cancelled classes. */
export function cancellationsHandlers({
  byDefault = null,
  own = null,
  terms = null,
  ...situation
}: CancellationsSituation = {}): HttpHandler[] {
  const rules = [byDefault, own].map((rule) => ({ rule: rule && ruleToWire(rule), version: 1 }));
  const calls = ['/cancellationRule', '/cancellationRule/:courseId'].flatMap((path, place) => {
    const stored = rules[place] ?? { rule: null, version: 1 };
    const answer = () =>
      HttpResponse.json({ data: stored.rule }, { headers: { ETag: `"v${stored.version}"` } });
    return [
      answers('get', path, situation, answer),
      answers('put', path, situation, ({ body, headers }) => {
        if (headers.get('If-Match') !== `"v${stored.version}"`)
          return failed({ status: 412, message: 'Changed meanwhile', code: 'changed' });
        stored.rule = (body as Wire.SetCancellationRuleData['body']).rule;
        stored.version += 1;
        return answer();
      }),
    ];
  });
  return [
    ...calls,
    answers('get', '/plannedClasses/:id/cancellation', situation, () => ({
      data: terms && { deadline: terms.deadline, late: outcomeToWire(terms.late) },
    })),
  ];
}
