import type { ClassOutcome as WireOutcome } from '@portal/api-client/openapi';
import type { ClassOutcome } from '@portal/domain';

/** An outcome as the wire carries it. */
export function outcomeToWire({ paid, billed, counted }: ClassOutcome): WireOutcome {
  return { paid: paid ? 1 : 0, billed: billed ? 1 : 0, counted: counted ? 1 : 0 };
}

/** An outcome of the wire. */
export function outcomeFromWire({ paid, billed, counted }: WireOutcome): ClassOutcome {
  return { paid: paid === 1, billed: billed === 1, counted: counted === 1 };
}
