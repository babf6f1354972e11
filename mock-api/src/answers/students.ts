import type {
  InformationTexts,
  Level,
  Student,
  StudentHistory,
  StudentInformation,
  StudentLevel,
  StudentNeeds,
} from '@portal/api-client/treaty';
import type { Store } from '../store/Store.ts';
import type { ContractRow, StudentNeedsRow, StudentRow } from '../store/tables.ts';
import { courseOfPerson, hasNotes, named, personName } from './people.ts';
import { lastReportOf, progressReportAnswer } from './reports.ts';

/** How much of a student an answer tells. */
export interface StudentScope {
  /** Which contracts, with their reports, whoever asks may know of. */
  readonly sees: (contract: ContractRow) => boolean;
  /** The token of the private link is an administrator's business. */
  readonly withLink: boolean;
  /** The contract whose report form is meant. */
  readonly contractId?: number;
  /** With every report and the needs: for the one student, not for lists. */
  readonly whole?: boolean;
}

export function studentAnswer(store: Store, student: StudentRow, scope: StudentScope): Student {
  const contracts = contractsOf(store, student).filter(scope.sees);
  const seen = new Set(contracts.map(({ id }) => id));
  const reports = store.by('reportsByStudent', student.id).filter(({ contractId }) => seen.has(contractId));
  const levels = levelsOf(store, levelRowsOf(student));
  return {
    ...personName(student),
    email: student.email,
    phone: student.phone,
    mobile: student.mobile,
    city: student.city,
    mother_tongue: student.motherTongue,
    smart_device: student.smartDevice,
    company: named(store.get('companies', student.companyId)),
    token_login: scope.withLink ? student.tokenLogin : null,
    star: student.star,
    status: student.status,
    note_flag: hasNotes(store, 'students', student.id),
    student_has_courses: contracts.map((contract) => courseOfPerson(store, contract)),
    student_level_language: levels[0] ?? null,
    student_level_languages: levels,
    latest_placement_test: latestPlacementTest(store, student),
    last_pr: lastReportOf(store, reports),
    ...(scope.contractId === undefined
      ? {}
      : { progress_report_form: reportFormOfStudent(store, student.id, scope.contractId) }),
    ...(scope.whole
      ? {
          progress_report: reports
            .sort((a, b) => (a.date > b.date ? -1 : a.date < b.date ? 1 : b.id - a.id))
            .flatMap((report) => progressReportAnswer(store, report)),
          student_level_history: levelsOf(store, testRowsOf(student)),
          student_information_course: store.by('needsByStudent', student.id).map(informationAnswer),
        }
      : {}),
  };
}

/** The contracts that a student is in, in every status. */
export function contractsOf(store: Store, student: StudentRow): ContractRow[] {
  return store
    .by('enrolmentsByStudent', student.id)
    .flatMap(({ contractId }) => store.get('contracts', contractId) ?? []);
}

/** Every test of a student, the last one first; of one day, the one saved last first. */
export function testRowsOf(student: StudentRow): StudentRow['levels'] {
  return student.levels.toReversed().sort((a, b) => (b.lastTest ?? '').localeCompare(a.lastTest ?? ''));
}

/** The level of each language, the one tested last first. */
export function levelRowsOf(student: StudentRow): StudentRow['levels'] {
  const tested = new Set<number>();
  return testRowsOf(student).filter(({ languageId }) => !tested.has(languageId) && tested.add(languageId));
}

function levelsOf(store: Store, rows: StudentRow['levels']): StudentLevel[] {
  return rows.map(({ languageId, level, lastTest, testerInitials }) => ({
    level_language: level as Level,
    last_test: lastTest,
    tester_initials: testerInitials,
    language: named(store.get('languages', languageId)),
  }));
}

/** The newest of the stored tests (OPEN-84), null when there is none. */
export function latestPlacementTest(store: Store, student: StudentRow): Student['latest_placement_test'] {
  const [test] = store
    .by('filesByRef', student.id)
    .filter((file) => file.refType === 'placementTest' && file.status === 1)
    .sort((a, b) => b.storedAt.localeCompare(a.storedAt) || b.id - a.id);
  return test ? { id: test.id, stored_at: test.storedAt } : null;
}

/** The report form of a student in a contract, as lists of students carry it. */
export function reportFormOfStudent(store: Store, studentId: number, contractId: number) {
  const form = store.by('formsByStudent', studentId).find((row) => row.contractId === contractId);
  return form ? { form: { id: form.id, status: form.status } } : null;
}

/** Needs inside information: the shape of the student record (CONFLICT-38). */
function informationAnswer(row: StudentNeedsRow): StudentInformation {
  return {
    ...textsOf(row),
    id: row.id,
    language_id: row.languageId,
    student_needs: {
      id: row.id,
      course_types_id: row.courseTypeId,
      number_hours: row.numberHours,
      session: row.session,
      type_webinar: row.typeWebinar,
    },
  };
}

/** Information inside needs: the shape of `student/needs` (CONFLICT-38). */
export function needsAnswer(row: StudentNeedsRow): StudentNeeds {
  return {
    id: row.id,
    student_id: row.studentId,
    language_id: row.languageId,
    course_types_id: row.courseTypeId,
    number_hours: row.numberHours,
    session: row.session,
    type_webinar: row.typeWebinar,
    information_course: { ...textsOf(row), student_needs_id: row.id },
  };
}

function textsOf(row: StudentNeedsRow): Required<InformationTexts> {
  const { conversation, listening, writing, reading, objective, location, availability, motivation } = row;
  return { conversation, listening, writing, reading, objective, location, availability, motivation };
}

/** The contracts of a student, the one that begins last first; those without a date come before all others. */
export function historyAnswer(store: Store, student: StudentRow): StudentHistory {
  const contracts = contractsOf(store, student).sort(
    (a, b) => (b.startsOn ?? '9999').localeCompare(a.startsOn ?? '9999') || b.id - a.id,
  );
  return {
    courses_history: contracts.map((contract) => ({
      ...courseOfPerson(store, contract),
      course_details: { start_date: contract.startsOn, end_date: contract.endsOn },
      language: named(store.get('languages', contract.languageId)),
      courses_has_materials_requests: store
        .by('materialsByContract', contract.id)
        .filter(({ status }) => status !== 0)
        .flatMap(({ materialId }) => {
          const material = store.get('materials', materialId);
          return material ? [{ title: material.title }] : [];
        }),
    })),
  };
}
