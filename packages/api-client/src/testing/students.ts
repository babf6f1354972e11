import {
  aPastContract,
  aStudent,
  type Company,
  type Language,
  type PastContract,
  type PeopleImport,
  plainEmail,
  type Student,
  someNeeds,
} from '@portal/domain';
import type { HttpHandler } from 'msw';
import type {
  CreateStudentData,
  SaveStudentNeedsData,
  StudentInformation,
  StudentInformationInput,
  StudentInput,
  UpdateStudentData,
  Student as WireStudent,
} from '../generated/types.gen.ts';
import { peopleImportToWire } from '../wire/people-import.ts';
import { personToWire } from '../wire/person.ts';
import { historyToWire, studentToWire } from '../wire/student.ts';
import { needsFromInformation, needsToWire } from '../wire/student-needs.ts';
import { yesNo } from '../wire/yes-no.ts';
import { answers, emailDuplicated, matches, notFound, ordered, paged, type Situation } from './situation.ts';

export interface StudentsSituation extends Situation {
  students?: Student[];
  /** The past contracts of every student. */
  history?: PastContract[];
  /** The companies that a student can belong to. */
  companies?: Pick<Company, 'id' | 'name'>[];
  /** The languages that a level can be in. */
  languages?: Pick<Language, 'id' | 'name'>[];
  /** The result of every import. */
  imported?: PeopleImport;
}

/** Answers the calls about students from these records, which the writes change; contracts are separate. */
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
  companies = [
    { id: 21, name: 'Aéro Beauséjour inc.' },
    { id: 22, name: 'Banque Champlain' },
  ],
  languages = [
    { id: 1, name: 'Français' },
    { id: 2, name: 'English' },
  ],
  imported = {
    imported: [{ id: 504, name: 'Maya', lastName: 'Thériault' }],
    refused: [{ name: 'Inès', lastName: 'Fortin', reason: 'Email duplicated' }],
  },
  ...situation
}: StudentsSituation = {}): HttpHandler[] {
  let rows = students.map(studentToWire);

  const find = (id: unknown) => rows.find((row) => row.id === Number(id));
  const isTaken = (email: string | undefined, own?: number) =>
    email !== undefined && rows.some((row) => row.id !== own && row.email === plainEmail(email));

  function saved(student: WireStudent) {
    rows = find(student.id)
      ? rows.map((known) => (known.id === student.id ? student : known))
      : [...rows, student];
    return { message: 'Saved', data: student };
  }

  /** Returns the record as the server would: the sent fields override the stored ones. */
  function written(
    before: WireStudent,
    sent: CreateStudentData['body'] | UpdateStudentData['body'],
  ): WireStudent {
    const { lastName, companyId, smartDevice, ...person }: StudentInput = sent.student;
    const level = sent.studentLevelLanguage;
    const tests = level
      ? [
          {
            level_language: level.levelLanguage,
            last_test: level.lastTest,
            tester_initials: level.testerInitials,
            language: languages.find(({ id }) => id === level.languageId) ?? null,
          },
        ]
      : [];
    const levels = [
      ...tests,
      ...(before.student_level_languages ?? []).filter(({ language }) => language?.id !== level?.languageId),
    ];
    const storedNeeds = (sent.studentInformationCourse ?? []).map((input) => information(before.id, input));
    return {
      ...before,
      ...person,
      last_name: lastName ?? before.last_name,
      smart_device: smartDevice === undefined ? before.smart_device : smartDevice,
      company:
        companyId === undefined ? before.company : (companies.find(({ id }) => id === companyId) ?? null),
      star: 0,
      student_level_language: levels[0] ?? null,
      student_level_languages: levels,
      student_level_history: [...tests, ...(before.student_level_history ?? [])],
      student_information_course: merged(before.student_information_course, storedNeeds),
    };
  }

  function members(contractId: unknown, areIn: boolean): WireStudent[] {
    return rows.filter(
      (row) => (row.student_has_courses ?? []).some(({ id }) => id === Number(contractId)) === areIn,
    );
  }

  return [
    answers('get', '/student', situation, ({ query }) =>
      paged(ordered(rows.filter(matchesFilters(query)), query), query),
    ),
    answers('get', '/student/selectOption', situation, ({ query }) => {
      const found = students.filter(({ name, lastName }) =>
        matches(query.get('studentName'), `${name} ${lastName}`),
      );
      return paged(found.map(personToWire), query);
    }),
    answers('get', '/student/manageList', situation, ({ query }) => {
      const found = members(query.get('course_id'), query.get('not_in_course') !== '1');
      return paged(
        found.filter(matchesFilters(new URLSearchParams({ studentName: query.get('studentName') ?? '' }))),
        query,
      );
    }),
    answers('get', '/student/studentHistory', situation, () => ({ data: historyToWire(history) })),
    answers('get', '/student/needs', situation, ({ query }) => {
      const storedNeeds = find(query.get('studentId'))?.student_information_course ?? [];
      const inLanguage = storedNeeds.find(
        ({ language_id }) => language_id === Number(query.get('languageId')),
      );
      return { data: inLanguage ? needsToWire(needsFromInformation(inLanguage)) : null };
    }),
    answers('post', '/student/needs', situation, ({ body }) => {
      const { studentId, languageId, information_course, ...needs } = body as SaveStudentNeedsData['body'];
      const student = find(studentId);
      if (!student) return notFound();
      const input = {
        ...information_course,
        languageId,
        studentNeeds: {
          numberHours: needs.number_hours,
          session: needs.session,
          typeWebinar: needs.type_webinar,
          courseTypeId: needs.course_types_id,
        },
      };
      const before = (student.student_information_course ?? []).find(
        ({ language_id }) => language_id === languageId,
      );
      const storedNeeds = information(studentId, input, before);
      saved({
        ...student,
        student_information_course: merged(student.student_information_course, [storedNeeds]),
      });
      return { message: 'Saved', data: needsToWire(needsFromInformation(storedNeeds)) };
    }),
    answers('post', '/student/verifyEmailDuplicate', situation, ({ body }) =>
      isTaken((body as { email: string }).email) ? emailDuplicated() : { message: 'Email available' },
    ),
    answers('post', '/student/create', situation, ({ body }) => {
      const sent = body as CreateStudentData['body'];
      if (isTaken(sent.student.email)) return emailDuplicated();
      const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
      const blank = aStudent({ id, contracts: [], levels: [], latestPlacementTest: null });
      return saved(written(studentToWire(blank), sent));
    }),
    answers('put', '/student/update', situation, ({ body }) => {
      const sent = body as UpdateStudentData['body'];
      const student = find(sent.student.id);
      if (!student) return notFound();
      return isTaken(sent.student.email, student.id) ? emailDuplicated() : saved(written(student, sent));
    }),
    answers('put', '/student/updateStatus', situation, ({ body }) => {
      const { id, status } = body as { id: number; status: 0 | 1 };
      const student = find(id);
      return student ? saved({ ...student, status }) : notFound();
    }),
    answers('post', '/student/assignCourse', situation, ({ body }) => {
      const { courseId, studentId } = body as { courseId: number; studentId: number[] };
      const course = rows.flatMap((row) => row.student_has_courses ?? []).find(({ id }) => id === courseId);
      const joined = course ?? {
        id: courseId,
        course_status_id: 2,
        client_details: { contract_number: `${courseId}` },
      };
      rows = rows.map((row) =>
        studentId.includes(row.id) && !row.student_has_courses?.some(({ id }) => id === courseId)
          ? { ...row, student_has_courses: [...(row.student_has_courses ?? []), joined] }
          : row,
      );
      return { message: 'Saved' };
    }),
    answers('post', '/student/unAssignCourse', situation, ({ body }) => {
      const { courseId, studentId } = body as { courseId: number; studentId: number[] };
      rows = rows.map((row) =>
        studentId.includes(row.id)
          ? { ...row, student_has_courses: row.student_has_courses?.filter(({ id }) => id !== courseId) }
          : row,
      );
      return { message: 'Saved' };
    }),
    answers('post', '/student/import', situation, () => {
      for (const person of imported.imported ?? []) {
        saved(studentToWire(aStudent({ ...person, email: null, contracts: [], levels: [], isNew: true })));
      }
      const wire = peopleImportToWire(imported);
      return {
        message: 'Students imported',
        data: {
          import_id: imported.importId,
          studentsImported: wire.imported,
          studentsNotImported: wire.notImported,
        },
      };
    }),
  ];
}

/** One record per student and language, so its id combines both. */
function information(
  studentId: number,
  input: StudentInformationInput,
  before?: StudentInformation,
): StudentInformation {
  const { languageId, studentNeeds = {}, id: _id, ...texts } = input;
  const id = studentId * 100 + languageId;
  return {
    objective: null,
    location: null,
    availability: null,
    motivation: null,
    ...before,
    ...texts,
    id,
    language_id: languageId,
    student_needs: {
      id,
      course_types_id: sentOr(studentNeeds.courseTypeId, before?.student_needs?.course_types_id),
      number_hours: sentOr(studentNeeds.numberHours, before?.student_needs?.number_hours),
      session: sentOr(studentNeeds.session, before?.student_needs?.session),
      type_webinar: sentOr(studentNeeds.typeWebinar, before?.student_needs?.type_webinar),
    },
  };
}

/** An omitted field stays unchanged. */
function sentOr<Value>(sent: Value | null | undefined, before: Value | null | undefined): Value | null {
  return sent === undefined ? (before ?? null) : sent;
}

function merged(before: StudentInformation[] = [], storedNeeds: StudentInformation[]): StudentInformation[] {
  const inOtherLanguages = before.filter(
    (known) => !storedNeeds.some((row) => row.language_id === known.language_id),
  );
  return [...inOtherLanguages, ...storedNeeds];
}

function matchesFilters(query: URLSearchParams): (student: WireStudent) => boolean {
  return (student) => {
    const courses = student.student_has_courses ?? [];
    const levels = student.student_level_languages ?? [];
    const isEnrolled = yesNo(courses.some(({ course_status_id }) => course_status_id <= 2));
    return (
      (!query.has('id') || student.id === Number(query.get('id'))) &&
      (query.has('id') || student.status === Number(query.get('status') ?? 1)) &&
      (!query.has('companyId') || student.company?.id === Number(query.get('companyId'))) &&
      (!query.has('course') || courses.some(({ id }) => id === Number(query.get('course')))) &&
      (!query.has('levelLanguage') ||
        levels.some(({ level_language }) => level_language === query.get('levelLanguage'))) &&
      (!query.has('enrolledStatus') || isEnrolled === Number(query.get('enrolledStatus'))) &&
      matches(query.get('studentName'), `${student.name} ${student.last_name}`, student.email)
    );
  };
}
