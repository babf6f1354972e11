import type { PlannedClass, PlannedClasses, PlannedContract } from '@portal/domain';
import { momentText } from '@portal/domain';
import type {
  GetPlannedClassesResponse,
  PlannedClass as WireClass,
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
