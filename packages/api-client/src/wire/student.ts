import type { LanguageLevel, Student } from '@portal/domain';
import type { CourseOfPerson, StudentLevel, Student as WireStudent } from '../generated/types.gen.ts';
import { statusFromWire, statusToWire } from './contract.ts';
import { personFromWire, personToWire } from './person.ts';
import { lastReportFromWire, lastReportToWire } from './report.ts';
import { yes, yesNo } from './yes-no.ts';

export function studentFromWire(student: WireStudent): Student {
  return {
    ...personFromWire(student),
    email: student.email,
    phone: student.phone,
    mobile: student.mobile,
    city: student.city,
    motherTongue: student.mother_tongue,
    company: student.company,
    linkToken: student.token_login ?? null,
    isNew: yes(student.star),
    hasNotes: yes(student.note_flag),
    contracts: (student.student_has_courses ?? []).map(contractOfStudentFromWire),
    levels: levelsFromWire(student.student_level_language),
    latestPlacementTest: student.latest_placement_test
      ? { id: student.latest_placement_test.id, storedAt: student.latest_placement_test.stored_at }
      : null,
    lastReport: student.last_pr ? lastReportFromWire(student.last_pr) : null,
  };
}

/** The wire carries one level, that of the language most recently tested. */
export function studentToWire(student: Student): WireStudent {
  const [level] = student.levels;
  return {
    ...personToWire(student),
    email: student.email,
    phone: student.phone,
    mobile: student.mobile,
    city: student.city,
    mother_tongue: student.motherTongue,
    company: student.company,
    token_login: student.linkToken,
    star: yesNo(student.isNew),
    note_flag: yesNo(student.hasNotes),
    student_has_courses: student.contracts.map(contractOfStudentToWire),
    student_level_language: level ? levelToWire(level) : null,
    latest_placement_test: student.latestPlacementTest && {
      id: student.latestPlacementTest.id,
      stored_at: student.latestPlacementTest.storedAt,
    },
    last_pr: student.lastReport && lastReportToWire(student.lastReport),
  };
}

function levelsFromWire(level: StudentLevel | null | undefined): LanguageLevel[] {
  if (!level?.level_language) return [];
  return [
    {
      language: level.language ?? null,
      level: level.level_language,
      testedOn: level.last_test,
      testerInitials: level.tester_initials,
    },
  ];
}

function levelToWire({ language, level, testedOn, testerInitials }: LanguageLevel): StudentLevel {
  return { language, level_language: level, last_test: testedOn, tester_initials: testerInitials };
}

type ContractOfStudent = Student['contracts'][number];

function contractOfStudentFromWire(course: CourseOfPerson): ContractOfStudent {
  return {
    id: course.id,
    number: course.client_details.contract_number,
    status: statusFromWire(course.course_status_id),
    courseType: course.course_type ?? null,
    startsOn: course.course_details?.start_date ?? null,
    endsOn: course.course_details?.end_date ?? null,
  };
}

function contractOfStudentToWire(contract: ContractOfStudent): CourseOfPerson {
  return {
    id: contract.id,
    course_status_id: statusToWire(contract.status),
    client_details: { contract_number: contract.number },
    course_type: contract.courseType,
    course_details: { start_date: contract.startsOn, end_date: contract.endsOn },
  };
}
