import type { PayerDeadline } from './payer-deadline.ts';
import { type PayerTerms, payerPresets } from './payer-terms.ts';

/** The terms of a federal department: the attendance report of each month, five business days after its end. */
export function somePayerTerms(differing: Partial<PayerTerms> = {}): PayerTerms {
  return { ...payerPresets.canada, payer: 'Patrimoine canadien', since: '2026-10-01', ...differing };
}

/** The attendance report of October 2026, due on 6 November. */
export function aPayerDeadline(differing: Partial<PayerDeadline> = {}): PayerDeadline {
  return {
    contract: { id: 412, number: '2026-0412', company: { id: 21, name: 'Aéro Beauséjour inc.' } },
    payer: 'Patrimoine canadien',
    paper: 'attendance-report',
    period: '2026-10',
    from: '2026-10-01',
    to: '2026-10-31',
    dueOn: '2026-11-06',
    sent: null,
    issued: null,
    unrecorded: 0,
    ...differing,
  };
}
