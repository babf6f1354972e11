import { ApiError } from '@portal/api-client';

/** The conflicts of planned classes that a refusal names. */
export interface Conflicts {
  /** A class, and the contract of another one at the same time: `2027-01-11 12:00 2026-0409`. */
  clashes: readonly string[];
  /** A class, and the teacher who is away then: `2027-01-11 12:00 Léa Villeneuve (Vacances)`. */
  away: readonly string[];
}

/** Returns the conflicts of a refusal; null for any other error. */
export function conflictsOf(error: unknown): Conflicts | null {
  if (!(error instanceof ApiError) || error.code !== 'clash') return null;
  const { classes = [], unavailable = [] } = error.fields;
  return { clashes: classes, away: unavailable };
}

/** Reads a text of a conflict: the beginning of the class, and the contract or the teacher. */
export function readConflict(text: string): { day: string; time: string; who: string } {
  return { day: text.slice(0, 10), time: text.slice(11, 16), who: text.slice(17) };
}
