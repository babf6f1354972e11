import type { Frequency } from '@portal/domain';
import type { Frequency as WireFrequency } from '../generated/types.gen.ts';

/** The words that the wire uses (STU-EDIT-33, OPEN-63). */
const words: Record<Frequency, WireFrequency> = {
  yearly: 'Once per year',
  monthly: 'Monthly',
  weekly: 'Weekly',
  daily: 'Daily',
};
const frequencies = Object.keys(words) as Frequency[];

/** Returns null for any other word. */
export function frequencyFromWire(stored: string | null | undefined): Frequency | null {
  return frequencies.find((frequency) => words[frequency].toLowerCase() === stored?.toLowerCase()) ?? null;
}

export function frequencyToWire(frequency: Frequency | null): WireFrequency | null;
/** Returns undefined for an omitted field. */
export function frequencyToWire(frequency: Frequency | null | undefined): WireFrequency | null | undefined;
export function frequencyToWire(frequency: Frequency | null | undefined): WireFrequency | null | undefined {
  return frequency && words[frequency];
}
