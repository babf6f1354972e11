import {
  aPastContract,
  aStudent,
  type PastContract,
  type PeopleImport,
  type Person,
  type Student,
  someNeeds,
} from '@portal/domain';
import type { HttpHandler } from 'msw';
import type {
  SaveStudentNeedsData,
  UpdateStudentData,
  Student as WireStudent,
} from '../generated/types.gen.ts';
import { languageNames } from './named.ts';
import { importHandler } from './people-import.ts';
import { activeUnlessAsked, recordsOf } from './records.ts';
import { answers, type Situation } from './situation.ts';
import { historyToWire, studentToWire } from './wire/student.ts';
import { needsToWire } from './wire/student-needs.ts';

export interface StudentsSituation extends Situation {
  students?: Student[];
  /** The past contracts of every student. */
  history?: PastContract[];
  /** The result of every import. */
  imported?: PeopleImport;
}

/** Answers the calls about students; contracts are separate. */
export function studentsHandlers({
  students = [
    aStudent({ needs: [someNeeds()] }),
    aStudent({ id: 502, name: 'Zoé', lastName: 'Légaré', email: 'zoe.legare@aero-beausejour.example' }),
    aStudent({
      id: 503,
      name: 'Linh',
      lastName: 'Nguyễn',
      email: null,
      company: null,
      contracts: [],
      levels: [],
      isNew: true,
    }),
  ],
  history = [aPastContract()],
  imported = {
    imported: [{ id: 504, name: 'Maya', lastName: 'Thériault' }],
    refused: [{ name: 'Inès', lastName: 'Fortin', reason: 'Email duplicated' }],
  },
  ...situation
}: StudentsSituation = {}): HttpHandler[] {
  const rows = recordsOf(students.map(studentToWire));
  const needsOf = new Map(
    students.flatMap(({ id, needs }) => needs.map((one) => [`${id} ${one.languageId}`, needsToWire(one)])),
  );
  const blank = (id: number) =>
    studentToWire(aStudent({ id, contracts: [], levels: [], latestPlacementTest: null }));

  /** Returns the contracts of students who join or leave one. */
  function enrolled(body: unknown, isIn: boolean) {
    const { courseId, studentId } = body as { courseId: number; studentId: number[] };
    const course = { id: courseId, course_status_id: 2, client_details: { contract_number: `${courseId}` } };
    for (const id of studentId) {
      const others = rows.find(id)?.student_has_courses?.filter((one) => one.id !== courseId) ?? [];
      rows.change(id, { student_has_courses: isIn ? [...others, course] : others });
    }
    return { message: 'Saved' };
  }

  /** Returns the levels of a student after a test. */
  function tested(
    student: WireStudent | undefined,
    level: UpdateStudentData['body']['studentLevelLanguage'],
  ) {
    if (!level) return {};
    const test = {
      level_language: level.levelLanguage,
      last_test: level.lastTest,
      tester_initials: level.testerInitials,
      language: { id: level.languageId, name: languageNames[level.languageId] },
    };
    const others = student?.student_level_languages?.filter(
      ({ language }) => language?.id !== level.languageId,
    );
    return { student_level_languages: [test, ...(others ?? [])] };
  }

  const added = ({ id, name, lastName }: Person) =>
    rows.save({ ...blank(id), name, last_name: lastName, email: null, star: 1 });

  return [
    answers('get', '/student', situation, ({ query }) =>
      rows.list(activeUnlessAsked(query), {
        companyId: 'company.id',
        course: 'student_has_courses.id',
        levelLanguage: 'student_level_languages.level_language',
        studentName: 'name last_name email',
      }),
    ),
    answers('get', '/student/selectOption', situation, ({ query }) =>
      rows.list(query, { studentName: 'name last_name email' }),
    ),
    answers('get', '/student/manageList', situation, ({ query }) => {
      const isMember = ({ student_has_courses: courses = [] }: WireStudent) =>
        courses.some(({ id }) => id === Number(query.get('course_id')));
      const areIn = query.get('not_in_course') !== '1';
      const found = rows.matching(activeUnlessAsked(query), { studentName: 'name last_name email' });
      return recordsOf(found.filter((row) => isMember(row) === areIn)).list(query);
    }),
    answers('get', '/student/studentHistory', situation, () => ({ data: historyToWire(history) })),
    answers('get', '/student/needs', situation, ({ query }) => ({
      data: needsOf.get(`${query.get('studentId')} ${query.get('languageId')}`) ?? null,
    })),
    answers('post', '/student/needs', situation, ({ body }) => {
      const { studentId, languageId, information_course, ...needs } = body as SaveStudentNeedsData['body'];
      const key = `${studentId} ${languageId}`;
      const before = needsOf.get(key) ?? needsToWire(someNeeds({ languageId }));
      const texts = { ...before.information_course, ...information_course };
      const saved = { ...before, ...needs, information_course: texts };
      needsOf.set(key, saved);
      return { message: 'Saved', data: saved };
    }),
    answers('post', '/student/verifyEmailDuplicate', situation, () => ({ message: 'Email available' })),
    answers('post', '/student/create', situation, ({ body }) =>
      rows.add(blank, (body as { student: object }).student),
    ),
    answers('put', '/student/update', situation, ({ body }) => {
      const { student, studentLevelLanguage } = body as UpdateStudentData['body'];
      return rows.change(student.id, { ...student, ...tested(rows.find(student.id), studentLevelLanguage) });
    }),
    answers('put', '/student/updateStatus', situation, ({ body }) => rows.change((body as Student).id, body)),
    answers('post', '/student/assignCourse', situation, ({ body }) => enrolled(body, true)),
    answers('post', '/student/unAssignCourse', situation, ({ body }) => enrolled(body, false)),
    importHandler('student', imported, added, situation),
  ];
}
