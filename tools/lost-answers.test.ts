import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as hooks from '@portal/api-client';
import { type Api, createApi } from '@portal/api-client';
import {
  aCompanyContact,
  aHistoryChange,
  aHistoryEntry,
  aListView,
  aPhrase,
  aPlannedClass,
  aPrivateLink,
  aSnooze,
  aStatement,
  type ClassPattern,
} from '@portal/domain';
import { accounts, samplePassword } from '@portal/mock-api';
import { describe, expect, it } from 'vitest';
import { type StartedMock, startMock } from '../mock-api/src/testing/startMock.ts';
import { testMoment } from '../server/src/testing/testMoment.ts';
import { hooksThatWrite } from './hooks-that-write.ts';
import { resultOfHook } from './result-of-hook.ts';

type State = Awaited<ReturnType<StartedMock['state']>>;
type Account = 'admin' | 'teacher' | 'otherTeacher';
type Table = Exclude<keyof State, 'keyedWrites'>;
/** The function that a hook returns, untyped. Each case passes the arguments of its write. */
type Write = (...values: unknown[]) => Promise<unknown>;

interface Case {
  /** The call whose response is lost. */
  route: string;
  hook: () => unknown;
  /** The function to call, if the hook returns several. */
  member?: string;
  /** Arguments of the write, from the sample data. */
  values: (state: State) => readonly unknown[];
  /** Who is signed in. An administrator by default. */
  account?: Account;
  /** The table that shows whether it was saved. */
  table: Table;
  /** The SWR cache when the write starts, by key. */
  cached?: (state: State) => readonly (readonly [key: string, data: unknown])[];
}

const day = testMoment.toISOString().slice(0, 10);
const first = <Name extends Table>(
  state: State,
  table: Name,
  isMeant: (row: State[Name][number]) => boolean = () => true,
): State[Name][number] => {
  const row = (state[table] as readonly State[Name][number][]).find(isMeant);
  if (!row) throw new Error(`no such row in ${table}`);
  return row;
};
const activated = (state: State) => first(state, 'contracts', ({ statusId }) => statusId === 2);
const taught = (state: State) =>
  first(state, 'contracts', (row) => row.statusId === 2 && row.teacherId !== null);
/** A company with an address, and a contract of it with a report. */
const mailable = (state: State) => {
  const submitted = new Set(state.reportForms.filter(({ status }) => status === 1).map(({ id }) => id));
  const reported = new Set(
    state.reports
      .filter(({ formId }) => formId !== null && submitted.has(formId))
      .map((row) => row.contractId),
  );
  const addressed = new Set(
    state.companies.filter(({ status, email }) => status === 1 && email !== null).map(({ id }) => id),
  );
  const { id, companyId } = first(
    state,
    'contracts',
    (row) => reported.has(row.id) && row.companyId !== null && addressed.has(row.companyId),
  );
  return { contractId: id, companyId: companyId ?? 0 };
};
/** A submitted report of that contract. */
const mailableReport = (state: State) => {
  const { contractId } = mailable(state);
  const { studentId } = first(
    state,
    'reportForms',
    (form) => form.contractId === contractId && form.status === 1,
  );
  return { studentId, contractId };
};
const withoutTeacher = (state: State) =>
  first(state, 'contracts', (row) => row.teacherId === null && row.statusId === 1);
const employed = (state: State) => first(state, 'teachers', (row) => row.userStatus === 3);
const person = {
  name: 'Zoé',
  lastName: 'Tremblay-Fauteux',
  email: 'zoe.tf@exemple.example',
  phone: '4505550117',
};
const file = () => new File(['%PDF-1.4 tout est là'], 'entente.pdf', { type: 'application/pdf' });

const given = (state: State) => first(state, 'contractMaterials', ({ status }) => status === 1);

const contractValues = (state: State) => ({
  invoice: null,
  companyId: first(state, 'companies', ({ status }) => status === 1).id,
  contactPerson: 'Rémi Légaré',
  approved: false,
  expiresOn: null,
  description: 'Un contrat dont la réponse se perd',
  languageId: first(state, 'languages', ({ status }) => status === 1).id,
  courseTypeId: 1,
  complementaryDescription: null,
  hoursPerClass: 1.5,
  numberOfClasses: 12,
  startsOn: null,
  endsOn: null,
  schedule: null,
  location: null,
});
const lessonValues = (state: State, contractId: number, minutes: number) => ({
  contractId,
  date: day,
  minutes,
  absentStudentIds: state.enrolments
    .filter((row) => row.contractId === contractId)
    .map((row) => row.studentId)
    .slice(0, 1),
});
/** The class that the teacher has just recorded. */
const ownLesson = (state: State) => {
  const newest = Math.max(...state.lessons.map(({ id }) => id));
  return first(state, 'lessons', ({ id }) => id === newest);
};
const outsider = (state: State, contractId: number) =>
  first(
    state,
    'students',
    ({ id, status }) =>
      status === 1 && !state.enrolments.some((row) => row.contractId === contractId && row.studentId === id),
  ).id;
const filing = (state: State) => ({
  type: 'courseProposal',
  contractId: activated(state).id,
  studentId: null,
  languageId: contractValues(state).languageId,
  taggedOn: day,
});

const coursePlan: ClassPattern = {
  times: [{ weekday: 6, time: '07:00', minutes: 60 }],
  startsOn: '2026-12-05',
  until: { classes: 3 },
  skipsHolidays: true,
  breaks: [{ startsOn: '2026-12-12', endsOn: '2026-12-12', name: 'Inventaire', nameEn: null }],
  changes: [{ kind: 'dropped', slot: { date: '2026-12-19', time: '07:00' } }],
};

/** A class to come, of version 1 as every sample is. */
function plannedClass(state: State, isCancelled = false) {
  const { id, contractId } = first(
    state,
    'plannedClasses',
    ({ date, cancelledAt }) => date > day && (cancelledAt !== null) === isCancelled,
  );
  return aPlannedClass({ id, contractId, isCancelled, version: '"v1"' });
}

/** The first teacher, who has an account in the samples. */
const lea = 1;

const lessonsOf = (state: State, teacherId: number, month: string) =>
  state.lessons.filter(({ date, status, contractId, teacherId: by }) => {
    const given = by ?? first(state, 'contracts', ({ id }) => id === contractId).teacherId;
    return status === 1 && date.startsWith(month) && given === teacherId;
  });

const minutesOfTeacher = (state: State, month: string, teacherId = lea) =>
  lessonsOf(state, teacherId, month).reduce((sum, { minutes }) => sum + minutes, 0);

/** The link of a company, of version 0 as every sample of a link is. */
function companyLink(state: State) {
  const { companyId } = first(
    state,
    'privateLinks',
    (row) => row.companyId !== null && row.revokedAt === null,
  );
  const { id, tokenLogin } = first(state, 'companies', (row) => row.id === companyId);
  return aPrivateLink({ id, token: tokenLogin, version: '"v0"' });
}

/** A view of the administrator, of version 1 as every sample is. */
function ownView(state: State) {
  const { id, list } = first(state, 'savedViews', ({ userId }) => userId === 1);
  return aListView({ id, list });
}

/** A statement of the first teacher, or of another one, of version 1 as every sample is. */
function statementOf(state: State, status: 'submitted' | 'approved') {
  const { id, month, teacherId } = first(state, 'statements', (row) => row.status === status);
  const teacher = { ...aStatement().teacher, id: teacherId };
  return aStatement({ id, month: month.slice(0, 7), teacher, status, version: '"v1"' });
}

const cases: readonly Case[] = [
  {
    route: 'POST courses/create',
    hook: hooks.useCreateContract,
    table: 'contracts',
    values: (s) => [contractValues(s)],
  },
  {
    route: 'POST courses/duplicate',
    hook: hooks.useDuplicateContract,
    table: 'contracts',
    values: (s) => [activated(s).id],
  },
  {
    route: 'PATCH courses/update',
    hook: hooks.useSetMaterialStatus,
    table: 'contracts',
    values: (s) => [activated(s).id, activated(s).materialStatusId === 2 ? 3 : 2],
  },
  {
    route: 'PATCH courses/update',
    hook: hooks.useSetSentToClient,
    table: 'contracts',
    values: (s) => [{ id: activated(s).id, sentToClientOn: null }, '2026-10-02'],
  },
  {
    route: 'POST cellState',
    hook: hooks.useHighlightContract,
    table: 'contracts',
    values: (s) => [activated(s).id, { invoice: 'warning' }],
  },
  {
    route: 'PATCH courses/update',
    hook: hooks.useSeveralContracts,
    member: 'move',
    table: 'contracts',
    values: (s) => [{ id: activated(s).id, status: 'activated' }, 'done'],
  },
  {
    route: 'PATCH courses/update',
    hook: hooks.useSeveralContracts,
    member: 'flag',
    table: 'contracts',
    values: (s) => [activated(s).id, activated(s).flag === 0],
  },
  {
    route: 'POST teacher/assignCourse',
    hook: hooks.useSeveralContracts,
    member: 'assignTeacher',
    table: 'contracts',
    values: (s) => [withoutTeacher(s).id, employed(s).id],
  },
  {
    route: 'PUT student/updateStatus',
    hook: hooks.useSeveralStudents,
    member: 'archive',
    table: 'students',
    values: (s) => [first(s, 'students', ({ status }) => status === 1).id, true],
  },
  {
    route: 'POST student/assignCourse',
    hook: hooks.useSeveralStudents,
    member: 'join',
    table: 'enrolments',
    values: (s) => [activated(s).id, outsider(s, activated(s).id)],
  },
  {
    route: 'POST student/unAssignCourse',
    hook: hooks.useSeveralStudents,
    member: 'leave',
    table: 'enrolments',
    values: (s) => [first(s, 'enrolments').contractId, first(s, 'enrolments').studentId],
  },
  {
    route: 'POST teacher/assignCourse',
    hook: hooks.useAssignTeacher,
    table: 'contracts',
    values: (s) => [withoutTeacher(s).id, employed(s).id],
  },
  {
    route: 'POST teacher/change',
    hook: hooks.useChangeTeacher,
    table: 'contracts',
    values: (s) => [
      taught(s).id,
      {
        teacherId: first(s, 'teachers', (row) => row.userStatus === 3 && row.id !== taught(s).teacherId).id,
        motive: 'Congé',
        hoursDone: 4,
      },
    ],
  },
  {
    route: 'POST student/assignCourse',
    hook: hooks.useAssignStudents,
    table: 'enrolments',
    values: (s) => [activated(s).id, [outsider(s, activated(s).id)]],
  },
  {
    route: 'POST student/unAssignCourse',
    hook: hooks.useUnassignStudents,
    table: 'enrolments',
    values: (s) => [first(s, 'enrolments').contractId, [first(s, 'enrolments').studentId]],
  },
  {
    route: 'POST student/create',
    hook: hooks.useCreateStudent,
    table: 'students',
    values: (s) => [
      {
        ...person,
        mobile: null,
        city: null,
        motherTongue: null,
        otherMotherTongue: null,
        smartDevice: null,
        companyId: contractValues(s).companyId,
      },
    ],
  },
  {
    route: 'PUT student/update',
    hook: hooks.useSaveStudentLevel,
    table: 'students',
    values: (s) => [
      first(s, 'students', ({ status }) => status === 1).id,
      {
        languageId: contractValues(s).languageId,
        level: 'B2',
        testedOn: day,
        testerInitials: 'ZT',
      },
    ],
  },
  {
    route: 'PUT student/updateStatus',
    hook: hooks.useArchiveStudent,
    table: 'students',
    values: (s) => [first(s, 'students', ({ status }) => status === 1).id, true],
  },
  {
    route: 'POST teacher/create',
    hook: hooks.useCreateTeacher,
    table: 'teachers',
    values: () => [
      {
        ...person,
        mobile: null,
        city: null,
        otherRate: null,
        hasCar: false,
        nda: false,
        languageIds: [],
        rates: [],
      },
    ],
  },
  {
    route: 'PUT teacher/updateStatus',
    hook: hooks.useArchiveTeacher,
    table: 'teachers',
    values: (s) => [first(s, 'teachers', (row) => row.userStatus === 3).id, true],
  },
  {
    route: 'POST teacher/send-invite',
    hook: hooks.useInviteTeacher,
    table: 'users',
    values: (s) => [
      first(s, 'teachers', ({ userId }) => first(s, 'users', ({ id }) => id === userId).loginDate === null)
        .id,
    ],
  },
  {
    route: 'POST users/create',
    hook: hooks.useCreateUser,
    table: 'users',
    values: () => [{ ...person, role: 'ROLE_ADMIN', active: true }],
  },
  {
    route: 'DELETE users/{id}',
    hook: hooks.useDeleteUser,
    table: 'users',
    values: (s) => [
      first(s, 'users', ({ id, role, loginDate }) => role === 'ROLE_ADMIN' && loginDate === null && id !== 1)
        .id,
    ],
  },
  {
    route: 'POST users/send-invite',
    hook: hooks.useInviteUser,
    table: 'users',
    values: (s) => [first(s, 'users', ({ loginDate }) => loginDate === null).id],
  },
  {
    route: 'POST import/undo',
    hook: hooks.useUndoImport,
    table: 'imports',
    values: (s) => [first(s, 'imports', ({ kind }) => kind === 'student').id],
  },
  {
    route: 'POST import/columns',
    hook: hooks.useRememberColumns,
    table: 'importColumns',
    values: () => ['teacher', [{ head: 'cellulaire pro', field: 'mobile' }]],
  },
  {
    route: 'PUT mails/retry',
    hook: hooks.useRetryMail,
    table: 'mails',
    values: (s) => {
      const { id, to } = first(s, 'mails', ({ failedAt }) => failedAt !== null);
      return [{ id, recipient: to }];
    },
  },
  {
    route: 'POST companies/create',
    hook: hooks.useCreateCompany,
    table: 'companies',
    values: () => ['Fonderie Beauport'],
  },
  {
    route: 'PUT companies/update',
    hook: hooks.useRenameCompany,
    table: 'companies',
    values: (s) => [first(s, 'companies', ({ status }) => status === 1), 'Fonderie Beauport'],
  },
  {
    route: 'PUT companies/update',
    hook: hooks.useRenameCompany,
    table: 'companies',
    values: (s) => [first(s, 'companies', ({ status }) => status === 0), 'Fonderie Beauport'],
  },
  {
    route: 'PUT companies/updateStatus',
    hook: hooks.useArchiveCompany,
    table: 'companies',
    values: (s) => [first(s, 'companies', ({ status }) => status === 1).id, true],
  },
  {
    route: 'POST companies/auth/generateToken',
    hook: hooks.useRegenerateCompanyLink,
    table: 'companies',
    values: (s) => [
      first(s, 'companies', ({ status, tokenLogin }) => status === 1 && tokenLogin !== null).id,
    ],
  },
  {
    route: 'PUT links/{kind}/{id}/renew',
    hook: hooks.useRenewLink,
    table: 'companies',
    values: (s) => [companyLink(s)],
  },
  {
    route: 'PUT links/{kind}/{id}/expiry',
    hook: hooks.useSetLinkExpiry,
    table: 'privateLinks',
    values: (s) => [companyLink(s), '2199-12-31'],
  },
  {
    route: 'PUT links/{kind}/{id}/revoke',
    hook: hooks.useRevokeLink,
    table: 'companies',
    values: (s) => [companyLink(s)],
  },
  {
    route: 'POST languages/create',
    hook: hooks.useCreateLanguage,
    table: 'languages',
    values: () => ['Ukrainien'],
  },
  {
    route: 'PUT languages/update',
    hook: hooks.useRenameLanguage,
    table: 'languages',
    values: (s) => [first(s, 'languages', ({ status }) => status === 1), 'Ukrainien'],
  },
  {
    route: 'PUT languages/update',
    hook: hooks.useRenameLanguage,
    table: 'languages',
    values: (s) => [first(s, 'languages', ({ status }) => status === 0), 'Ukrainien'],
  },
  {
    route: 'PUT languages/updateStatus',
    hook: hooks.useArchiveLanguage,
    table: 'languages',
    values: (s) => [first(s, 'languages', ({ status }) => status === 1).id, true],
  },
  {
    route: 'POST materials/create',
    hook: hooks.useCreateMaterial,
    table: 'materials',
    values: (s) => [{ title: 'Grammaire du bureau', languageId: contractValues(s).languageId }],
  },
  {
    route: 'PATCH materials/update',
    hook: hooks.useSaveMaterial,
    table: 'materials',
    values: (s) => [
      { id: first(s, 'materials', ({ status }) => status === 1).id, flagged: false },
      { title: 'Grammaire du bureau', languageId: contractValues(s).languageId },
    ],
  },
  {
    route: 'PUT materials/updateStatus',
    hook: hooks.useArchiveMaterial,
    table: 'materials',
    values: (s) => [first(s, 'materials', ({ status }) => status === 1).id, true],
  },
  {
    route: 'PUT materials/updateStatus',
    hook: hooks.useFlagMaterial,
    table: 'materials',
    values: (s) => [{ id: first(s, 'materials', ({ flag }) => flag === 0).id, flagged: false }, true],
  },
  {
    route: 'PUT courses/updateMaterial',
    hook: hooks.useChangeContractMaterial,
    table: 'contractMaterials',
    values: (s) => [given(s).id, { quantity: given(s).qty + 3 }],
    // No call finds the contract of a material, so the write takes it from the cache.
    cached: (s) => [
      [`@"contract",${given(s).contractId},`, { id: given(s).contractId, materials: [given(s)] }],
    ],
  },
  {
    route: 'POST courses/assignMaterial',
    hook: hooks.useAssignMaterial,
    table: 'contractMaterials',
    values: (s) => [
      activated(s).id,
      { materialId: first(s, 'materials', ({ status }) => status === 1).id, quantity: 2, note: 'Pour lundi' },
      1,
    ],
  },
  {
    route: 'PUT courses/hasNotMaterialRequest',
    hook: hooks.useSayNoMaterialNeeded,
    table: 'contracts',
    values: (s) => [
      first(s, 'contracts', (row) => row.statusId === 2 && row.noMaterialNeeded === 0).id,
      true,
    ],
  },
  {
    route: 'POST notes/create',
    hook: hooks.useAddNote,
    table: 'notes',
    values: (s) => [{ text: 'Rappeler mardi', subject: 'courses', subjectId: activated(s).id, userId: 1 }],
  },
  {
    route: 'POST attendance',
    hook: hooks.useRecordLesson,
    table: 'lessons',
    values: (s) => [lessonValues(s, activated(s).id, 90)],
  },
  {
    route: 'PUT attendance/{id}',
    hook: hooks.useChangeLesson,
    table: 'lessons',
    values: (s) => {
      const lesson = first(s, 'lessons', ({ status, minutes }) => status === 1 && minutes !== 120);
      return [lesson.id, lessonValues(s, lesson.contractId, 120)];
    },
  },
  {
    route: 'DELETE attendance/{id}',
    hook: hooks.useDeleteLesson,
    table: 'lessons',
    values: (s) => [first(s, 'lessons', ({ status }) => status === 1)],
  },
  {
    route: 'PUT plans/{courseId}',
    hook: hooks.useSaveCoursePlan,
    table: 'classPlans',
    values: (s) => [activated(s).id, coursePlan, { version: null }, { acceptClashes: true }],
  },
  {
    route: 'PATCH plannedClasses/{id}',
    hook: hooks.useMovePlannedClass,
    table: 'plannedClasses',
    values: (s) => [plannedClass(s), { date: '2026-12-29', time: '19:00', minutes: 45 }],
  },
  {
    route: 'PATCH plannedClasses/{id}',
    hook: hooks.useCancelPlannedClass,
    table: 'plannedClasses',
    values: (s) => [plannedClass(s), 'Tempête'],
  },
  {
    route: 'PATCH plannedClasses/{id}',
    hook: hooks.useRestorePlannedClass,
    table: 'plannedClasses',
    values: (s) => [plannedClass(s, true)],
  },
  {
    route: 'POST closedDays',
    hook: hooks.useCreateClosedDays,
    table: 'closedDays',
    values: () => [{ startsOn: '2027-06-07', endsOn: '2027-06-07', name: 'Déménagement', nameEn: null }],
  },
  {
    route: 'DELETE closedDays/{id}',
    hook: hooks.useDeleteClosedDays,
    table: 'closedDays',
    values: (s) => [first(s, 'closedDays').id],
  },
  {
    route: 'POST calendar/address',
    hook: hooks.useRenewCalendarAddress,
    account: 'teacher',
    table: 'calendarLinks',
    values: () => [null],
  },
  {
    route: 'DELETE calendar/address',
    hook: hooks.useRevokeCalendarAddress,
    account: 'otherTeacher',
    table: 'calendarLinks',
    values: () => [],
  },
  {
    route: 'PUT reminders/digest',
    hook: hooks.useSaveDigest,
    account: 'teacher',
    table: 'digestRefusals',
    values: () => [false],
  },
  {
    route: 'PUT attendance/own/{id}',
    hook: hooks.useCorrectOwnLesson,
    table: 'lessons',
    account: 'teacher',
    values: (s) => [ownLesson(s).id, lessonValues(s, ownLesson(s).contractId, 120)],
  },
  {
    route: 'DELETE attendance/own/{id}',
    hook: hooks.useDeleteOwnLesson,
    table: 'lessons',
    account: 'teacher',
    values: (s) => [ownLesson(s)],
  },
  {
    route: 'POST files',
    hook: hooks.useUploadFile,
    table: 'files',
    values: (s) => [
      { content: file(), type: 'courseProposal', recordId: activated(s).id, title: 'Entente', userId: 1 },
    ],
  },
  {
    route: 'POST files',
    hook: hooks.useUploadFile,
    table: 'files',
    values: () => [{ content: file(), type: 'undefined', recordId: null, title: 'Entente', userId: 1 }],
  },
  {
    route: 'PUT files',
    hook: hooks.useFileDocuments,
    table: 'files',
    values: (s) => [
      {
        ...filing(s),
        fileIds: s.files
          .filter(({ status, refType }) => status === 1 && refType === 'studentDocuments')
          .slice(0, 2)
          .map(({ id }) => id),
      },
    ],
  },
  {
    route: 'PUT files',
    hook: hooks.useSaveFile,
    table: 'files',
    values: (s) => [
      first(s, 'files', ({ status, refType }) => status === 1 && refType === 'studentDocuments').id,
      { ...filing(s), title: 'Entente' },
    ],
  },
  {
    route: 'DELETE files',
    hook: hooks.useRemoveFile,
    table: 'files',
    values: (s) => [
      first(s, 'files', ({ status, refType }) => status === 1 && refType === 'studentDocuments').id,
    ],
  },
  {
    route: 'PUT files',
    hook: hooks.useRestoreFile,
    table: 'files',
    values: (s) => [first(s, 'files', ({ status }) => status === 0).id],
  },
  {
    route: 'PATCH courses/update',
    hook: hooks.useRestoreValue,
    table: 'contracts',
    values(s) {
      const change = aHistoryChange({ before: 'dim. 8:00', after: taught(s).schedule });
      const of = { subject: 'contract', id: taught(s).id };
      const history = { latest: null, version: '"v1"' };
      return [{ of, history, entry: aHistoryEntry({ changes: [change] }), change }];
    },
  },
  {
    route: 'POST statements',
    hook: hooks.useSubmitStatement,
    account: 'teacher',
    table: 'statements',
    values: (s) => [{ month: day.slice(0, 7), minutes: minutesOfTeacher(s, day.slice(0, 7)), note: null }],
  },
  {
    route: 'PUT statements/{id}',
    hook: hooks.useApproveStatement,
    table: 'statements',
    values: (s) => {
      const statement = statementOf(s, 'submitted');
      const { month, teacher } = statement;
      return [statement, { minutes: minutesOfTeacher(s, month, teacher.id) }];
    },
  },
  {
    route: 'PUT statements/{id}',
    hook: hooks.useReturnStatement,
    table: 'statements',
    values: (s) => [statementOf(s, 'submitted'), 'Il manque un cours.'],
  },
  {
    route: 'POST statements/export',
    hook: hooks.useExportStatements,
    table: 'statements',
    values: (s) => [[statementOf(s, 'approved')]],
  },
  {
    route: 'POST views',
    hook: hooks.useCreateListView,
    table: 'savedViews',
    values: () => [{ list: 'contracts', name: 'Perdue', query: 'type=2', isShared: false }, 'a-lost-view'],
  },
  {
    route: 'PUT views/{id}',
    hook: hooks.useUpdateListView,
    table: 'savedViews',
    values: (s) => [ownView(s), { name: 'Renommée', query: 'type=2', isShared: true }],
  },
  {
    route: 'DELETE views/{id}',
    hook: hooks.useDeleteListView,
    table: 'savedViews',
    values: (s) => [ownView(s)],
  },
  {
    route: 'PUT viewChoices/{list}',
    hook: hooks.useChooseListViews,
    table: 'viewChoices',
    values: (s) => [ownView(s).list, { defaultId: ownView(s).id }],
  },
  {
    route: 'PUT snoozes',
    hook: hooks.useSaveSnoozes,
    table: 'snoozes',
    values: (s) => [
      [
        {
          contractId: activated(s).id,
          kind: 'outline',
          until: '2026-12-31',
          remindedOn: null,
          isShared: true,
        },
      ],
    ],
  },
  {
    route: 'DELETE snoozes/{id}',
    hook: hooks.useEndSnooze,
    table: 'snoozes',
    values: (s) => [aSnooze({ id: first(s, 'snoozes', ({ shared }) => shared === 1).id })],
  },
  {
    route: 'POST phrases',
    hook: hooks.useCreatePhrase,
    table: 'phrases',
    values: () => [{ texts: { fr: 'Une phrase perdue.', en: null }, skill: 'syntax', level: 'B1' }],
  },
  {
    route: 'PUT companyContacts/{id}',
    hook: hooks.useSaveCompanyContact,
    table: 'companies',
    values: (s) => [
      aCompanyContact({ companyId: first(s, 'companies').id, version: '"v0"' }),
      { email: 'autre@exemple.example', language: 'en' },
    ],
  },
  {
    route: 'PUT phrases/{id}',
    hook: hooks.useUpdatePhrase,
    table: 'phrases',
    values: (s) => [
      aPhrase({ id: first(s, 'phrases', ({ teacherId }) => teacherId === null).id }),
      { texts: { fr: 'Autre.', en: null }, skill: null, level: null },
    ],
  },
  {
    route: 'DELETE phrases/{id}',
    hook: hooks.useDeletePhrase,
    table: 'phrases',
    values: (s) => [aPhrase({ id: first(s, 'phrases', ({ teacherId }) => teacherId === null).id })],
  },
  {
    route: 'PUT progressReports/form/status',
    hook: hooks.useSubmitReportForm,
    table: 'reportForms',
    values: (s) => [first(s, 'reportForms', ({ status }) => status === 0)],
  },
  {
    route: 'PUT progressReports',
    hook: hooks.useMarkReport,
    table: 'reports',
    values: (s) => {
      const { id, studentId, contractId } = first(s, 'reports', ({ status }) => status === 0);
      return [{ id, student: { id: studentId }, contract: { id: contractId }, mark: 'none' }, true];
    },
  },
  {
    route: 'POST progressReports',
    hook: hooks.useUploadReport,
    table: 'reports',
    values: (s) => [
      {
        content: file(),
        studentId: first(s, 'enrolments').studentId,
        contractId: first(s, 'enrolments').contractId,
        taggedOn: day,
        userId: 1,
      },
    ],
  },
];

/** Returns what a hook returns in a component of the portal. */
function writeOf(
  api: Api,
  { hook, member }: Pick<Case, 'hook' | 'member'>,
  cached: ReturnType<NonNullable<Case['cached']>> = [],
): Write {
  const result = resultOfHook(api, hook, cached);
  return (member ? (result as Record<string, unknown>)[member] : result) as Write;
}

/** The name of the tested function, such as `useSeveralContracts.move`. */
const nameOf = ({ hook, member }: Pick<Case, 'hook' | 'member'>) =>
  [hook.name, member].filter(Boolean).join('.');

async function setUp(account: Account = 'admin') {
  const mock = await startMock();
  const tokens = hooks.memoryTokenStore();
  const api = createApi({ baseUrl: `${mock.origin}/api`, tokens });
  const { email } = accounts[account];
  const { body } = await mock.anonymous.send('POST', 'login', {
    body: { email, username: email, password: samplePassword },
  });
  api.keepTokens({ accessToken: body.auth.access_token, refreshToken: body.auth.refresh_token });
  // For the teacher's own corrections.
  if (account === 'teacher') {
    const state = await mock.state();
    const user = first(state, 'users', (row) => row.email === email);
    const teacher = first(state, 'teachers', ({ userId }) => userId === user.id);
    const { id } = first(state, 'contracts', (row) => row.statusId === 2 && row.teacherId === teacher.id);
    await hooks.sendLesson(api, lessonValues(state, id, 90), 'a1b2', 30_000);
  }
  return { mock, api };
}

describe.each(cases.map((tested) => ({ ...tested, name: nameOf(tested) })))(
  '$route ($name) whose answer is lost (DECISION-47)',
  ({ route, hook, member, values, table, cached, account }) => {
    // One after the other in the same database, which the first leaves as it was.
    it('is known not to be saved when the server does not have it, and once when it has', async () => {
      const { mock, api } = await setUp(account);
      const state = await mock.state();
      const before = JSON.stringify(state[table]);
      const write = () => writeOf(api, { hook, member }, cached?.(state))(...values(state));
      const sent = () => mock.requests.filter((request) => request.route === route);

      mock.faults.add({ route, kind: 'drop', times: 1 });
      await expect(write()).rejects.toMatchObject({ code: 'offline' });
      expect(sent()).toHaveLength(1);
      expect(JSON.stringify((await mock.state())[table])).toBe(before);

      mock.faults.add({ route, kind: 'drop-answer', times: 1 });
      await write();
      expect(sent()).toHaveLength(2);
      expect(JSON.stringify((await mock.state())[table])).not.toBe(before);
    });
  },
);

/** Writes that cannot be read back: a mail, a password. */
const unreadable: readonly Omit<Case, 'table'>[] = [
  {
    route: 'POST links/send',
    hook: hooks.useSendLinks,
    values: (s) => [
      'student',
      [aPrivateLink({ kind: 'student', id: first(s, 'students', ({ status }) => status === 1).id })],
    ],
  },
  {
    route: 'POST reminders',
    hook: hooks.useSendReminders,
    values: (s) => [
      {
        teachers: [
          {
            teacherId: taught(s).teacherId,
            items: [{ contractId: taught(s).id, kind: 'outline', plannedClassId: null }],
          },
        ],
        quietDays: 3,
      },
    ],
  },
  {
    route: 'POST companyContacts/{id}/sendLink',
    hook: hooks.useSendCompanyLink,
    values: (s) => [mailable(s)],
  },
  {
    route: 'POST reportMails',
    hook: hooks.useSendReportMails,
    values: (s) => [[mailableReport(s)]],
  },
  {
    route: 'POST teacher/notifyProgress',
    hook: hooks.useRequestProgressReport,
    values: (s) => [taught(s).id],
  },
  {
    route: 'POST notify',
    hook: hooks.useNotifyCoworker,
    values: (s) => [{ contractId: activated(s).id, userId: 2, senderId: 1, fields: ['Facture - Invoice'] }],
  },
  {
    route: 'POST statements/remind',
    hook: hooks.useRemindOfStatements,
    values: () => [day.slice(0, 7), [lea]],
  },
  {
    route: 'PUT users/changePassword',
    hook: hooks.useChangePassword,
    values: () => [
      1,
      { oldPassword: samplePassword, newPassword: 'Un-autre-2026', confirmation: 'Un-autre-2026' },
    ],
  },
];

describe.each(unreadable)('$route ($hook.name), which nothing can read back', ({ route, hook, values }) => {
  it.each(['drop', 'drop-answer'] as const)('says so after a lost answer: %s', async (kind) => {
    const { mock, api } = await setUp();
    const write = writeOf(api, { hook });
    mock.faults.add({ route, kind, times: 1 });
    await expect(write(...values(await mock.state()))).rejects.toMatchObject({ code: 'unanswered' });
  });
});

describe('a password set by a link, whose answer is lost', () => {
  const route = 'POST setPassword/{hash}';

  /** A link that works once. */
  async function linked() {
    const { mock, api } = await setUp();
    const { email } = accounts.admin;
    await hooks.requestPassword(api, email);
    const [mail] = await mock.outbox();
    const hash = mail?.link?.split('/').at(-1) ?? '';
    return { mock, api, hash };
  }

  it('is known to be set once the link is used', async () => {
    const { mock, api, hash } = await linked();
    mock.faults.add({ route, kind: 'drop-answer', times: 1 });
    await hooks.setPassword(api, hash, 'Un-autre-2026');
  });

  it('is known not to be set while the link still works', async () => {
    const { mock, api, hash } = await linked();
    mock.faults.add({ route, kind: 'drop', times: 1 });
    await expect(hooks.setPassword(api, hash, 'Un-autre-2026')).rejects.toMatchObject({ code: 'offline' });
  });

  it('is known not to be set when the link ended for another reason', async () => {
    const { mock, api, hash } = await linked();
    await hooks.requestPassword(api, accounts.admin.email);
    mock.faults.add({ route, kind: 'drop', times: 1 });
    await expect(hooks.setPassword(api, hash, 'Un-autre-2026')).rejects.toMatchObject({ code: 'offline' });
  });

  it('is not known when the link cannot be read either', async () => {
    const { mock, api, hash } = await linked();
    mock.faults.add({ route, kind: 'drop-answer', times: 1 });
    mock.faults.add({ route: 'GET setPassword/{hash}', kind: 'drop', times: 1 });
    await expect(hooks.setPassword(api, hash, 'Un-autre-2026')).rejects.toMatchObject({ code: 'unanswered' });
  });
});

describe('the default expiry of links, whose answer is lost', () => {
  const route = 'PUT link-defaults';
  const was = { expiresAfterDays: null, version: '"v0"' };

  it('is known to be saved when the server has it', async () => {
    const { mock, api } = await setUp();
    mock.faults.add({ route, kind: 'drop-answer', times: 1 });
    const set = writeOf(api, { hook: hooks.useSetLinkDefaults });
    expect(await set(was, 90)).toMatchObject({ expiresAfterDays: 90 });
    await expect(set(was, 30)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is known not to be saved when the server does not have it', async () => {
    const { mock, api } = await setUp();
    mock.faults.add({ route, kind: 'drop', times: 1 });
    const set = writeOf(api, { hook: hooks.useSetLinkDefaults });
    await expect(set(was, 90)).rejects.toMatchObject({ code: 'offline' });
    expect(await set(was, 90)).toMatchObject({ expiresAfterDays: 90 });
  });
});

/** Writes that another test loses the answer of: its file, and a title that the file must contain. */
const provenElsewhere: Readonly<Record<string, readonly [file: string, title: string]>> = {
  useToggleContract: [
    'packages/api-client/src/hooks/contract-toggles.test.ts',
    'shows the stored value when the response is lost (DECISION-47)',
  ],
  useImportStudents: [
    'apps/admin/src/features/students/import/ImportStudentsDialog.stories.tsx',
    'AnswerLostInTheMiddle',
  ],
  useImportTeachers: [
    'apps/admin/src/features/teachers/import/ImportTeachersDialog.stories.tsx',
    'AnswerLost',
  ],
  useCreatePasswordLink: ['tools/lost-answers.test.ts', 'a link to set a password, whose answer is lost'],
  useSetLinkDefaults: ['tools/lost-answers.test.ts', 'the default expiry of links, whose answer is lost'],
  useSaveContract: conflictsOf('a contract'),
  useSaveStudent: conflictsOf('a student'),
  useSaveStudentNeeds: conflictsOf('the needs of a student'),
  useSaveTeacher: conflictsOf('a teacher'),
  useSaveUser: conflictsOf('a user'),
  useSaveOutline: conflictsOf('an outline'),
  useSaveCourseInfo: conflictsOf('the course info of a report'),
  useSaveReportForm: conflictsOf('the comments of a report'),
};

/** Each form of `e2e/conflicts` is saved once with its answer lost. */
function conflictsOf(form: string): readonly [file: string, title: string] {
  return ['e2e/conflicts/forms.ts', `name: '${form}'`];
}

/** POST requests that change nothing: they ask whether an address is free. */
const asksOnly = ['useVerifyStudentEmail', 'useVerifyTeacherEmail', 'useVerifyUserEmail'];

/** Hooks that read by a POST request. */
const readsByPost = ['useReminderPreview', 'useCompanyLinkPreview', 'useReportMailPreview'];

describe('a link to set a password, whose answer is lost', () => {
  it.each(['drop', 'drop-answer'] as const)(
    'comes with the same key, and is the only one: %s',
    async (kind) => {
      const { mock, api } = await setUp();
      const { id } = first(await mock.state(), 'users', ({ loginDate }) => loginDate === null);
      const create = writeOf(api, { hook: hooks.useCreatePasswordLink });
      mock.faults.add({ route: 'POST users/password-link', kind, times: 1 });
      await expect(create(id, 'one key')).rejects.toMatchObject({ code: 'offline' });
      const link = (await create(id, 'one key')) as hooks.PasswordLink;
      const page = await fetch(`${mock.origin}/api/setPassword/${link.token}`);
      expect(await page.json()).toEqual({ usable: true });
      expect(await create(id, 'one key')).toEqual(link);
    },
  );
});

describe('every hook that sends a write', () => {
  const tested = [...cases, ...unreadable];

  it('has a test in which its answer is lost (DECISION-47)', async () => {
    const { api } = await setUp();
    const functions = hooksThatWrite().flatMap((name) => {
      if (readsByPost.includes(name)) return [];
      const hook = (hooks as unknown as Record<string, () => unknown>)[name];
      const result = hook && resultOfHook(api, hook, []);
      const members = typeof result === 'object' ? Object.keys(result ?? {}) : [];
      return members.length > 0 ? members.filter(isWrite).map((member) => `${name}.${member}`) : [name];
    });
    const proven = [...tested.map(nameOf), ...Object.keys(provenElsewhere), ...asksOnly];
    expect(functions.filter((name) => !proven.includes(name))).toEqual([]);
    // What is named here still exists.
    expect(proven.filter((name) => !functions.includes(name))).toEqual([]);
  });

  it.each(Object.entries(provenElsewhere))('%s: the other test exists', (_, [file, title]) => {
    expect(readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8')).toContain(title);
  });

  it('loses the answer to each form of e2e/conflicts', () => {
    const conflicts = new URL('../e2e/conflicts/conflicts.spec.ts', import.meta.url);
    expect(readFileSync(fileURLToPath(conflicts), 'utf8')).toMatch(
      /name: 'an answer lost in between',\n\s+async run/,
    );
  });
});

function isWrite(member: string): boolean {
  return member !== 'refresh';
}
