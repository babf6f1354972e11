import { type CellObject, SSF } from '@e965/xlsx';
import { withoutFormulaGuard } from '@portal/domain';

/** The library's number formats, which it does not type. */
interface NumberFormats {
  get_table(): Readonly<Record<number, string>>;
  is_date(format: string): boolean;
  format(format: string, value: number, options: { date1904: boolean }): string;
  parse_date_code(value: number, options: { date1904: boolean }): DateParts | null;
}

const ssf: NumberFormats = SSF;

/**
 * Returns what a person typed into a cell, trimmed: a date as `YYYY-MM-DD` whatever its format, a number with all its
 * digits, a number in a pattern such as `(000) 000-0000` as it is displayed. An error such as `#N/A` is its own text.
 */
export function cellText(cell: CellObject, date1904: boolean): string {
  const { t, v, z } = cell;
  if (t === 'e') return errorTexts[Number(v)] ?? '#ERR';
  if (t === 'z' || v === undefined || v === null) return '';
  if (t === 'b') return v ? 'TRUE' : 'FALSE';
  if (typeof v === 'number') return numberText(v, formatOf(z), date1904).trim();
  return withoutFormulaGuard(String(v).trim());
}

/** The error codes of the file formats ([MS-XLS] 2.5.10). */
const errorTexts: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
  43: '#GETTING_DATA',
};

/** Returns a format without its language: the library displays `[$-C0C]` as a dollar sign. */
function formatOf(z: CellObject['z']): string {
  const format = typeof z === 'number' ? String(ssf.get_table()[z] ?? 'General') : (z ?? 'General');
  return format.replaceAll(/\[\$([^\]-]*)(?:-[^\]]*)?\]/g, (_, sign: string) => (sign ? `"${sign}"` : ''));
}

function numberText(value: number, format: string, date1904: boolean): string {
  if (format === 'General' || format === '@' || format === '') return allDigits(value);
  if (ssf.is_date(format)) return dateText(value, format, date1904) ?? allDigits(value);
  const shown = ssf.format(format, value, { date1904 });
  if (shown.includes('%')) return `${allDigits(value * 100)}%`;
  // The number alone, without grouping and signs of currency; NaN for a pattern such as a telephone.
  const plain = shown.replaceAll(currencyAndGroups, '');
  const isPattern =
    !/^-?\d+(\.\d+)?(E[+-]\d+)?$/.test(plain) || /^-?0\d/.test(plain) || /^\d+(\s\d+){2,}$/.test(shown);
  if (isPattern && hasAllDigits(shown, value)) return shown;
  // Keeps `45.50` as it is displayed, unless the display is rounded.
  return !isPattern && Number(plain) === value && !plain.includes('E') ? plain : allDigits(value);
}

const currencyAndGroups = /[\s,'’\p{Sc}]|\b(?:CAD|USD|EUR|CA|US)\b/gu;

/** Whether a display hides no digit of a number. */
function hasAllDigits(shown: string, value: number): boolean {
  const digits = (text: string) => text.replaceAll(/\D/g, '').replace(/^0+/, '');
  return Number.isInteger(value) && digits(shown) === digits(allDigits(value));
}

/** Spreadsheet programs hold fifteen digits; more come from binary fractions (`0.1 + 0.2`). */
const heldDigits = 15;

/** Returns a number with all its digits and never with an exponent. */
function allDigits(value: number): string {
  if (Number.isInteger(value)) return Math.abs(value) < 1e21 ? value.toFixed(0) : BigInt(value).toString();
  const text = String(Number(value.toPrecision(heldDigits)));
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text;
}

/** Returns a date, a time, or both; undefined for a number that is not a date. */
function dateText(value: number, format: string, date1904: boolean): string | undefined {
  // `[h]:mm` is a duration.
  if (/\[(h+|m+|s+)\]/i.test(format)) return ssf.format(format, value, { date1904 });
  const found = ssf.parse_date_code(value, { date1904 });
  if (!found || value < 0) return undefined;
  const two = (part: number) => String(part).padStart(2, '0');
  const time = `${two(found.H)}:${two(found.M)}${found.S > 0 ? `:${two(found.S)}` : ''}`;
  if (value < 1 && !/[yd]/i.test(format)) return time;
  const day = `${String(found.y).padStart(4, '0')}-${two(found.m)}-${two(found.d)}`;
  return time === '00:00' ? day : `${day} ${time}`;
}

interface DateParts {
  y: number;
  m: number;
  d: number;
  H: number;
  M: number;
  S: number;
}
