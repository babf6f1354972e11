import { organisationMoment } from '@portal/api-client';
import { type ClockSecond, clockSecond, minutesOfDay } from '@portal/domain';

/** The start of `ClockSecond`, in milliseconds since 1970. */
const epoch = Date.UTC(2020, 0, 1);

/** Returns the organization's clock at an instant that is given on the clock of UTC. */
export function organisationClockAt(utc: ClockSecond): ClockSecond {
  const { date, time } = organisationMoment(new Date(epoch + utc * 1000));
  return clockSecond(date, minutesOfDay(time) * 60 + (((utc % 60) + 60) % 60));
}
