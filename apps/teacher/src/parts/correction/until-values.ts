import type { Timestamp } from '@portal/domain';
import { datePair } from '@portal/i18n';

/** Returns day and time of an instant on the clock of the device, for a sentence. */
export function untilValues(instant: Timestamp) {
  const date = new Date(instant);
  const [hours, minutes] = [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0'));
  return { time: `${hours}:${minutes}`, day: datePair(instant) };
}
