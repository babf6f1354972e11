import type { DecimalMark } from '@portal/domain';

/** Returns the decimal mark of the browser's language, in which spreadsheets on this machine most likely read numbers. */
export function decimalMark(): DecimalMark {
  return (1.5).toLocaleString().includes(',') ? ',' : '.';
}
