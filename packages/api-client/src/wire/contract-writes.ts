import type { CalendarDate, ChangedMonth, ContractFormValues, TeacherChangeValues } from '@portal/domain';
import type {
  ChangeTeacherData,
  ClientDetailsInput,
  CourseDetailsInput,
  CourseInput,
  CourseUpdate,
  TeacherAssignment,
} from '../generated/types.gen.ts';
import { changedMonthToWire } from './changed-months.ts';
import { yesNo } from './yes-no.ts';

// Writes of dialogs and forms. The contract list does not load this file at start.

/** The date on which a contract was sent to the client; 0 clears it (CON-FINAL-09, CONFLICT-15). */
export function sentToClientToWire(id: number, day: CalendarDate | null): CourseUpdate {
  return { course: { id, send_to_client: day ?? 0 } };
}

/** The contract form in the three parts of the request, with all or some fields (API-050, API-051, CON-FORM-47). */
export function contractFormToWire(values: Partial<ContractFormValues>): {
  course: CourseInput;
  course_details: CourseDetailsInput;
  client_details: ClientDetailsInput;
} {
  return {
    course: {
      languages_id: values.languageId,
      course_types_id: values.courseTypeId,
      complementary_description_type: values.complementaryDescription,
    },
    course_details: {
      total_classes: values.numberOfClasses,
      total_hours: values.hoursPerClass,
      description: values.description,
      start_date: values.startsOn,
      end_date: values.endsOn,
      schedule: values.schedule,
      location: values.location,
      meeting_link: values.meetingLink,
      class_at_end: yesNo(values.classAtEnd),
    },
    client_details: {
      invoice: values.invoice,
      companies_id: values.companyId,
      contact_person: values.contactPerson,
      contract_approved: yesNo(values.approved),
      contract_expiration_date: values.expiresOn,
    },
  };
}

/** Assigns a teacher to a contract without one (API-064). */
export function teacherAssignmentToWire(contractId: number, teacherId: number): TeacherAssignment {
  return { courseId: contractId, teacherId };
}

/** What the user saw before confirming a change of teacher: the former teacher, and the months that change. */
export interface ConfirmedChange {
  formerId: number;
  months: readonly ChangedMonth[];
}

/** Replaces a contract's teacher, with the data that the history stores about the previous one (API-065, DOMAIN-48). */
export function teacherChangeToWire(
  contractId: number,
  { teacherId, motive, hoursDone, from }: TeacherChangeValues,
  confirmed?: ConfirmedChange,
): ChangeTeacherData['body'] {
  return {
    courseId: contractId,
    teacherId,
    removeMotive: motive,
    hoursDone,
    ...(from !== undefined && { from }),
    ...(confirmed && {
      formerTeacherId: confirmed.formerId,
      months: confirmed.months.map(changedMonthToWire),
    }),
  };
}
