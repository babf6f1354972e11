import type { Case, Checks } from '../Case.ts';
import { mergeTables } from '../mergeTables.ts';

/** Adds checks to a case that several operations share. Throws if a check of that name already exists. */
export const withChecks = (its: Case, does: Checks): Case => ({
  ...its,
  does: mergeTables(its.does ?? {}, does),
});
