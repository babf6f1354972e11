import type { CancellationRule, CancellationTerms, ClassOutcome } from '@portal/domain';
import type {
  ClassOutcome as WireOutcome,
  CancellationRule as WireRule,
  CancellationTerms as WireTerms,
} from '../generated/types.gen.ts';
import { yesNo } from './yes-no.ts';

export function outcomeFromWire({ paid, billed, counted }: WireOutcome): ClassOutcome {
  return { paid: paid === 1, billed: billed === 1, counted: counted === 1 };
}

export function outcomeToWire({ paid, billed, counted }: ClassOutcome): WireOutcome {
  return { paid: yesNo(paid), billed: yesNo(billed), counted: yesNo(counted) };
}

export function ruleFromWire({ single, group }: WireRule): CancellationRule {
  return { single: termsFromWire(single), group: termsFromWire(group) };
}

export function ruleToWire({ single, group }: CancellationRule): WireRule {
  return { single: termsToWire(single), group: termsToWire(group) };
}

function termsFromWire({ notice_unit, notice_count, late }: WireTerms): CancellationTerms {
  return { notice: { unit: notice_unit, count: notice_count }, late: outcomeFromWire(late) };
}

function termsToWire({ notice, late }: CancellationTerms): WireTerms {
  return { notice_unit: notice.unit, notice_count: notice.count, late: outcomeToWire(late) };
}
