import type {
  Contract,
  ContractStudent,
  OutlineSummary,
  PreviousTeacher,
  ReportFormSummary,
} from '@portal/domain';
import type {
  Course,
  OutlineOfCourse,
  ReportFormOfStudent,
  StudentOfCourse,
  PreviousTeacher as WirePreviousTeacher,
} from '../../generated/types.gen.ts';
import { highlightsToWire, statusToWire } from '../../wire/contract.ts';
import { courseTypeToWire } from '../../wire/course-type.ts';
import { named } from '../../wire/named.ts';
import { personToWire } from '../../wire/person.ts';
import { yesNo } from '../../wire/yes-no.ts';
import { contractMaterialToWire } from './contract-material.ts';

export function contractToWire(contract: Contract): Course {
  return {
    id: contract.id,
    course_status_id: statusToWire(contract.status),
    flag: yesNo(contract.flagged),
    confirmation_sent: yesNo(contract.confirmationSent),
    SI: yesNo(contract.si),
    TCS: yesNo(contract.tcs),
    SC: yesNo(contract.sc),
    send_to_client: contract.sentToClientOn,
    contract_completed: yesNo(contract.completed),
    current_teacher: contract.teacher && { teacher: personToWire(contract.teacher) },
    ...(contract.attendanceOnly && { attendance_only: 1 as const }),
    previous_teachers: contract.previousTeachers.map(previousTeacherToWire),
    ...(contract.teaching && {
      teaching: contract.teaching.map(({ from, teacher }) => ({ from, teacher: personToWire(teacher) })),
    }),
    languages_id: contract.language?.id ?? null,
    language: contract.language && named.toWire(contract.language),
    course_types_id: contract.courseType?.id ?? null,
    course_type: contract.courseType && courseTypeToWire(contract.courseType),
    complementary_description_type: contract.complementaryDescription,
    outline_form_id: contract.outline?.id ?? null,
    outline_form: contract.outline && outlineSummaryToWire(contract.outline),
    course_has_materials: contract.materials.map(contractMaterialToWire),
    course_has_not_material_request: contract.noMaterialNeeded ? 1 : null,
    student_has_course: contract.students.map(studentToWire),
    ...(contract.formerStudents && { former_students: contract.formerStudents.map(studentToWire) }),
    total_students: contract.studentCount,
    course_details: {
      id: contract.id,
      total_classes: contract.numberOfClasses,
      total_hours: contract.hoursPerClass,
      attendance_status: yesNo(contract.attendanceComplete),
      material_status_id: contract.materialStatusId,
      description: contract.description,
      start_date: contract.startsOn,
      end_date: contract.endsOn,
      schedule: contract.schedule,
      location: contract.location,
      ...(contract.meetingLink !== undefined && { meeting_link: contract.meetingLink }),
      ...(contract.classAtEnd !== undefined && { class_at_end: yesNo(contract.classAtEnd) }),
    },
    client_details: {
      contract_number: contract.number,
      invoice: contract.invoice,
      companies_id: contract.company?.id ?? null,
      companies: contract.company && named.toWire(contract.company),
      contact_person: contract.contactPerson,
      contract_approved: yesNo(contract.approved),
      contract_expiration_date: contract.expiresOn,
    },
    _cellVariants: highlightsToWire(contract.highlights),
    notes_count: contract.noteCount,
    outline_status: contract.outline?.status ?? null,
    reports_due: contract.students.filter(({ reportForm }) => reportForm?.status !== 'submitted').length,
    ...(contract.minutesTaught !== null && { hours_taught_minutes: contract.minutesTaught }),
    ...(contract.lessonsRecorded !== null && { lessons_recorded: contract.lessonsRecorded }),
  };
}

function previousTeacherToWire({ teacher, hoursDone, motive }: PreviousTeacher): WirePreviousTeacher {
  return { teacher: personToWire(teacher), hours_done: hoursDone, remove_motive: motive };
}

function outlineSummaryToWire({ id, status, savedAt }: OutlineSummary): OutlineOfCourse {
  return { id, status, save_date: savedAt };
}

function studentToWire(student: ContractStudent): StudentOfCourse {
  return {
    student_id: student.id,
    student: { ...personToWire(student), progress_report_form: reportFormToWire(student.reportForm) },
    ...(student.periods && { periods: student.periods }),
  };
}

export function reportFormToWire(form: ReportFormSummary | null): ReportFormOfStudent | null {
  return form && { form: { id: form.id, status: yesNo(form.status === 'submitted') } };
}
