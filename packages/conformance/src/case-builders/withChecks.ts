import type { Case, Checks } from '../Case.ts';
import { mergeTables } from '../mergeTables.ts';

/** Adds checks to a case that several operations share. Throws when it already has a check of that name. */
export const withChecks = (its: Case, does: Checks): Case => ({
  ...its,
  does: mergeTables(its.does ?? {}, does),
});
