import type { HoursRow } from './hours.ts';

/**
 * Splits a row of a contract into one row for each of its rates, by the day of the first class. A row with one rate, or
 * without one, is returned alone. Planned hours stay in the first row; in the others they are null.
 */
export function rowsByRate(row: HoursRow): HoursRow[] {
  const { rates, ...rest } = row;
  if (!rates || rates.length < 2) return [row];
  return rates.map(({ rateCents, classes, minutes, amountCents }, place) => ({
    ...rest,
    rateCents,
    classes,
    minutes,
    amountCents,
    unratedMinutes: rateCents === null ? minutes : 0,
    plannedMinutes: place === 0 ? row.plannedMinutes : null,
  }));
}

/** Identifies one of the rows that `rowsByRate` returns. */
export function keyOfRate({ contract, rateCents }: Pick<HoursRow, 'contract' | 'rateCents'>): string {
  return `${contract?.id ?? 0} ${rateCents}`;
}
