import type {
  AnnouncedAbsence,
  ClassChange,
  ClassPattern,
  ClassTime,
  Closure,
  LocalMoment,
  PlannedClass,
  PlannedClasses,
  PlannedContract,
  SavedCancellation,
  SavedClosure,
  SubstituteProposal,
  Weekday,
} from '@portal/domain';
import { momentText } from '@portal/domain';
import type {
  ClosedDays,
  CoursePlanInput,
  GetPlannedClassesResponse,
  PlanChange,
  AnnouncedAbsence as WireAbsence,
  PlannedClass as WireClass,
  Closure as WireClosure,
  PlannedCourse as WireCourse,
  SubstituteProposal as WireProposal,
} from '../generated/types.gen.ts';
import { outcomeFromWire } from './cancellation.ts';
import { type Codec, fields, listOf, orNull, person } from './fields.ts';
import { named } from './named.ts';
import { personFromWire } from './person.ts';
import { yes, yesNo } from './yes-no.ts';

export function plannedClassFromWire(planned: WireClass): PlannedClass {
  const { id, date, time, minutes, number, clashes } = planned;
  return {
    id,
    date,
    time,
    minutes,
    number,
    clashes,
    contractId: planned.course_id,
    slot: momentText({ date: planned.slot_date, time: planned.slot_time }),
    isCancelled: planned.cancelled === 1,
    cancelReason: planned.cancel_reason,
    ...(planned.cancel_outcome === undefined ? {} : { cancellation: cancellationFromWire(planned) }),
    ...(planned.added_for !== undefined && { addedFor: planned.added_for }),
    lessonId: planned.attendance_id,
    ...(planned.teacher === undefined ? {} : { teacher: planned.teacher && personFromWire(planned.teacher) }),
    ...(planned.usual_teacher === undefined
      ? {}
      : { usualTeacher: planned.usual_teacher && personFromWire(planned.usual_teacher) }),
    ...(planned.substitute === undefined
      ? {}
      : { substitute: planned.substitute && personFromWire(planned.substitute) }),
    ...(planned.proposal === undefined
      ? {}
      : { proposal: planned.proposal && proposalFromWire(planned.proposal) }),
    ...(planned.announced_absences && {
      announcedAbsences: planned.announced_absences.map(announcedAbsenceFromWire),
    }),
    ...(planned.teacher_away === undefined ? {} : { isTeacherAway: planned.teacher_away === 1 }),
    version: planned.etag,
  };
}

export const { fromWire: announcedAbsenceFromWire, toWire: announcedAbsenceToWire } = fields<
  WireAbsence,
  AnnouncedAbsence
>()({
  studentId: 'student_id',
  announcedAt: 'announced_at',
  word: 'word',
});

function cancellationFromWire(planned: WireClass): SavedCancellation | null {
  const { cancelled_by, cancel_announced_at, cancel_outcome, cancel_override_reason } = planned;
  return cancel_outcome
    ? {
        cancelledBy: cancelled_by ?? null,
        announcedAt: cancel_announced_at ?? null,
        outcome: outcomeFromWire(cancel_outcome),
        overrideReason: cancel_override_reason ?? null,
      }
    : null;
}

export const { fromWire: proposalFromWire, toWire: proposalToWire } = fields<
  WireProposal,
  SubstituteProposal
>()({
  status: 'status',
  substitute: ['substitute', person],
  proposedBy: ['proposed_by', person],
  answer: 'answer',
});

/** Missing without the extension `cancellations`. */
const optionalYes: Codec<WireCourse['class_at_end'], boolean | undefined> = {
  fromWire: (value) => (value === undefined ? undefined : yes(value)),
  toWire: yesNo,
};

const plannedContract = fields<WireCourse, PlannedContract>()({
  id: 'id',
  number: 'contract_number',
  company: ['company', orNull(named)],
  language: ['language', orNull(named)],
  location: 'location',
  meetingLink: 'meeting_link',
  teacher: ['teacher', orNull(person)],
  students: ['students', listOf(person)],
  plannedClasses: 'number_of_planned',
  classAtEnd: ['class_at_end', optionalYes],
});

/** A backend without `meeting-attendance` has no meeting address. */
export function plannedContractFromWire(course: WireCourse): PlannedContract {
  const { meetingLink, ...contract } = plannedContract.fromWire(course);
  return meetingLink === undefined ? contract : { ...contract, meetingLink };
}

export const plannedContractToWire = plannedContract.toWire;

export function plannedClassesFromWire({ data, courses }: GetPlannedClassesResponse): PlannedClasses {
  return { classes: data.map(plannedClassFromWire), contracts: courses.map(plannedContractFromWire) };
}

export const { fromWire: closureFromWire, toWire: closureToWire } = fields<WireClosure, Closure>()({
  startsOn: 'starts_on',
  endsOn: 'ends_on',
  name: 'name',
  nameEn: 'name_en',
});

export function savedClosureFromWire(closure: ClosedDays): SavedClosure {
  return { id: closure.id, ...closureFromWire(closure) };
}

export function patternFromWire(plan: CoursePlanInput): ClassPattern {
  const { ends_on, number_of_classes } = plan;
  return {
    times: plan.times.map((time) => ({ ...time, weekday: time.weekday as Weekday })),
    startsOn: plan.starts_on,
    until: ends_on === null ? { classes: number_of_classes ?? 0 } : { date: ends_on },
    skipsHolidays: plan.skips_holidays === 1,
    breaks: plan.breaks.map(closureFromWire),
    changes: plan.changes.flatMap((change) => changeFromWire(change) ?? []),
  };
}

export function patternToWire(pattern: ClassPattern): CoursePlanInput {
  const { until } = pattern;
  return {
    times: pattern.times.map(({ weekday, time, minutes }) => ({ weekday, time, minutes })),
    starts_on: pattern.startsOn,
    ends_on: 'date' in until ? until.date : null,
    number_of_classes: 'classes' in until ? until.classes : null,
    skips_holidays: yesNo(pattern.skipsHolidays),
    breaks: pattern.breaks.map(closureToWire),
    changes: pattern.changes.map(changeToWire),
  };
}

/** Returns null for an incomplete change, which the API does not allow. */
function changeFromWire({ kind, slot_date, slot_time, date, time, minutes }: PlanChange): ClassChange | null {
  const slot = slot_date === null || slot_time === null ? null : { date: slot_date, time: slot_time };
  const at = date === null || time === null || minutes === null ? null : { date, time, minutes };
  if (kind === 'dropped') return slot && { kind, slot };
  if (kind === 'moved') return slot && at && { kind, slot, to: at };
  return at && { kind, at };
}

/** A change of any kind, with the fields of its kind. */
interface AnyChange {
  kind: ClassChange['kind'];
  slot?: LocalMoment;
  at?: ClassTime;
  to?: ClassTime;
}

function changeToWire({ kind, slot, at, to = at }: AnyChange): PlanChange {
  return {
    kind,
    slot_date: slot?.date ?? null,
    slot_time: slot?.time ?? null,
    date: to?.date ?? null,
    time: to?.time ?? null,
    minutes: to?.minutes ?? null,
  };
}
