import type * as z from 'zod';
import { type DaysOff, daysOff } from '../calendar/business-days.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import {
  formObject,
  optionalChoice,
  optionalDate,
  optionalNumber,
  optionalText,
  requiredChoice,
  requiredDate,
} from '../refusal/form-fields.ts';
import { type FormText, fieldText } from '../refusal/form-text.ts';
import { refusal } from '../refusal/refusal-code.ts';
import { textLimits } from '../refusal/text-limits.ts';
import {
  type CountedDays,
  countedDays,
  maxTermDays,
  type OwedPaper,
  type PaperTerm,
  type PayerTerms,
  payerPresets,
  presetOf,
  termOf,
} from './payer-terms.ts';

/** Where the terms of a form come from: the company, nowhere, a known payer, or the fields of the form. */
export const payerTermKinds = ['inherited', 'none', 'canada', 'brussels', 'own'] as const;
export type PayerTermKind = (typeof payerTermKinds)[number];

/** The fields of each paper. */
export const paperFields = {
  'attendance-report': { days: 'reportDays', counted: 'reportCounted' },
  attestations: { days: 'attestationDays', counted: 'attestationCounted' },
  registration: { days: 'registrationDays', counted: 'registrationCounted' },
} as const satisfies Record<OwedPaper, { days: string; counted: string }>;

/** Validates the day on which a paper was sent. */
export const sentPaperSchema = /* @__PURE__ */ buildSentPaperSchema();

function buildSentPaperSchema() {
  return formObject({ sentOn: requiredDate() });
}

/** What happens to a term in calendar days that ends on a day off. */
export const lastDays = ['stays', 'moves'] as const;

/** Validates the terms of a payer; errors are codes. */
export const payerTermsSchema = /* @__PURE__ */ buildPayerTermsSchema();

function buildPayerTermsSchema() {
  const days = () => optionalNumber({ whole: true, range: { min: 1, max: maxTermDays } });
  return formObject({
    kind: requiredChoice(payerTermKinds),
    payer: optionalText(textLimits.line),
    since: optionalDate(),
    daysOff: optionalChoice(daysOff),
    lastDay: optionalChoice(lastDays),
    reportDays: days(),
    reportCounted: optionalChoice(countedDays),
    attestationDays: days(),
    attestationCounted: optionalChoice(countedDays),
    registrationDays: days(),
    registrationCounted: optionalChoice(countedDays),
  }).superRefine(({ kind, since, ...own }, context) => {
    if (kind === 'inherited' || kind === 'none') return;
    if (since === null) context.addIssue({ code: 'custom', path: ['since'], message: refusal('required') });
    const isEmpty = Object.values(paperFields).every((field) => own[field.days] === null);
    if (kind === 'own' && isEmpty)
      context.addIssue({ code: 'custom', path: ['reportDays'], message: refusal('required') });
  });
}

type Fields = z.output<typeof payerTermsSchema>;

/** Returns the initial values of a form for terms; `otherwise` is chosen without any, `since` is the day proposed then. */
export function payerTermsFields(
  terms: PayerTerms | null,
  { otherwise, since }: { otherwise: PayerTermKind; since: CalendarDate },
): FormText<Fields> {
  const days = (paper: OwedPaper) => fieldText(terms && termOf(terms, paper)?.days);
  const counted = (paper: OwedPaper, usual: CountedDays) => (terms && termOf(terms, paper)?.counted) ?? usual;
  const usualDaysOff: DaysOff = 'federal-easter';
  return {
    kind: terms === null ? otherwise : terms.papers.length === 0 ? 'none' : (presetOf(terms) ?? 'own'),
    payer: terms?.payer ?? '',
    since: terms?.since ?? since,
    daysOff: terms?.daysOff ?? usualDaysOff,
    lastDay: terms?.movesToBusinessDay ? 'moves' : 'stays',
    reportDays: days('attendance-report'),
    reportCounted: counted('attendance-report', 'business'),
    attestationDays: days('attestations'),
    attestationCounted: counted('attestations', 'calendar'),
    registrationDays: days('registration'),
    registrationCounted: counted('registration', 'calendar'),
  };
}

/** Returns the terms that a form has; null for inherited ones. */
export function payerTermsOf(fields: Fields): PayerTerms | null {
  const { kind, payer, since } = fields;
  const chosenDaysOff = fields.daysOff ?? 'federal-easter';
  switch (kind) {
    case 'inherited':
      return null;
    case 'none':
      return { payer: null, since: null, daysOff: 'weekends', movesToBusinessDay: false, papers: [] };
    case 'canada':
      return {
        ...payerPresets.canada,
        payer,
        since,
        daysOff: chosenDaysOff === 'weekends' ? payerPresets.canada.daysOff : chosenDaysOff,
      };
    case 'brussels':
      return { ...payerPresets.brussels, payer, since };
    case 'own':
      return {
        payer,
        since,
        daysOff: chosenDaysOff,
        movesToBusinessDay: fields.lastDay === 'moves',
        papers: Object.entries(paperFields).flatMap(([paper, field]): PaperTerm[] => {
          const days = fields[field.days];
          const counted = fields[field.counted] ?? 'calendar';
          return days === null ? [] : [{ paper: paper as OwedPaper, days, counted }];
        }),
      };
  }
}
