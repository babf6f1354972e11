import {
  fieldOf,
  type History,
  type HistoryChange,
  type HistoryEntry,
  type HistoryOf,
  wireField,
} from '@portal/domain';
import { ApiError } from '../api-error.ts';
import {
  getHistory,
  getOutlineForm,
  getProgressForm,
  listCourseTypes,
  renameCompany,
  renameCourseType,
  updateCourse,
  updateFiles,
  updateMaterial,
  updateOutlineForm,
  updateProgressForm,
  updateStudent,
  updateTeacher,
} from '../generated/sdk.gen.ts';
import type { HistoryPage } from '../generated/types.gen.ts';
import {
  type HistoryFilters,
  historyQuery,
  historyValueToWire,
  recordHistoryFromWire,
} from '../wire/history.ts';
import { queriesShowingContracts } from './contracts.ts';
import { queriesShowingReports } from './queries-showing-reports';
import { queriesShowingStudents } from './queries-showing-students';
import { keepRows, type Query, type ReadCall, useQuery } from './useQuery.ts';
import { existing } from './useRead.ts';
import { useRefresh, useWrite, type WriteCall } from './useWrite.ts';

export type { HistoryFilters } from '../wire/history.ts';

/** Maximum page size of the API. */
const largestPage = 100;

/** Revalidates whenever it is opened, even right after a change. */
const always = { ...keepRows, dedupingInterval: 0 };

/**
 * The newest `count` entries of a record, for administrators (DECISION-51). Keeps the previous entries while more
 * load.
 */
export function useHistory(of: HistoryOf, filters: HistoryFilters, count: number): Query<History> {
  return useQuery(['history', of, filters, count], (call) => readHistory(call, of, filters, count), always);
}

async function readHistory(
  call: ReadCall,
  of: HistoryOf,
  filters: HistoryFilters,
  count: number,
): Promise<History> {
  const pages: HistoryPage[] = [];
  for (let left = count; left > 0; left -= largestPage) {
    const before = pages.at(-1)?.data.at(-1)?.id;
    const query = { ...historyQuery(of, filters), before, size: Math.min(left, largestPage) };
    const { data } = await getHistory({ ...call, query });
    pages.push(data);
    if (!data.has_older) break;
  }
  return recordHistoryFromWire(pages);
}

/** Returns a function that reloads the history of a record wherever it is shown. */
export function useReadHistoryAgain(): () => void {
  return useRefresh('history');
}

/** A value to restore, and the state of the record when that was decided. */
export interface Restoration {
  of: HistoryOf;
  history: Pick<History, 'latest' | 'version'>;
  entry: HistoryEntry;
  change: HistoryChange;
}

/**
 * Restores the previous value of a field with the ordinary call of its record. Throws an `ApiError` of status 412
 * when someone else has changed the record since its history was read.
 */
export function useRestoreValue(): (restoration: Restoration) => Promise<void> {
  return useWrite((call, restoration: Restoration) => restoreValue(call, restoration), ...shown);
}

/** The queries that show a value that can be restored. */
const shown = [
  ...queriesShowingContracts,
  ...queriesShowingStudents,
  ...queriesShowingReports,
  'teachers',
  'users',
  'outline',
  'progress-report',
  'companies',
  'materials',
  'material',
  'files',
];

async function restoreValue(call: WriteCall, restoration: Restoration): Promise<void> {
  const { of, history } = restoration;
  // For a record with versions, the server compares the version, in the same transaction as the write.
  if (history.version === null) {
    const { latest } = await readHistory(call, of, {}, 1);
    if (latest !== history.latest) throw new ApiError({ code: 'conflict', status: 412 });
  }
  await putBack(call, restoration);
}

/** The part of a contract's request that contains a field; `course` for fields that are not listed. */
const contractParts = {
  numberOfClasses: 'course_details',
  hoursPerClass: 'course_details',
  materialStatusId: 'course_details',
  description: 'course_details',
  startsOn: 'course_details',
  endsOn: 'course_details',
  schedule: 'course_details',
  location: 'course_details',
  meetingLink: 'course_details',
  classAtEnd: 'course_details',
  invoice: 'client_details',
  companyId: 'client_details',
  contactPerson: 'client_details',
  approved: 'client_details',
  expiresOn: 'client_details',
} as const;

async function putBack(call: WriteCall, { of, history, entry, change }: Restoration): Promise<void> {
  const { subject, id, studentId = 0 } = of;
  const field = { noun: entry.noun, field: change.field };
  const value = historyValueToWire(fieldOf(field).kind, change.before);
  const written = { [wireField(field)]: value };
  const ifMatch = history.version !== null && { headers: { 'If-Match': history.version } };
  switch (subject) {
    case 'contract': {
      const parts: Readonly<Record<string, 'course_details' | 'client_details'>> = contractParts;
      const part = parts[change.field];
      // In this field, 0 means no date (CONFLICT-15).
      const course = {
        id,
        ...(part
          ? {}
          : change.field === 'sentToClientOn'
            ? { send_to_client: (value as string | null) ?? 0 }
            : written),
      };
      await updateCourse({ ...call, ...ifMatch, body: { course, ...(part && { [part]: written }) } });
      return;
    }
    case 'student':
      await updateStudent({ ...call, body: { student: { id, ...written } } });
      return;
    case 'teacher':
      await updateTeacher({ ...call, body: { teacher: { id, ...written } } });
      return;
    case 'company': {
      const [newest] = (await readHistory(call, of, { field }, 1)).entries;
      const name = String(newest?.changes.find((one) => one.field === change.field)?.after ?? '');
      await renameCompany({ ...call, body: { id, name, newName: String(value) } });
      return;
    }
    case 'courseType': {
      const { data } = await listCourseTypes(call);
      const type = existing(data.data.find((one) => one.id === id) ?? null);
      const body = { name: type.name, name_en: type.name_en ?? type.name, ...written };
      await renameCourseType({ ...call, path: { id }, body });
      return;
    }
    case 'material':
      await updateMaterial({ ...call, body: { id, ...written } });
      return;
    case 'file':
      await updateFiles({ ...call, body: { fileId: id, ...written } });
      return;
    case 'outline': {
      const { data } = await getOutlineForm({ ...call, path: { courseId: id } });
      if (!data.data) throw new ApiError({ code: 'not-found', status: 404 });
      const { save_date: _saved, ...outline } = data.data;
      const status = outline.status === 'draft' ? 'draft' : 'submitted';
      const body = { ...outline, status, courseId: id, ...written } as const;
      await updateOutlineForm({ ...call, ...ifMatch, path: { courseId: id }, body });
      return;
    }
    case 'report': {
      const { data } = await getProgressForm({ ...call, query: { studentId, courseId: id } });
      const form = 'data' in data ? data.data?.form : undefined;
      if (!form) throw new ApiError({ code: 'not-found', status: 404 });
      const body = { progress_form_id: form.id, student_id: studentId, course_id: id, ...written };
      await updateProgressForm({ ...call, body });
      return;
    }
    case 'webhook':
      throw new ApiError({ code: 'refused' });
    default:
      subject satisfies never;
  }
}
