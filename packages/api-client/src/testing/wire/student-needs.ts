import type { StudentNeeds } from '@portal/domain';
import type { StudentInformation, StudentNeeds as WireStudentNeeds } from '../../generated/types.gen.ts';
import { textsToWire, webinarToWire } from '../../wire/student-needs.ts';

export function needsToInformation(needs: StudentNeeds): StudentInformation {
  return {
    ...textsToWire(needs),
    id: needs.id ?? 0,
    language_id: needs.languageId,
    student_needs: {
      id: needs.id ?? 0,
      course_types_id: needs.courseTypeId,
      number_hours: needs.hours,
      session: needs.season,
      type_webinar: webinarToWire(needs),
    },
  };
}

export function needsToWire(needs: StudentNeeds): WireStudentNeeds {
  return {
    id: needs.id ?? 0,
    language_id: needs.languageId,
    course_types_id: needs.courseTypeId,
    number_hours: needs.hours,
    session: needs.season,
    type_webinar: webinarToWire(needs),
    information_course: { ...textsToWire(needs), student_needs_id: needs.id ?? 0 },
  };
}
