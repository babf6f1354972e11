import type { PlannedClass, ClassOutcome as WireOutcome } from '@portal/api-client/openapi';
import { cancellationOutcome, isSameOutcome } from '@portal/domain';
import type { Call } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import { outcomeFromWire, outcomeToWire } from './outcomes.ts';
import { type AskedClass, readTerms } from './queries.ts';

/** What a request says about a cancellation. */
export interface CancellationInput {
  readonly cancel_reason?: string | null;
  readonly cancelled_by?: PlannedClass['cancelled_by'];
  readonly cancel_announced_at?: string | null;
  readonly cancel_outcome?: WireOutcome;
  readonly cancel_override_reason?: string | null;
}

/** A planned class that is about to be cancelled. */
export interface ClassToCancel extends AskedClass {
  /** The assigned teacher. */
  readonly teacherId: number | null;
}

/** How far ahead the clock of another device may be. */
const skewMinutes = 10;

/**
 * Returns the columns of a cancelled class. A client that does not support rules omits who cancelled; the cancellation
 * then has no outcome (DECISION-131). Throws if the rule has changed since the caller was shown its outcome, unless the
 * caller chose another outcome and gave a reason.
 */
export async function cancellationOf(
  { db, now, clock }: Pick<Call, 'db' | 'now' | 'clock'>,
  planned: ClassToCancel,
  input: CancellationInput,
) {
  const reason = input.cancel_reason?.trim() || null;
  const cancelled = { cancelled_at: now.toISOString(), cancel_reason: reason };
  const { cancelled_by: cancelledBy = null, cancel_announced_at: announcedAt } = input;
  if (cancelledBy === null) {
    if (reason === null) throw badField('cancel_reason', 'is required');
    return cancelled;
  }
  if (announcedAt === undefined) throw badField('cancel_announced_at', 'is required');
  if (announcedAt !== null) refuseAhead(announcedAt, now);
  const overrideReason = input.cancel_override_reason?.trim() || null;
  const shown = input.cancel_outcome && outcomeFromWire(input.cancel_outcome);
  if (overrideReason !== null && !shown) throw badField('cancel_outcome', 'is required');
  const override = overrideReason === null ? null : (shown ?? null);
  const terms = await readTerms(db, planned, clock);
  const { outcome, isOverridden } = cancellationOutcome(terms, { cancelledBy, announcedAt }, override);
  if (shown && !isSameOutcome(shown, outcome)) throw new Refusal('conflict', otherOutcome);
  const { paid, billed, counted } = outcomeToWire(outcome);
  return {
    ...cancelled,
    cancelled_by: cancelledBy,
    cancel_announced_at: announcedAt && new Date(announcedAt).toISOString(),
    cancel_paid: paid,
    cancel_billed: billed,
    cancel_counted: counted,
    cancel_override_reason: isOverridden ? overrideReason : null,
    cancel_teacher_id: planned.teacherId,
  };
}

const otherOutcome =
  'Les conséquences de l’annulation ne sont plus les mêmes - The outcome of the cancellation is no longer the same';

/** Refuses a moment that does not exist or lies ahead. */
function refuseAhead(moment: string, now: Date): void {
  const time = Date.parse(moment);
  if (Number.isNaN(time)) throw badField('cancel_announced_at', 'is not a moment');
  if (time > now.getTime() + skewMinutes * 60_000)
    throw badField('cancel_announced_at', 'est dans l’avenir - lies ahead');
}
