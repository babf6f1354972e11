import {
  aPastContract,
  aStudent,
  type PastContract,
  type PeopleImport,
  type Person,
  type ScaleResult,
  type Student,
  someNeeds,
} from '@portal/domain';
import type { HttpHandler } from 'msw';
import type {
  CreateScaleResultData,
  SaveStudentNeedsData,
  ScaleResultInput,
  UpdateStudentData,
  Student as WireStudent,
} from '../generated/types.gen.ts';
import { languageNames } from './named.ts';
import { importHandler } from './people-import.ts';
import { activeUnlessAsked, recordsOf } from './records.ts';
import { answers, failed, notFound, type Situation } from './situation.ts';
import { scaleResultRow } from './wire/scale-result.ts';
import { historyToWire, studentToWire } from './wire/student.ts';
import { needsToWire } from './wire/student-needs.ts';

export interface StudentsSituation extends Situation {
  students?: Student[];
  /** The past contracts of every student. */
  history?: PastContract[];
  /** What a colleague saves before the first change of a result, which is then refused. */
  resultsOfOthers?: ScaleResult[];
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
  resultsOfOthers,
  ...situation
}: StudentsSituation = {}): HttpHandler[] {
  const rows = recordsOf(students.map(studentToWire));
  let othersResults = resultsOfOthers;
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

  const resultRows = () =>
    rows
      .all()
      .flatMap((student) => (student.student_scale_results ?? []).map((result) => ({ student, result })));

  /** Returns the result that a write refers to, or the refusal if it has changed or is gone. */
  function currentResult(id: unknown, headers: Headers) {
    if (othersResults) {
      for (const { student } of resultRows())
        rows.save({ ...student, student_scale_results: othersResults.map(scaleResultRow) });
      othersResults = undefined;
    }
    const stored = resultRows().find(({ result }) => result.id === Number(id));
    if (!stored) return notFound();
    return headers.get('If-Match') === stored.result.etag ? stored : failed({ status: 412, code: 'changed' });
  }

  function saveResult(
    studentId: number,
    { language_id, ...written }: ScaleResultInput & { id: number; etag: string },
  ) {
    const student = rows.find(studentId);
    if (!student) return notFound();
    const none = { listening: null, speaking: null, reading: null, writing: null, oral: null };
    const language = { id: language_id, name: languageNames[language_id] ?? '' };
    const result = { ...none, ...written, language };
    const others = student.student_scale_results?.filter(({ id }) => id !== result.id) ?? [];
    rows.save({ ...student, student_scale_results: [result, ...others] });
    return { message: 'Saved', data: result };
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
    answers('post', '/scale-results', situation, ({ body }) => {
      const { student_id, ...result } = body as CreateScaleResultData['body'];
      return saveResult(student_id, { ...result, id: resultRows().length + 801, etag: '"v1"' });
    }),
    answers('put', '/scale-results/:id', situation, ({ params, body, headers }) => {
      const stored = currentResult(params.id, headers);
      if (stored instanceof Response) return stored;
      const { id, etag } = stored.result;
      return saveResult(stored.student.id, { ...(body as ScaleResultInput), id, etag: `${etag}+` });
    }),
    answers('delete', '/scale-results/:id', situation, ({ params, headers }) => {
      const stored = currentResult(params.id, headers);
      if (stored instanceof Response) return stored;
      const { student, result } = stored;
      const left = student.student_scale_results?.filter(({ id }) => id !== result.id);
      return rows.save({ ...student, student_scale_results: left });
    }),
    answers('put', '/student/updateStatus', situation, ({ body }) => rows.change((body as Student).id, body)),
    answers('post', '/student/assignCourse', situation, ({ body }) => enrolled(body, true)),
    answers('post', '/student/unAssignCourse', situation, ({ body }) => enrolled(body, false)),
    importHandler('student', imported, added, situation),
  ];
}
