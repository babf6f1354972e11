import { aPayerDeadline, payerPresets, somePayerTerms } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import {
  payerDeadlineFromWire,
  payerDeadlineToWire,
  savedPayerTermsFromWire,
  savedPayerTermsToWire,
} from './payer-deadline.ts';

describe('terms of a payer', () => {
  it.each([
    { terms: null, inherited: null },
    { terms: somePayerTerms(), inherited: { ...payerPresets.brussels, payer: null, since: null } },
    { terms: somePayerTerms({ movesToBusinessDay: true }), inherited: null },
  ])('come back as they were sent (%#)', (saved) => {
    expect(savedPayerTermsFromWire(savedPayerTermsToWire(saved))).toEqual(saved);
  });

  it('are spelled as the API description says', () => {
    expect(savedPayerTermsToWire({ terms: somePayerTerms(), inherited: null })).toEqual({
      terms: {
        payer: 'Patrimoine canadien',
        since: '2026-10-01',
        days_off: 'federal-easter',
        moves_to_business_day: 0,
        papers: [{ paper: 'attendance-report', days: 5, counted: 'business' }],
      },
      inherited: null,
    });
  });
});

describe('a deadline of a payer', () => {
  it.each([
    aPayerDeadline(),
    aPayerDeadline({
      contract: { id: 1, number: '1', company: null },
      sent: { id: 7, sentOn: '2026-11-04', sentBy: { id: 1, name: 'Marc', lastName: 'Tremblay' } },
      issued: { count: 1, of: 2 },
    }),
    aPayerDeadline({ sent: { id: 7, sentOn: '2026-11-04', sentBy: null } }),
  ])('comes back as it was sent (%#)', (deadline) => {
    expect(payerDeadlineFromWire(payerDeadlineToWire(deadline))).toEqual(deadline);
  });

  it('is spelled as the API description says', () => {
    const sent = { id: 7, sentOn: '2026-11-04', sentBy: { id: 1, name: 'Marc', lastName: 'Tremblay' } };
    expect(payerDeadlineToWire(aPayerDeadline({ sent }))).toMatchObject({
      course: { id: 412, contract_number: '2026-0412', company: { id: 21, name: 'Aéro Beauséjour inc.' } },
      due_on: '2026-11-06',
      sent: { id: 7, sent_on: '2026-11-04', sent_by: { id: 1, name: 'Marc', last_name: 'Tremblay' } },
    });
  });
});
