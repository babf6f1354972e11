import { type ContractToFollowUp, lacksMaterial } from '@portal/domain';
import type { Course } from '../generated/types.gen.ts';
import { contractMaterialFromWire } from './contract-material.ts';
import { personFromWire } from './person.ts';
import { yes } from './yes-no.ts';

/** Maps only the fields that determine follow-ups, because the list has thousands of contracts. */
export function contractToFollowUpFromWire(course: Course): ContractToFollowUp {
  const { course_details: details, client_details: client } = course;
  return {
    id: course.id,
    number: client.contract_number,
    company: client.companies?.name ?? null,
    teacher: course.current_teacher && personFromWire(course.current_teacher.teacher),
    startsOn: details.start_date,
    endsOn: details.end_date,
    attendanceComplete: yes(details.attendance_status),
    // Without lessons, no date is needed.
    lastLessonOn: course.lessons_recorded === 0 ? null : course.last_lesson_date,
    outline: course.outline_form && { status: course.outline_form.status },
    materialUndecided: lacksMaterial({
      materials: course.course_has_materials.map(contractMaterialFromWire),
      noMaterialNeeded: yes(course.course_has_not_material_request),
    }),
    reportsDue: course.reports_due ?? null,
  };
}
