import { describe, expect, it } from 'vitest';
import { somePayerTerms } from './payer-deadline.fixtures.ts';
import { daysOfPeriod, dueDay, isOpenDeadline, type OwingContract, owedDeadlines } from './payer-deadline.ts';
import { hasOneTermPerPaper, type PayerTerms, payerPresets, presetOf } from './payer-terms.ts';
import { payerTermsFields, payerTermsOf, payerTermsSchema } from './payer-terms-schema.ts';

const brussels: PayerTerms = { ...payerPresets.brussels, payer: null, since: '2026-07-01' };

const owed = (differing: Partial<OwingContract>, today: string) =>
  owedDeadlines({ startsOn: null, terms: somePayerTerms(), months: [], ...differing }, today).map(
    ({ period, dueOn }) => `${period} ${dueOn}`,
  );

describe('the deadlines of a contract (DECISION-218)', () => {
  it('of the attendance report are for each month with classes that has ended', () => {
    const months = ['2026-09', '2026-10', '2026-12', '2026-12', '2027-01'];
    // September is before the terms, November had no class, and January has not ended.
    expect(owed({ months }, '2027-01-31')).toEqual(['2026-10 2026-11-06', '2026-12 2027-01-08']);
    expect(owed({ months }, '2026-12-31')).toEqual(['2026-10 2026-11-06']);
    expect(owed({ months }, '2027-02-01')).toContain('2027-01 2027-02-05');
  });

  it('of Brussels are for each quarter with classes, and for the start of the contract', () => {
    const months = ['2026-08', '2026-09', '2026-12'];
    expect(owed({ terms: brussels, months, startsOn: '2026-08-10' }, '2027-01-01')).toEqual([
      'start 2026-08-30',
      '2026-Q3 2026-10-08',
      '2026-Q4 2027-01-08',
    ]);
    // The quarter ends today.
    expect(owed({ terms: brussels, months }, '2026-09-30')).toEqual([]);
  });

  it('appear 14 days before they end, and not before', () => {
    const registration = { terms: brussels, startsOn: '2026-08-10' };
    expect(owed(registration, '2026-08-15')).toEqual([]);
    expect(owed(registration, '2026-08-16')).toEqual(['start 2026-08-30']);
    expect(owed({ terms: brussels, startsOn: '2026-06-30' }, '2026-08-16')).toEqual([]);
  });

  it('come from all periods where the terms have no first day', () => {
    expect(owed({ terms: somePayerTerms({ since: null }), months: ['2020-01'] }, '2026-11-30')).toEqual([
      '2020-01 2020-02-07',
    ]);
  });

  it('end on a day off, unless the payer extends them to the next business day', () => {
    const eight = { days: 8, counted: 'calendar' } as const;
    // 8 October 2028 is a Sunday, the 9th Thanksgiving; 8 April 2028 is a Saturday.
    expect(dueDay(eight, '2028-09-30', { daysOff: 'weekends', movesToBusinessDay: false })).toBe(
      '2028-10-08',
    );
    expect(dueDay(eight, '2028-09-30', { daysOff: 'weekends', movesToBusinessDay: true })).toBe('2028-10-09');
    expect(dueDay(eight, '2028-09-30', { daysOff: 'federal', movesToBusinessDay: true })).toBe('2028-10-10');
    expect(dueDay(eight, '2028-03-31', { daysOff: 'federal', movesToBusinessDay: true })).toBe('2028-04-10');
    // Terms in business days never end on a day off.
    const five = { days: 5, counted: 'business' } as const;
    expect(dueDay(five, '2026-10-31', { daysOff: 'federal', movesToBusinessDay: false })).toBe('2026-11-06');
  });

  it.each([
    ['attendance-report', '2028-02', { from: '2028-02-01', to: '2028-02-29' }],
    ['attendance-report', '2028-13', null],
    ['attendance-report', '2026-Q1', null],
    ['attestations', '2026-Q1', { from: '2026-01-01', to: '2026-03-31' }],
    ['attestations', '2026-Q4', { from: '2026-10-01', to: '2026-12-31' }],
    ['attestations', '2026-Q5', null],
    ['attestations', '2026-04', null],
    ['registration', 'start', { from: '2026-08-10', to: '2026-08-10' }],
    ['registration', '2026-08', null],
  ] as const)('know the period of %s: %s', (paper, period, days) => {
    expect(daysOfPeriod(paper, period, '2026-08-10')).toEqual(days);
  });

  it('need a start for a registration', () => {
    expect(daysOfPeriod('registration', 'start', null)).toBeNull();
  });

  it('are open until they are sent', () => {
    expect(isOpenDeadline({ sent: null })).toBe(true);
    expect(isOpenDeadline({ sent: { id: 1, sentOn: '2026-11-05', sentBy: null } })).toBe(false);
  });
});

describe('the terms of a payer (DECISION-218)', () => {
  const form = { otherwise: 'none', since: '2026-11-01' } as const;
  const parsed = (differing: Record<string, string>, terms: PayerTerms | null = null) =>
    payerTermsSchema.safeParse({ ...payerTermsFields(terms, form), ...differing });
  const messages = (differing: Record<string, string>) =>
    parsed(differing).error?.issues.map(({ path, message }) => `${path.join()} ${message}`);

  it.each([
    ['canada', somePayerTerms()],
    ['canada', somePayerTerms({ daysOff: 'federal' })],
    ['brussels', brussels],
    ['own', { ...brussels, movesToBusinessDay: true }],
    ['own', { ...brussels, papers: brussels.papers.slice(0, 1) }],
    ['own', somePayerTerms({ daysOff: 'weekends' })],
    ['none', { payer: null, since: null, daysOff: 'weekends', movesToBusinessDay: false, papers: [] }],
  ] as const)('of the kind %s are those of their form', (kind, terms) => {
    const fields = payerTermsFields(terms, form);
    expect(fields.kind).toBe(kind);
    expect(payerTermsOf(payerTermsSchema.parse(fields))).toEqual(terms);
  });

  it('start without any as the form says, with the day that it proposes', () => {
    expect(payerTermsFields(null, { otherwise: 'inherited', since: '2026-11-01' })).toMatchObject({
      kind: 'inherited',
      since: '2026-11-01',
      daysOff: 'federal-easter',
      lastDay: 'stays',
      reportDays: '',
      reportCounted: 'business',
      attestationCounted: 'calendar',
    });
    expect(
      payerTermsOf(payerTermsSchema.parse(payerTermsFields(null, { ...form, otherwise: 'inherited' }))),
    ).toBe(null);
  });

  it('of a federal payer keep Easter Monday where only weekends were chosen before', () => {
    const { data } = parsed({ kind: 'canada', daysOff: 'weekends' });
    expect(data && payerTermsOf(data)?.daysOff).toBe('federal-easter');
  });

  it('need a first day, and at least one paper', () => {
    expect(messages({ kind: 'canada', since: '' })).toEqual(['since required']);
    expect(messages({ kind: 'own' })).toEqual(['reportDays required']);
    expect(messages({ kind: 'own', registrationDays: '91' })).toEqual([
      'registrationDays out-of-range?min=1&max=90',
    ]);
    expect(messages({ kind: 'none', since: '' })).toBeUndefined();
    expect(messages({ kind: 'inherited', since: '' })).toBeUndefined();
  });

  it('have one term per paper', () => {
    expect(hasOneTermPerPaper(brussels.papers)).toBe(true);
    expect(hasOneTermPerPaper([...brussels.papers, { paper: 'registration' }])).toBe(false);
    expect(presetOf(somePayerTerms({ papers: [] }))).toBeNull();
  });
});
