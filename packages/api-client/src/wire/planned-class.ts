import type {
  ClassChange,
  ClassPattern,
  Closure,
  PlannedClass,
  PlannedClasses,
  PlannedContract,
  SavedClosure,
  Weekday,
} from '@portal/domain';
import { momentText } from '@portal/domain';
import type {
  ClosedDays,
  CoursePlanInput,
  GetPlannedClassesResponse,
  PlanChange,
  PlannedClass as WireClass,
  Closure as WireClosure,
  PlannedCourse as WireCourse,
} from '../generated/types.gen.ts';
import { personFromWire, personToWire } from './person.ts';
import { yesNo } from './yes-no.ts';

export function plannedClassFromWire(planned: WireClass): PlannedClass {
  const { id, date, time, minutes, number, clashes } = planned;
  return {
    ...{ id, date, time, minutes, number, clashes },
    contractId: planned.course_id,
    slot: momentText({ date: planned.slot_date, time: planned.slot_time }),
    isCancelled: planned.cancelled === 1,
    cancelReason: planned.cancel_reason,
    lessonId: planned.attendance_id,
    version: planned.etag,
  };
}

export function plannedClassToWire(planned: PlannedClass): WireClass {
  const { id, date, time, minutes, number, clashes } = planned;
  const [slot_date = '', slot_time = ''] = planned.slot.split(' ');
  return {
    ...{ id, date, time, minutes, number, clashes, slot_date, slot_time },
    course_id: planned.contractId,
    cancelled: yesNo(planned.isCancelled),
    cancel_reason: planned.cancelReason,
    attendance_id: planned.lessonId,
    etag: planned.version,
  };
}

export function plannedContractFromWire(course: WireCourse): PlannedContract {
  const { id, company, language, location } = course;
  return {
    ...{ id, company, language, location },
    number: course.contract_number,
    teacher: course.teacher && personFromWire(course.teacher),
    students: course.students.map(personFromWire),
    plannedClasses: course.number_of_planned,
  };
}

export function plannedContractToWire(contract: PlannedContract): WireCourse {
  const { id, company, language, location, teacher, students } = contract;
  return {
    ...{ id, company, language, location },
    contract_number: contract.number,
    teacher: teacher && personToWire(teacher),
    students: students.map(personToWire),
    number_of_planned: contract.plannedClasses,
  };
}

export function plannedClassesFromWire({ data, courses }: GetPlannedClassesResponse): PlannedClasses {
  return { classes: data.map(plannedClassFromWire), contracts: courses.map(plannedContractFromWire) };
}

export function closureFromWire(closure: WireClosure): Closure {
  return {
    startsOn: closure.starts_on,
    endsOn: closure.ends_on,
    name: closure.name,
    nameEn: closure.name_en,
  };
}

export function savedClosureFromWire(closure: ClosedDays): SavedClosure {
  return { id: closure.id, ...closureFromWire(closure) };
}

export function closureToWire({ startsOn, endsOn, name, nameEn }: Closure): WireClosure {
  return { starts_on: startsOn, ends_on: endsOn, name, name_en: nameEn };
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

function changeToWire(change: ClassChange): PlanChange {
  const slot = change.kind === 'added' ? null : change.slot;
  const at = change.kind === 'added' ? change.at : change.kind === 'moved' ? change.to : null;
  return {
    kind: change.kind,
    slot_date: slot?.date ?? null,
    slot_time: slot?.time ?? null,
    date: at?.date ?? null,
    time: at?.time ?? null,
    minutes: at?.minutes ?? null,
  };
}
