import type {
  ClientDetailsInput,
  CourseDetailsInput,
  CourseInput,
  CreateCourseData,
  CreateCourseResponses,
  DuplicateCourseData,
  DuplicateCourseResponses,
  ListCourseStatusesData,
  ListCourseStatusesResponses,
  ListCoursesData,
  ListCoursesOfTeacherData,
  ListCoursesOfTeacherResponses,
  ListCoursesOfUserData,
  ListCoursesOfUserResponses,
  ListCoursesResponses,
  ListCourseTypesData,
  ListCourseTypesResponses,
  SaveCellStateData,
  SaveCellStateResponses,
  UpdateCourseData,
  UpdateCourseResponses,
  UpdateCourseStatusData,
  UpdateCourseStatusResponses,
} from '@portal/api-client/treaty';
import { completeAfter } from '@portal/domain';
import {
  countingLessons,
  courseAnswer,
  minutesTaught,
  notesCount,
  reportsDue,
  wholeCourseAnswer,
} from '../answers/contracts.ts';
import { type Handler, Versioned } from '../http/call.ts';
import { badField, Refusal } from '../http/Refusal.ts';
import { blankContract } from '../store/blankContract.ts';
import type { Store } from '../store/Store.ts';
import type { ContractRow, UserRow } from '../store/tables.ts';
import { contractFor, reaches, refuseArchived, teacherIdOf, writableContractFor } from './access.ts';
import { given } from './given.ts';
import { type Columns, matches, paged, sorted } from './listing.ts';
import { recordOf } from './records.ts';
import { refuseChanged, versionOf } from './version.ts';

/** Each list has an order of its own (decision 33). */
const usualOrders = {
  1: ['course_details.start_date', 'ASC'],
  2: ['course_details.end_date', 'ASC'],
  3: ['course_details.end_date', 'DESC'],
  4: ['client_details.contract_number', 'DESC'],
} as const;

const listCourses: Handler<ListCoursesData, ListCoursesResponses> = ({ query, caller, store }) => {
  const single = query.courseId === undefined ? undefined : store.get('contracts', query.courseId);
  if (single && !reaches(store, caller, single)) throw new Refusal('forbidden');
  const teacherId = query.userId === undefined ? undefined : (teacherIdOf(store, query.userId) ?? -1);
  const ownTeacherId = caller.role === 'ROLE_TEACHER' ? (teacherIdOf(store, caller.userId) ?? -1) : undefined;
  const candidates =
    query.courseId !== undefined
      ? single
        ? [single]
        : []
      : ownTeacherId !== undefined
        ? store.by('contractsByTeacher', ownTeacherId)
        : store.all('contracts');
  const rows = candidates.filter(
    (row) =>
      (query.courseStatus !== undefined
        ? row.statusId === query.courseStatus
        : query.courseId !== undefined || row.statusId !== 4) &&
      (query.courseType === undefined || row.courseTypeId === query.courseType) &&
      (query.languageId === undefined || row.languageId === query.languageId) &&
      (teacherId === undefined || row.teacherId === teacherId) &&
      (query.highlight !== 1 || Object.keys(row.highlights ?? {}).length > 0) &&
      matchesName(store, row, query.courseName),
  );
  const usual = query.courseStatus ? usualOrders[query.courseStatus] : usualOrders[4];
  const withStudents = query.courseId !== undefined || query.userId !== undefined;
  const answer = paged(sorted(rows, columnsOf(store), query, usual), query, (row) =>
    row === single && caller.role === 'ROLE_ADMIN'
      ? wholeCourseAnswer(store, row)
      : courseAnswer(store, row, withStudents),
  );
  return single ? new Versioned(answer, versionOf(single)) : answer;
};

/** The contract history of a teacher: the latest first. */
const listCoursesOfTeacher: Handler<ListCoursesOfTeacherData, ListCoursesOfTeacherResponses> = ({
  path,
  caller,
  store,
}) => {
  const teacher = recordOf(store, 'teachers', path.teacherId);
  if (caller.role === 'ROLE_TEACHER' && teacherIdOf(store, caller.userId) !== teacher.id) {
    throw new Refusal('forbidden');
  }
  const rows = sorted(store.by('contractsByTeacher', teacher.id), columnsOf(store), {}, usualOrders[3]);
  return paged(rows, { resourcesPerPage: Math.max(1, rows.length) }, (row) => courseAnswer(store, row));
};

const listCoursesOfUser: Handler<ListCoursesOfUserData, ListCoursesOfUserResponses> = ({
  path,
  caller,
  store,
}) => {
  if (caller.role === 'ROLE_TEACHER' && caller.userId !== path.userId) throw new Refusal('forbidden');
  const teacherId = teacherIdOf(store, path.userId);
  const rows = sorted(store.by('contractsByTeacher', teacherId), columnsOf(store), {}, usualOrders[2]);
  return paged(rows, { resourcesPerPage: Math.max(1, rows.length) }, (row) => courseAnswer(store, row, true));
};

const listCourseStatuses: Handler<ListCourseStatusesData, ListCourseStatusesResponses> = () => {
  const names = ['pending', 'activated', 'contracts_done', 'archived'];
  return paged(names, {}, (name) => ({ id: names.indexOf(name) + 1, name }));
};

const listCourseTypes: Handler<ListCourseTypesData, ListCourseTypesResponses> = ({ store }) =>
  paged(store.all('courseTypes'), {}, ({ id, name }) => ({ id, name }));

const updateCourse: Handler<UpdateCourseData, UpdateCourseResponses> = ({
  body,
  store,
  now,
  today,
  ifMatch,
}) => {
  const contract = recordOf(store, 'contracts', body.course.id);
  // Archiving may be taken back by any change of the status (CONFLICT-16).
  if ((body.course.course_status_id ?? 4) === 4) refuseArchived(contract);
  refuseChanged(contract, ifMatch);
  const change = changeOf(store, body, contract, today);
  const total = change.numberOfClasses;
  const complete =
    total === undefined || change.attendanceComplete !== undefined
      ? {}
      : { attendanceComplete: completeAtTotal(store, contract, total) };
  const saved = store.update('contracts', contract, { ...change, ...complete, updatedAt: now.toISOString() });
  return { message: 'Course was updated successfully', data: wholeCourseAnswer(store, saved) };
};

/** Two names of one call; the edit page may take a contract to any status (CONFLICT-17, CON-SIDE-04). */
const updateCourseStatus: Handler<UpdateCourseStatusData, UpdateCourseStatusResponses> = ({
  body,
  store,
  now,
}) => {
  const contract = recordOf(store, 'contracts', body.id);
  const change = { statusId: body.course_status_id, updatedAt: now.toISOString() };
  const saved = store.update('contracts', contract, change);
  return { message: 'Course was updated successfully', data: wholeCourseAnswer(store, saved) };
};

const createCourse: Handler<CreateCourseData, CreateCourseResponses> = ({ body, store, now, today }) => {
  const blank = newContract(nextNumber(store, today), now);
  const saved = store.insert('contracts', { ...blank, ...changeOf(store, body, blank, today), statusId: 1 });
  return { message: 'Course was created successfully', data: wholeCourseAnswer(store, saved) };
};

const duplicateCourse: Handler<DuplicateCourseData, DuplicateCourseResponses> = ({
  body,
  caller,
  store,
  now,
  today,
}) => {
  const original = contractFor(store, caller, body.courseId);
  const blank = newContract(nextNumber(store, today), now);
  const copied = [
    'teacherId',
    'languageId',
    'courseTypeId',
    'complementaryDescription',
    'companyId',
    'contactPerson',
    'description',
    'startsOn',
    'endsOn',
    'schedule',
    'location',
    'hoursPerClass',
    'numberOfClasses',
    'expiresOn',
  ] as const;
  const content = Object.fromEntries(copied.map((column) => [column, original[column]]));
  const saved = store.insert('contracts', { ...blank, ...content });
  for (const { studentId } of store.by('enrolmentsByContract', original.id)) {
    store.insert('enrolments', { contractId: saved.id, studentId });
  }
  return { message: 'Course was duplicated successfully', data: wholeCourseAnswer(store, saved) };
};

const saveCellState: Handler<SaveCellStateData, SaveCellStateResponses> = ({ body, caller, store }) => {
  const contract = writableContractFor(store, caller, body.course_id);
  const saved = store.update('contracts', contract, { highlights: body._cellVariants });
  return { message: 'Highlights were saved', data: wholeCourseAnswer(store, saved) };
};

interface Input {
  readonly course?: CourseInput;
  readonly course_details?: CourseDetailsInput;
  readonly client_details?: ClientDetailsInput;
}

/** The columns that a request changes; throws a refusal for ids that do not exist and dates in the wrong order. */
function changeOf(
  store: Store,
  input: Input,
  before: Omit<ContractRow, 'id'>,
  today: string,
): Partial<ContractRow> {
  const { course = {}, course_details: details = {}, client_details: client = {} } = input;
  const sent = course.send_to_client;
  const change = given<ContractRow>({
    statusId: course.course_status_id,
    flag: course.flag,
    confirmationSent: course.confirmation_sent,
    si: course.SI,
    tcs: course.TCS,
    sc: course.SC,
    // A tick on the list is today, the final tab sends the date itself (CONFLICT-15).
    sentToClientOn: sent === 1 ? today : sent === 0 ? null : sent,
    completed: course.contract_completed,
    languageId: course.languages_id,
    courseTypeId: course.course_types_id,
    complementaryDescription: course.complementary_description_type,
    numberOfClasses: details.total_classes,
    hoursPerClass: details.total_hours,
    attendanceComplete: details.attendance_status,
    materialStatusId: details.material_status_id,
    description: details.description,
    startsOn: details.start_date,
    endsOn: details.end_date,
    schedule: details.schedule,
    location: details.location,
    invoice: client.invoice,
    companyId: client.companies_id,
    contactPerson: client.contact_person,
    approved: client.contract_approved,
    expiresOn: client.contract_expiration_date,
  });
  const known = (
    table: 'languages' | 'courseTypes' | 'companies',
    id: number | null | undefined,
    field: string,
  ) => {
    if (id !== null && id !== undefined && !store.get(table, id)) throw badField(field, 'does not exist');
  };
  known('languages', change.languageId, 'course.languages_id');
  known('courseTypes', change.courseTypeId, 'course.course_types_id');
  known('companies', change.companyId, 'client_details.companies_id');
  const after: Omit<ContractRow, 'id'> = { ...before, ...change };
  if (after.startsOn && after.endsOn && after.endsOn < after.startsOn) {
    throw badField('course_details.end_date', 'must not be before the start date');
  }
  return change;
}

function completeAtTotal(store: Store, contract: ContractRow, total: number | null): 0 | 1 {
  const progress = {
    complete: contract.attendanceComplete === 1,
    recorded: countingLessons(store, contract.id).length,
    total: contract.numberOfClasses,
  };
  return completeAfter({ total }, progress) ? 1 : 0;
}

/** The year and the next number in it, as wide as those before (OPEN-50). */
function nextNumber(store: Store, today: string): string {
  const year = today.slice(0, 4);
  let last = `${year}-0000`;
  for (const { number } of store.all('contracts')) {
    if (number.startsWith(`${year}-`) && Number(number.slice(5)) > Number(last.slice(5))) last = number;
  }
  return `${year}-${String(Number(last.slice(5)) + 1).padStart(last.length - 5, '0')}`;
}

function matchesName(store: Store, row: ContractRow, search: string | undefined): boolean {
  if (!search) return true;
  const teacher = teacherUser(store, row);
  return matches(
    search,
    row.number,
    store.get('companies', row.companyId)?.name,
    store.get('languages', row.languageId)?.name,
    store.get('courseTypes', row.courseTypeId)?.name,
    teacher?.name,
    teacher?.lastName,
  );
}

function teacherUser(store: Store, row: ContractRow): UserRow | undefined {
  return store.get('users', store.get('teachers', row.teacherId)?.userId);
}

function columnsOf(store: Store): Columns<ContractRow> {
  return {
    id: (row) => row.id,
    course_status_id: (row) => row.statusId,
    flag: (row) => row.flag,
    confirmation_sent: (row) => row.confirmationSent,
    SI: (row) => row.si,
    TCS: (row) => row.tcs,
    SC: (row) => row.sc,
    send_to_client: (row) => row.sentToClientOn,
    contract_completed: (row) => row.completed,
    'current_teacher.teacher.name': (row) => teacherUser(store, row)?.name ?? null,
    'current_teacher.teacher.last_name': (row) => teacherUser(store, row)?.lastName ?? null,
    'language.name': (row) => store.get('languages', row.languageId)?.name ?? null,
    'course_type.name': (row) => store.get('courseTypes', row.courseTypeId)?.name ?? null,
    complementary_description_type: (row) => row.complementaryDescription,
    total_students: (row) => store.by('enrolmentsByContract', row.id).length,
    notes_count: (row) => notesCount(store, row.id),
    hours_taught_minutes: (row) => minutesTaught(store, row.id),
    lessons_recorded: (row) => countingLessons(store, row.id).length,
    outline_status: (row) => store.by('outlineByContract', row.id)[0]?.status ?? null,
    reports_due: (row) => reportsDue(store, row.id),
    'client_details.contract_number': (row) => row.number,
    'client_details.invoice': (row) => row.invoice,
    'client_details.companies.name': (row) => store.get('companies', row.companyId)?.name ?? null,
    'client_details.contact_person': (row) => row.contactPerson,
    'client_details.contract_approved': (row) => row.approved,
    'client_details.contract_expiration_date': (row) => row.expiresOn,
    'course_details.total_classes': (row) => row.numberOfClasses,
    'course_details.total_hours': (row) => row.hoursPerClass,
    'course_details.attendance_status': (row) => row.attendanceComplete,
    'course_details.material_status_id': (row) => row.materialStatusId,
    'course_details.description': (row) => row.description,
    'course_details.start_date': (row) => row.startsOn,
    'course_details.end_date': (row) => row.endsOn,
    'course_details.schedule': (row) => row.schedule,
    'course_details.location': (row) => row.location,
  };
}

/** The calls about contracts. */
export const contracts = {
  listCourses,
  listCoursesOfTeacher,
  listCoursesOfUser,
  listCourseStatuses,
  listCourseTypes,
  updateCourse,
  updateCourseStatus,
  updateStatusOfCourse: updateCourseStatus,
  createCourse,
  duplicateCourse,
  saveCellState,
};

/** Pending until somebody moves it on. */
const newContract = (number: string, now: Date): Omit<ContractRow, 'id'> => ({
  ...blankContract(now.toISOString()),
  number,
  statusId: 1,
});
