import type { ContractToFollowUp, EndingClass } from '@portal/domain';
import type { CourseToFollowUp } from '../generated/types.gen.ts';
import { personFromWire } from './person.ts';
import { yes } from './yes-no.ts';

/** Contracts, and their planned classes without a record. */
export interface ContractsWithOpenClasses {
  contracts: ContractToFollowUp[];
  /** Includes future classes. */
  classes: EndingClass[];
}

export function contractsWithOpenClassesFromWire(
  courses: readonly CourseToFollowUp[],
): ContractsWithOpenClasses {
  return { contracts: courses.map(contractFromWire), classes: courses.flatMap(openClassesFromWire) };
}

function contractFromWire(course: CourseToFollowUp): ContractToFollowUp {
  return {
    id: course.id,
    number: course.contract_number,
    company: course.company,
    teacher: course.teacher && personFromWire(course.teacher),
    startsOn: course.start_date,
    endsOn: course.end_date,
    attendanceComplete: yes(course.attendance_status),
    lastLessonOn: course.last_lesson_date,
    outline: course.outline_status && { status: course.outline_status },
    materialUndecided: yes(course.material_undecided),
    reportsDue: course.reports_due,
  };
}

function openClassesFromWire({ id: contractId, open_classes }: CourseToFollowUp): EndingClass[] {
  return open_classes.map(({ teacher, ...planned }) => ({
    ...planned,
    contractId,
    isCancelled: false,
    lessonId: null,
    // Only future classes have conflicts, and those are not follow-ups.
    clashes: [],
    ...(teacher !== undefined && { teacher: teacher && personFromWire(teacher) }),
  }));
}
