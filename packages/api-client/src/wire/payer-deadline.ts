import type { PayerDeadline, PayerTerms, SavedPayerTerms, SentPaper } from '@portal/domain';
import type {
  PayerDeadline as WireDeadline,
  SavedPayerTerms as WireSaved,
  SentPaper as WireSent,
  PayerTerms as WireTerms,
} from '../generated/types.gen.ts';
import { named } from './named.ts';
import { personFromWire, personToWire } from './person.ts';
import { yes, yesNo } from './yes-no.ts';

export function payerTermsFromWire({ days_off, moves_to_business_day, ...terms }: WireTerms): PayerTerms {
  return { ...terms, daysOff: days_off, movesToBusinessDay: yes(moves_to_business_day) };
}

export function payerTermsToWire({ daysOff, movesToBusinessDay, papers, ...terms }: PayerTerms): WireTerms {
  return {
    ...terms,
    days_off: daysOff,
    moves_to_business_day: yesNo(movesToBusinessDay),
    papers: papers.map((term) => ({ ...term })),
  };
}

export function savedPayerTermsFromWire({ terms, inherited }: WireSaved): SavedPayerTerms {
  return {
    terms: terms && payerTermsFromWire(terms),
    inherited: inherited && payerTermsFromWire(inherited),
  };
}

export function savedPayerTermsToWire({ terms, inherited }: SavedPayerTerms): WireSaved {
  return { terms: terms && payerTermsToWire(terms), inherited: inherited && payerTermsToWire(inherited) };
}

export function sentPaperFromWire({ id, sent_on, sent_by }: WireSent): SentPaper {
  return { id, sentOn: sent_on, sentBy: sent_by && personFromWire(sent_by) };
}

export function sentPaperToWire({ id, sentOn, sentBy }: SentPaper): WireSent {
  return { id, sent_on: sentOn, sent_by: sentBy && personToWire(sentBy) };
}

export function payerDeadlineFromWire({ course, due_on, sent, ...deadline }: WireDeadline): PayerDeadline {
  const { id, contract_number: number, company } = course;
  return {
    ...deadline,
    contract: { id, number, company: company && named.fromWire(company) },
    dueOn: due_on,
    sent: sent && sentPaperFromWire(sent),
  };
}

export function payerDeadlineToWire({ contract, dueOn, sent, ...deadline }: PayerDeadline): WireDeadline {
  const { id, number, company } = contract;
  return {
    ...deadline,
    course: { id, contract_number: number, company: company && named.toWire(company) },
    due_on: dueOn,
    sent: sent && sentPaperToWire(sent),
  };
}
