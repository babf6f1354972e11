import type { YesNo } from '../generated/types.gen.ts';

/** Yes is 1 on the wire (OPEN-01); a database may deliver null for no. */
export function yes(value: number | null | undefined): boolean {
  return value === 1;
}

export function yesNo(value: boolean): YesNo;
/** Undefined for a field that is left out. */
export function yesNo(value: boolean | undefined): YesNo | undefined;
export function yesNo(value: boolean | undefined): YesNo | undefined {
  if (value === undefined) return undefined;
  return value ? 1 : 0;
}
