import type { YesNo } from '../generated/types.gen.ts';

/** Yes is 1 on the wire (OPEN-01). A database may return null for no. */
export function yes(value: number | null | undefined): boolean {
  return value === 1;
}

export function yesNo(value: boolean): YesNo;
/** Undefined for an omitted field. */
export function yesNo(value: boolean | undefined): YesNo | undefined;
export function yesNo(value: boolean | undefined): YesNo | undefined {
  if (value === undefined) return undefined;
  return value ? 1 : 0;
}
