import { organisationMoment } from '@portal/api-client';
import type { Timestamp } from '@portal/domain';
import { datePair } from '@portal/i18n';

/** Returns the date and time of an instant in the organization's time zone, as values for a text. */
export function untilValues(instant: Timestamp) {
  return { time: organisationMoment(new Date(instant)).time, day: datePair(instant) };
}
