import type { Contract } from '../contract/contract.ts';
import { newestFirst } from './latest-report.ts';
import type { ReportContract, StudentReport } from './progress-report.ts';

/** A report that can be copied from: a submitted form about an earlier contract of the student. */
export interface EarlierReport {
  contract: ReportContract;
  /** The day by which it is filed; null if it has none. */
  date: StudentReport['date'];
}

/**
 * Returns the student's newest submitted form from another contract that did not start after this one; null if there is
 * none.
 */
export function lastReportBefore(
  reports: readonly StudentReport[],
  { id, startsOn }: Pick<Contract, 'id' | 'startsOn'>,
): EarlierReport | null {
  const earlier = reports.flatMap(({ id: report, contract, form, date }) =>
    contract &&
    form &&
    form.status !== 'incomplete' &&
    contract.id !== id &&
    !(startsOn && contract.startsOn && contract.startsOn > startsOn)
      ? { id: report, contract, date }
      : [],
  );
  const [last] = newestFirst(earlier);
  return last ? { contract: last.contract, date: last.date } : null;
}

/** Returns the texts to copy into empty fields from the last report. Typed text stays. */
export function textsToFill<Field extends string>(
  fields: readonly Field[],
  typed: Readonly<Record<Field, string>>,
  last: Readonly<Record<Field, string>>,
): Partial<Record<Field, string>> {
  const open = fields.filter((field) => typed[field].trim() === '' && last[field].trim() !== '');
  return Object.fromEntries(open.map((field) => [field, last[field]])) as Partial<Record<Field, string>>;
}

/** The names of copied fields as form text: `comments recommendations`. */
export function copiedText(fields: readonly string[]): string {
  return fields.join(' ');
}

/** Returns which of the fields a form lists as copied. */
export function copiedFields<Field extends string>(fields: readonly Field[], text: string): Field[] {
  const names = text.split(' ');
  return fields.filter((field) => names.includes(field));
}
