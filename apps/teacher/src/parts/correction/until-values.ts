import { organisationMoment } from '@portal/api-client';
import type { Timestamp } from '@portal/domain';
import { datePair } from '@portal/i18n';

/** Returns the organization's day and time of an instant as values for a text. */
export function untilValues(instant: Timestamp) {
  return { time: organisationMoment(new Date(instant)).time, day: datePair(instant) };
}
