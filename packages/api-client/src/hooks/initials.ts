import type {
  AttestationLanguage,
  CalendarMonth,
  ClassToInitial,
  GivenInitial,
  Initial,
  RunningClass,
} from '@portal/domain';
import type { Api } from '../client.ts';
import {
  downloadInitialsChain as downloadChain,
  downloadAttendanceReport as downloadReport,
  getInitialsOfClass,
  getRunningClasses,
  giveInitial,
  giveOwnInitial,
  listInitials,
} from '../generated/sdk.gen.ts';
import { classToInitial, initial, runningClass } from '../wire/initial.ts';
import { type DownloadedFile, downloadedFile } from './files.ts';
import { type Query, useQuery } from './useQuery.ts';
import { type Intention, useWrite } from './useWrite.ts';

/** Who was in a recorded class, and who has initialed it (extension `initials`). Null reads nothing. */
export function useInitialsOfClass(lessonId: number | null): Query<ClassToInitial> {
  return useQuery(lessonId === null ? null : ['initials-of-class', lessonId], async (call) =>
    classToInitial.fromWire((await getInitialsOfClass({ ...call, path: { id: lessonId ?? 0 } })).data.data),
  );
}

/** The initials for classes of a month in a contract, in the order of the chain. */
export function useInitialsOfMonth(contractId: number, month: CalendarMonth): Query<Initial[]> {
  return useQuery(['initials-of-month', contractId, month], async (call) => {
    const query = { courseId: contractId, month };
    return (await listInitials({ ...call, query })).data.data.map(initial.fromWire);
  });
}

/** Downloads the chain of a contract's initials, for those who verify it. */
export async function downloadInitialsChain(api: Api, contractId: number): Promise<DownloadedFile> {
  return downloadedFile(
    await downloadChain({ ...api.call, query: { courseId: contractId }, parseAs: 'blob' }),
  );
}

/** What an attendance report is about: a contract, or all contracts of a company. */
export type AttendanceReportRequest = ({ contractId: number } | { companyId: number }) & {
  month: CalendarMonth;
  language: AttestationLanguage;
  isByHalfDay: boolean;
};

/** Downloads the attendance of a month with initials as a PDF. */
export async function downloadAttendanceReport(
  api: Api,
  request: AttendanceReportRequest,
): Promise<DownloadedFile> {
  const { month, language, isByHalfDay } = request;
  const about = 'contractId' in request ? { courseId: request.contractId } : { companyId: request.companyId };
  const query = { ...about, month, language, ...(isByHalfDay && { halfDays: 1 as const }) };
  return downloadedFile(await downloadReport({ ...api.call, query, parseAs: 'blob' }));
}

/** Initials of a student for a recorded class. */
export interface InitialToSend {
  lessonId: number;
  studentId: number;
  given: GivenInitial;
}

/**
 * Sends initials outside any page, with their own key and in one attempt. Throws an `ApiError`, also on a timeout.
 */
export async function sendInitial(
  { callOnce }: Api,
  { lessonId, studentId, given }: InitialToSend,
  idempotencyKey: string,
  timeout: number,
): Promise<Initial> {
  const { data } = await giveInitial({
    ...callOnce,
    body: { ...givenToWire(given), lesson_id: lessonId, student_id: studentId },
    headers: { 'Idempotency-Key': idempotencyKey },
    signal: AbortSignal.timeout(timeout),
  });
  return initial.fromWire(data.data);
}

/** The running classes of a private link's student (extension `initials`). */
export function useRunningClasses(): Query<RunningClass[]> {
  return useQuery(['running-classes'], async (call) =>
    (await getRunningClasses(call)).data.data.map(runningClass.fromWire),
  );
}

/** Gives the initials of a private link's student for a running class. */
export function useGiveOwnInitial(): (
  classId: number,
  given: GivenInitial,
  intention?: Intention,
) => Promise<void> {
  return useWrite(async (call, classId: number, given: GivenInitial) => {
    await giveOwnInitial({ ...call, body: { ...givenToWire(given), class_id: classId } });
  }, 'running-classes');
}

function givenToWire({ how, mark, writtenAt }: GivenInitial) {
  return { how, mark, written_at: writtenAt };
}
