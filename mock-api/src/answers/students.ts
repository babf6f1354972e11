import type { Level, Student } from '@portal/api-client/treaty';
import type { Store } from '../store/Store.ts';
import type { StudentRow } from '../store/tables.ts';
import { courseOfPerson, hasNotes, named, personName } from './people.ts';
import { lastReportOf } from './reports.ts';

/** A student; with a contract also how far the report about them has come in it. */
export function studentAnswer(store: Store, student: StudentRow, contractId?: number): Student {
  const contracts = store
    .by('enrolmentsByStudent', student.id)
    .flatMap((enrolment) => store.get('contracts', enrolment.contractId) ?? []);
  const tests = store
    .by('filesByRef', student.id)
    .filter((file) => file.refType === 'placementTest' && file.status === 1)
    .sort((a, b) => b.storedAt.localeCompare(a.storedAt));
  const level = student.levels[0];
  return {
    ...personName(student),
    email: student.email,
    phone: student.phone,
    mobile: student.mobile,
    city: student.city,
    mother_tongue: student.motherTongue,
    company: named(store.get('companies', student.companyId)),
    token_login: student.tokenLogin,
    star: student.star,
    note_flag: hasNotes(store, 'students', student.id),
    student_has_courses: contracts.map((contract) => courseOfPerson(store, contract)),
    student_level_language: level
      ? {
          level_language: level.level as Level,
          last_test: level.lastTest,
          tester_initials: level.testerInitials,
          language: named(store.get('languages', level.languageId)),
        }
      : null,
    latest_placement_test: tests[0] ? { id: tests[0].id, stored_at: tests[0].storedAt } : null,
    last_pr: lastReportOf(store, store.by('reportsByStudent', student.id)),
    ...(contractId === undefined
      ? {}
      : { progress_report_form: reportFormOfStudent(store, student.id, contractId) }),
  };
}

/** The report form of a student in a contract, as lists of students carry it. */
export function reportFormOfStudent(store: Store, studentId: number, contractId: number) {
  const form = store.by('formsByStudent', studentId).find((row) => row.contractId === contractId);
  return form ? { form: { id: form.id, status: form.status } } : null;
}
