import type { Timestamp } from '@portal/domain';
import { datePair } from '@portal/i18n';

/** Returns the local day and time of an instant as values for a text. */
export function untilValues(instant: Timestamp) {
  const date = new Date(instant);
  const [hours, minutes] = [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0'));
  return { time: `${hours}:${minutes}`, day: datePair(instant) };
}
