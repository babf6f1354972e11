import {
  eachColumn,
  type LanguageLevel,
  type PastContract,
  type Student,
  type StudentContract,
  studentTexts,
} from '@portal/domain';
import type {
  CourseOfPerson,
  StudentHistory,
  StudentLevel,
  Student as WireStudent,
} from '../../generated/types.gen.ts';
import { statusToWire } from '../../wire/contract.ts';
import { courseTypeToWire } from '../../wire/course-type.ts';
import { named } from '../../wire/named.ts';
import { personToWire } from '../../wire/person.ts';
import { lastReportToWire } from '../../wire/report.ts';
import { yesNo } from '../../wire/yes-no.ts';
import { reportFormToWire } from './contract.ts';
import { studentReportToWire } from './report.ts';
import { scaleResultRow } from './scale-result.ts';
import { needsToInformation } from './student-needs.ts';

export function studentToWire(student: Student): WireStudent {
  const levels = student.levels.map(levelToWire);
  return {
    ...personToWire(student),
    email: student.email,
    ...eachColumn(studentTexts, (name) => student[name]),
    mother_tongue: student.motherTongue,
    company: student.company && named.toWire(student.company),
    token_login: student.linkToken,
    star: yesNo(student.isNew),
    status: yesNo(student.active),
    note_flag: yesNo(student.hasNotes),
    student_has_courses: student.contracts.map(contractOfStudentToWire),
    student_level_language: levels[0] ?? null,
    student_level_languages: levels,
    ...(student.levelHistory.length > 0 && { student_level_history: student.levelHistory.map(levelToWire) }),
    student_scale_results: student.scaleResults.map(scaleResultRow),
    latest_placement_test: student.latestPlacementTest && {
      id: student.latestPlacementTest.id,
      stored_at: student.latestPlacementTest.storedAt,
    },
    last_pr: student.lastReport && lastReportToWire(student.lastReport),
    progress_report_form: reportFormToWire(student.reportForm),
    progress_report: student.reports.map(studentReportToWire),
    student_information_course: student.needs.map(needsToInformation),
  };
}

export function historyToWire(contracts: PastContract[]): StudentHistory {
  return {
    courses_history: contracts.map((contract) => ({
      ...contractOfStudentToWire(contract),
      course_details: { start_date: contract.startsOn, end_date: contract.endsOn },
      language: contract.language && named.toWire(contract.language),
      courses_has_materials_requests: contract.materials.map((title) => ({ title })),
      ...(contract.periods && { periods: contract.periods }),
    })),
  };
}

function levelToWire({ language, level, testedOn, testerInitials }: LanguageLevel): StudentLevel {
  return {
    language: language && named.toWire(language),
    level_language: level,
    last_test: testedOn,
    tester_initials: testerInitials,
  };
}

function contractOfStudentToWire(contract: StudentContract): CourseOfPerson {
  return {
    id: contract.id,
    course_status_id: statusToWire(contract.status),
    client_details: { contract_number: contract.number },
    course_type: contract.courseType && courseTypeToWire(contract.courseType),
    complementary_description_type: contract.complementaryDescription,
    course_details: { start_date: contract.startsOn, end_date: contract.endsOn },
  };
}
