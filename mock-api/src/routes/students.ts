import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type {
  AssignStudentsData,
  AssignStudentsResponses,
  CreateStudentData,
  CreateStudentResponses,
  GetStudentHistoryData,
  GetStudentHistoryResponses,
  GetStudentNeedsData,
  GetStudentNeedsResponses,
  ImportStudentsData,
  ImportStudentsResponses,
  ListStudentOptionsData,
  ListStudentOptionsResponses,
  ListStudentsData,
  ListStudentsOfCourseData,
  ListStudentsOfCourseResponses,
  ListStudentsResponses,
  ListStudentTypesData,
  ListStudentTypesResponses,
  SaveStudentNeedsData,
  SaveStudentNeedsResponses,
  Student,
  StudentInformationInput,
  StudentInput,
  StudentLevelInput,
  UnassignStudentsData,
  UnassignStudentsResponses,
  UpdateStudentData,
  UpdateStudentResponses,
  UpdateStudentStatusData,
  UpdateStudentStatusResponses,
  VerifyStudentEmailData,
  VerifyStudentEmailResponses,
} from '@portal/api-client/treaty';
import {
  finderByName,
  motherTongues,
  plainEmail,
  studentImportColumns,
  studentRowSchema,
  vocabularyEn,
  vocabularyFr,
} from '@portal/domain';
import { personName } from '../answers/people.ts';
import {
  contractsOf,
  historyAnswer,
  latestPlacementTest,
  levelRowsOf,
  needsAnswer,
  type StudentScope,
  studentAnswer,
} from '../answers/students.ts';
import type { Call, Handler } from '../http/call.ts';
import { badField, Refusal } from '../http/Refusal.ts';
import type { Caller } from '../http/Sessions.ts';
import type { Store } from '../store/Store.ts';
import type { StudentNeedsRow, StudentRow } from '../store/tables.ts';
import { contractFor, reaches, reachesStudent, teacherIdOf, writableContractFor } from './access.ts';
import { refuseDuplicateEmail } from './email-address.ts';
import { given } from './given.ts';
import { type Columns, fold, matches, paged, sorted } from './listing.ts';
import { importPeople } from './people-import.ts';
import { recordOf, refuseUnknown } from './records.ts';

const listStudents: Handler<ListStudentsData, ListStudentsResponses> = ({ query, caller, store }) => {
  const single = store.get('students', query.id);
  if (single && !reachesStudent(store, caller, single.id)) throw new Refusal('forbidden');
  const course = store.get('contracts', query.course);
  if (course && !reaches(store, caller, course)) throw new Refusal('forbidden');
  const candidates = query.id === undefined ? studentsOf(store, caller) : single ? [single] : [];
  const scope = { ...scopeOf(store, caller), contractId: query.course, whole: single !== undefined };
  const found = candidates.filter(
    (student) =>
      (query.status === undefined
        ? query.id !== undefined || student.status === 1
        : student.status === query.status) &&
      (query.companyId === undefined || student.companyId === query.companyId) &&
      (query.levelLanguage === undefined ||
        levelRowsOf(student).some(({ level }) => level === query.levelLanguage)) &&
      (query.course === undefined || isIn(store, student, query.course)) &&
      (query.enrolledStatus === undefined ||
        enrolledStatus(store, student, scope) === query.enrolledStatus) &&
      matches(query.studentName, student.name, student.lastName, student.email),
  );
  const usual = ['student_level_language.last_test', 'DESC'] as const;
  const page = paged(sorted(found, columnsOf(store, scope), query, usual), query, (student) =>
    studentAnswer(store, student, scope),
  );
  // Looked at by an administrator, it is new no longer (OPEN-93).
  if (single?.star === 1 && caller.role === 'ROLE_ADMIN') store.update('students', single, { star: 0 });
  return page;
};

const listStudentsOfCourse: Handler<ListStudentsOfCourseData, ListStudentsOfCourseResponses> = ({
  query,
  caller,
  store,
}) => {
  const contract = contractFor(store, caller, query.course_id);
  // Who could still join is everybody's name: an administrator's business.
  if (query.not_in_course === 1 && caller.role !== 'ROLE_ADMIN') throw new Refusal('forbidden');
  const members = new Set(store.by('enrolmentsByContract', contract.id).map(({ studentId }) => studentId));
  const students =
    query.not_in_course === 1
      ? store.all('students').filter((student) => student.status === 1 && !members.has(student.id))
      : [...members].flatMap((id) => store.get('students', id) ?? []);
  const found = students.filter((student) => matches(query.studentName, student.name, student.lastName));
  const contractId = query.not_in_course === 1 ? undefined : contract.id;
  return paged(sorted(found, byName, {}, ['last_name', 'ASC']), query, (student) =>
    studentAnswer(store, student, { ...scopeOf(store, caller), contractId }),
  );
};

const listStudentOptions: Handler<ListStudentOptionsData, ListStudentOptionsResponses> = ({
  query,
  store,
}) => {
  const found = store
    .all('students')
    .filter((student) => student.status === 1 && matches(query.studentName, student.name, student.lastName));
  return paged(sorted(found, byName, {}, ['last_name', 'ASC']), query, personName);
};

/** Their ids are what the list is filtered by. */
const listStudentTypes: Handler<ListStudentTypesData, ListStudentTypesResponses> = () =>
  paged(['enrolled', 'not_currently_enrolled'], {}, (name) => ({ id: name === 'enrolled' ? 1 : 0, name }));

const verifyStudentEmail: Handler<VerifyStudentEmailData, VerifyStudentEmailResponses> = ({
  body,
  store,
}) => {
  refuseDuplicateEmail(store, 'students', body.email);
  return { message: 'Email available' };
};

const createStudent: Handler<CreateStudentData, CreateStudentResponses> = (call) => {
  const { body, caller, store } = call;
  refuseDuplicateEmail(store, 'students', body.student.email);
  const student = store.insert('students', {
    ...blankStudent(body.student),
    ...changeOf(store, body.student),
  });
  for (const [place, information] of body.studentInformationCourse.entries()) {
    saveInformation(store, student.id, information, place);
  }
  const saved = withLevel(call, student, body.studentLevelLanguage);
  return { message: 'Student was created successfully', data: wholeAnswer(store, caller, saved) };
};

const updateStudent: Handler<UpdateStudentData, UpdateStudentResponses> = (call) => {
  const { body, caller, store } = call;
  const student = recordOf(store, 'students', body.student.id);
  if (body.student.email !== undefined) {
    refuseDuplicateEmail(store, 'students', body.student.email, student.id);
  }
  const changed = store.update('students', student, { ...changeOf(store, body.student), star: 0 });
  for (const [place, information] of (body.studentInformationCourse ?? []).entries()) {
    saveInformation(store, student.id, information, place);
  }
  const saved = withLevel(call, changed, body.studentLevelLanguage);
  return { message: 'Student was updated successfully', data: wholeAnswer(store, caller, saved) };
};

const updateStudentStatus: Handler<UpdateStudentStatusData, UpdateStudentStatusResponses> = ({
  body,
  caller,
  store,
}) => {
  const saved = store.update('students', recordOf(store, 'students', body.id), { status: body.status });
  return { message: 'Student status was updated successfully', data: wholeAnswer(store, caller, saved) };
};

const getStudentHistory: Handler<GetStudentHistoryData, GetStudentHistoryResponses> = ({ query, store }) => ({
  data: historyAnswer(store, recordOf(store, 'students', query.studentId)),
});

const getStudentNeeds: Handler<GetStudentNeedsData, GetStudentNeedsResponses> = ({
  query,
  caller,
  store,
}) => {
  const student = recordOf(store, 'students', query.studentId);
  if (!reachesStudent(store, caller, student.id)) throw new Refusal('forbidden');
  const needs = needsIn(store, student.id, query.languageId);
  return { data: needs ? needsAnswer(needs) : null };
};

const saveStudentNeeds: Handler<SaveStudentNeedsData, SaveStudentNeedsResponses> = ({ body, store }) => {
  const student = recordOf(store, 'students', body.studentId);
  refuseUnknown(store, 'languages', body.languageId, 'languageId');
  refuseUnknown(store, 'courseTypes', body.course_types_id, 'course_types_id');
  const saved = saveNeeds(store, student.id, body.languageId, {
    courseTypeId: body.course_types_id,
    numberHours: body.number_hours,
    session: body.session,
    typeWebinar: body.type_webinar,
    ...body.information_course,
  });
  return { message: 'Student needs were saved', data: needsAnswer(saved) };
};

const assignStudents: Handler<AssignStudentsData, AssignStudentsResponses> = ({ body, caller, store }) => {
  const contract = writableContractFor(store, caller, body.courseId);
  const students = batchOf(store, body.studentId);
  if (students.some(({ status }) => status === 0))
    throw badField('studentId', 'contains an archived student');
  for (const student of students) {
    if (isIn(store, student, contract.id)) continue;
    store.insert('enrolments', { contractId: contract.id, studentId: student.id });
  }
  return { message: 'Students were added to the course' };
};

const unassignStudents: Handler<UnassignStudentsData, UnassignStudentsResponses> = ({
  body,
  caller,
  store,
}) => {
  const contract = writableContractFor(store, caller, body.courseId);
  const leaving = new Set(batchOf(store, body.studentId).map(({ id }) => id));
  for (const enrolment of store.by('enrolmentsByContract', contract.id)) {
    if (leaving.has(enrolment.studentId)) store.remove('enrolments', enrolment.id);
  }
  return { message: 'Students were removed from the course' };
};

const importStudents: Handler<ImportStudentsData, ImportStudentsResponses> = (call) => {
  const { body, store } = call;
  const companyIdOf = companyFinder(store);
  const { imported, notImported } = importPeople(body.file, studentImportColumns, studentRowSchema, (row) => {
    const { name, lastName, email } = row;
    refuseDuplicateEmail(store, 'students', email);
    const student = store.insert('students', {
      ...blankStudent({ name, lastName }),
      email: plainEmail(email),
      phone: row.phone,
      mobile: row.mobile,
      city: row.city,
      motherTongue: motherTongueOf(row.motherTongue),
      companyId: companyIdOf(row.company),
    });
    return personName(student);
  });
  return {
    message: 'Students imported',
    data: { studentsImported: imported, studentsNotImported: notImported },
  };
};

/** Returns a function that finds an active company by name: a name that is unknown is more often misspelt than new. */
function companyFinder(store: Store): (name: string | null) => number | null {
  const find = finderByName(store.all('companies').filter(({ status }) => status === 1));
  return (name) => {
    if (!name) return null;
    const company = find(name);
    if (!company) throw new Refusal('bad-input', `Société inconnue - Unknown company: ${name}`);
    return company.id;
  };
}

/** The tongues of the form in either language; any other as it is written (STU-FORM-09). */
function motherTongueOf(text: string | null): string | null {
  if (!text) return null;
  const known = motherTongues.find(
    (tongue) =>
      tongue !== 'other' &&
      [tongue, vocabularyFr.motherTongue[tongue], vocabularyEn.motherTongue[tongue]].some(
        (word) => fold(word) === fold(text),
      ),
  );
  return known ?? text;
}

/** The students of a batch, each once; throws a refusal when one does not exist. */
function batchOf(store: Store, ids: readonly number[]): StudentRow[] {
  return [...new Set(ids)].map((id) => {
    const student = store.get('students', id);
    if (!student) throw badField('studentId', `contains ${id}, which does not exist`);
    return student;
  });
}

/** A teacher's students are those of own contracts. */
function studentsOf(store: Store, caller: Caller): StudentRow[] {
  if (caller.role !== 'ROLE_TEACHER') return store.all('students');
  const members = store
    .by('contractsByTeacher', teacherIdOf(store, caller.userId))
    .flatMap(({ id }) => store.by('enrolmentsByContract', id));
  return [...new Set(members.map(({ studentId }) => studentId))].flatMap(
    (id) => store.get('students', id) ?? [],
  );
}

function scopeOf(store: Store, caller: Caller): StudentScope {
  return {
    sees: (contract) => reaches(store, caller, contract),
    withLink: caller.role === 'ROLE_ADMIN',
  };
}

function wholeAnswer(store: Store, caller: Caller, student: StudentRow): Student {
  return studentAnswer(store, student, { ...scopeOf(store, caller), whole: true });
}

function isIn(store: Store, student: StudentRow, contractId: number): boolean {
  return store.by('enrolmentsByStudent', student.id).some((enrolment) => enrolment.contractId === contractId);
}

/** 1 with any contract that is pending or activated (DOMAIN-12). */
function enrolledStatus(store: Store, student: StudentRow, { sees }: StudentScope): 0 | 1 {
  return contractsOf(store, student).some((contract) => contract.statusId <= 2 && sees(contract)) ? 1 : 0;
}

const byName: Columns<StudentRow> = { last_name: ({ lastName, name }) => `${lastName} ${name}` };

function columnsOf(store: Store, scope: StudentScope): Columns<StudentRow> {
  return {
    ...byName,
    id: (student) => student.id,
    name: (student) => `${student.name} ${student.lastName}`,
    email: (student) => student.email,
    phone: (student) => student.phone,
    mobile: (student) => student.mobile,
    city: (student) => student.city,
    mother_tongue: (student) => student.motherTongue,
    star: (student) => student.star,
    'company.name': (student) => store.get('companies', student.companyId)?.name ?? null,
    enrolledStatus: (student) => enrolledStatus(store, student, scope),
    'student_level_language.last_test': (student) => levelRowsOf(student)[0]?.lastTest ?? null,
    'student_level_language.level_language': (student) => levelRowsOf(student)[0]?.level ?? null,
    'student_level_language.tester_initials': (student) => levelRowsOf(student)[0]?.testerInitials ?? null,
    'latest_placement_test.stored_at': (student) => latestPlacementTest(store, student)?.stored_at ?? null,
  };
}

/** A student before anything else is known: new, with a private link of its own. */
function blankStudent({ name, lastName }: Pick<StudentRow, 'name' | 'lastName'>): Omit<StudentRow, 'id'> {
  return {
    name,
    lastName,
    email: null,
    phone: null,
    mobile: null,
    city: null,
    motherTongue: null,
    smartDevice: null,
    companyId: null,
    tokenLogin: randomUUID(),
    star: 1,
    status: 1,
    levels: [],
  };
}

/** The columns that a request changes; throws a refusal for a company that does not exist. */
function changeOf(store: Store, input: StudentInput): Partial<StudentRow> {
  refuseUnknown(store, 'companies', input.companyId, 'student.companyId');
  return given({
    name: input.name?.trim(),
    lastName: input.lastName?.trim(),
    email: input.email && plainEmail(input.email),
    phone: input.phone,
    mobile: input.mobile,
    city: input.city,
    motherTongue: input.mother_tongue,
    smartDevice: input.smartDevice,
    companyId: input.companyId,
  });
}

/** Adds a test to the history of the student; none is replaced (decision 50). */
function withLevel(
  { store, today }: Pick<Call, 'store' | 'today'>,
  student: StudentRow,
  level: StudentLevelInput | undefined,
): StudentRow {
  if (!level) return student;
  const { languageId, levelLanguage, lastTest, testerInitials } = level;
  refuseUnknown(store, 'languages', languageId, 'studentLevelLanguage.languageId');
  if (lastTest > today) throw badField('studentLevelLanguage.lastTest', 'is in the future');
  const test = { languageId, level: levelLanguage, lastTest, testerInitials };
  // The same test may be sent twice, after an answer that was lost.
  const isKnown = student.levels.some((known) => isDeepStrictEqual(known, test));
  return isKnown ? student : store.update('students', student, { levels: [...student.levels, test] });
}

function saveInformation(
  store: Store,
  studentId: number,
  information: StudentInformationInput,
  place: number,
): void {
  const { id: _id, languageId, studentNeeds = {}, ...texts } = information;
  const path = `studentInformationCourse.${place}`;
  refuseUnknown(store, 'languages', languageId, `${path}.languageId`);
  refuseUnknown(store, 'courseTypes', studentNeeds.courseTypeId, `${path}.studentNeeds.courseTypeId`);
  saveNeeds(store, studentId, languageId, {
    courseTypeId: studentNeeds.courseTypeId,
    numberHours: studentNeeds.numberHours,
    session: studentNeeds.session,
    typeWebinar: studentNeeds.typeWebinar,
    ...texts,
  });
}

type NeedsChange = Partial<Omit<StudentNeedsRow, 'id' | 'studentId' | 'languageId'>>;

/** There is one row a student and language, whichever call it comes by. */
function saveNeeds(
  store: Store,
  studentId: number,
  languageId: number,
  { courseTypeId, numberHours, session, typeWebinar, ...texts }: NeedsChange,
): StudentNeedsRow {
  const { conversation, listening, writing, reading, objective, location, availability, motivation } = texts;
  const change = given({
    courseTypeId,
    numberHours,
    session,
    typeWebinar,
    conversation,
    listening,
    writing,
    reading,
    objective,
    location,
    availability,
    motivation,
  });
  const known = needsIn(store, studentId, languageId);
  if (known) return store.update('studentNeeds', known, change);
  return store.insert('studentNeeds', { ...noNeeds, studentId, languageId, ...change });
}

const noNeeds = {
  courseTypeId: null,
  numberHours: null,
  session: null,
  typeWebinar: null,
  conversation: null,
  listening: null,
  writing: null,
  reading: null,
  objective: null,
  location: null,
  availability: null,
  motivation: null,
} as const;

function needsIn(store: Store, studentId: number, languageId: number): StudentNeedsRow | undefined {
  return store.by('needsByStudent', studentId).find((needs) => needs.languageId === languageId);
}

/** The calls about students. */
export const students = {
  listStudents,
  listStudentsOfCourse,
  listStudentOptions,
  listStudentTypes,
  verifyStudentEmail,
  createStudent,
  updateStudent,
  updateStudentStatus,
  getStudentHistory,
  getStudentNeeds,
  saveStudentNeeds,
  assignStudents,
  unassignStudents,
  importStudents,
};
