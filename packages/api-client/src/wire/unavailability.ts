import type { Unavailability, UnavailabilityTimes, Weekday } from '@portal/domain';
import type { UnavailabilityInput, Unavailability as WireUnavailability } from '../generated/types.gen.ts';
import { personFromWire } from './person.ts';

export function unavailabilityFromWire(away: WireUnavailability): Unavailability {
  return {
    id: away.id,
    teacherId: away.teacher.id,
    teacher: personFromWire(away.teacher),
    startsOn: away.starts_on,
    endsOn: away.ends_on,
    weekday: away.weekday as Weekday | null,
    beginsAt: away.begins_at,
    endsAt: away.ends_at,
    name: away.name,
    plannedClasses: away.planned_classes,
    version: away.etag,
  };
}

export function unavailabilityTimesToWire(times: UnavailabilityTimes): UnavailabilityInput {
  return {
    starts_on: times.startsOn,
    ends_on: times.endsOn,
    weekday: times.weekday,
    begins_at: times.beginsAt,
    ends_at: times.endsAt,
    name: times.name,
  };
}
