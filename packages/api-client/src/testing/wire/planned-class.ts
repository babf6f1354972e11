import type { PlannedClass } from '@portal/domain';
import type { PlannedClass as WireClass } from '../../generated/types.gen.ts';
import { outcomeToWire } from '../../wire/cancellation.ts';
import { personToWire } from '../../wire/person.ts';
import { announcedAbsenceToWire, proposalToWire } from '../../wire/planned-class.ts';
import { yesNo } from '../../wire/yes-no.ts';

export function plannedClassToWire(planned: PlannedClass): WireClass {
  const { id, date, time, minutes, number, clashes } = planned;
  return {
    id,
    date,
    time,
    minutes,
    number,
    clashes,
    course_id: planned.contractId,
    slot_date: planned.slot.slice(0, 10),
    slot_time: planned.slot.slice(11),
    cancelled: yesNo(planned.isCancelled),
    cancel_reason: planned.cancelReason,
    ...(planned.cancellation === undefined
      ? {}
      : {
          cancelled_by: planned.cancellation?.cancelledBy ?? null,
          cancel_announced_at: planned.cancellation?.announcedAt ?? null,
          cancel_outcome: planned.cancellation && outcomeToWire(planned.cancellation.outcome),
          cancel_override_reason: planned.cancellation?.overrideReason ?? null,
        }),
    ...(planned.addedFor !== undefined && { added_for: planned.addedFor }),
    attendance_id: planned.lessonId,
    ...(planned.teacher === undefined ? {} : { teacher: planned.teacher && personToWire(planned.teacher) }),
    ...(planned.usualTeacher === undefined
      ? {}
      : { usual_teacher: planned.usualTeacher && personToWire(planned.usualTeacher) }),
    ...(planned.substitute === undefined
      ? {}
      : { substitute: planned.substitute && personToWire(planned.substitute) }),
    ...(planned.proposal === undefined
      ? {}
      : { proposal: planned.proposal && proposalToWire(planned.proposal) }),
    ...(planned.announcedAbsences && {
      announced_absences: planned.announcedAbsences.map(announcedAbsenceToWire),
    }),
    ...(planned.isTeacherAway === undefined ? {} : { teacher_away: yesNo(planned.isTeacherAway) }),
    etag: planned.version,
  };
}
