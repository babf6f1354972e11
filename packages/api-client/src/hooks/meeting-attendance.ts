import type { MeetingDecision } from '@portal/domain';
import type { Api } from '../client.ts';
import {
  deleteMeetingFile,
  downloadMeetingFile as download,
  getMeetingAttendance,
  listMeetingFiles,
  listMeetingLinks,
  saveMeetingDecisions,
  undoMeetingDecision,
  uploadMeetingFile,
} from '../generated/sdk.gen.ts';
import { type UploadOptions, uploading } from '../upload.ts';
import {
  type ContractMeeting,
  contractMeetingFromWire,
  type KeptMeetingFile,
  type MeetingAttendance,
  meetingAttendanceFromWire,
  meetingDecisionToWire,
  meetingFileFromWire,
  type RememberedDecision,
  rememberedDecision,
} from '../wire/meeting-attendance.ts';
import { type DownloadedFile, downloadedFile } from './files.ts';
import { type Query, type ReadCall, useQuery } from './useQuery.ts';
import { type Intention, useWrite } from './useWrite.ts';

/**
 * What recognizes the participants of the online meetings of a contract (extension `meeting-attendance`). It has digests
 * instead of email addresses: `meetingContractOf` compares them with the addresses of a file. Null reads nothing.
 */
export function useMeetingAttendance(contractId: number | null): Query<MeetingAttendance> {
  return useQuery(contractId === null ? null : ['meeting-attendance', contractId], (call) =>
    readMeetingAttendance(call, contractId ?? 0),
  );
}

/** Reads what recognizes the participants of the online meetings of a contract. */
export async function readMeetingAttendance(call: ReadCall, courseId: number): Promise<MeetingAttendance> {
  return meetingAttendanceFromWire((await getMeetingAttendance({ ...call, path: { courseId } })).data.data);
}

/**
 * Remembers who participants are, and returns all decisions of the contract. A decision about the same address, or the
 * same displayed name of a participant without one, is replaced. Throws `bad-input` for a student who was never in the
 * contract.
 */
export function useSaveMeetingDecisions(): (
  contractId: number,
  decisions: readonly MeetingDecision[],
  intention?: Intention,
) => Promise<RememberedDecision[]> {
  return useWrite(async (call, courseId: number, decisions: readonly MeetingDecision[]) => {
    const body = { decisions: decisions.map(meetingDecisionToWire) };
    const { data } = await saveMeetingDecisions({ ...call, path: { courseId }, body });
    return data.data.map(rememberedDecision.fromWire);
  }, 'meeting-attendance');
}

/**
 * Remembers who participants are outside any page, with its own key and in one attempt. Throws an `ApiError`, also on a
 * timeout.
 */
export async function sendMeetingDecisions(
  { callOnce }: Api,
  courseId: number,
  decisions: readonly MeetingDecision[],
  idempotencyKey: string,
  timeout: number,
): Promise<void> {
  await saveMeetingDecisions({
    ...callOnce,
    path: { courseId },
    body: { decisions: decisions.map(meetingDecisionToWire) },
    headers: { 'Idempotency-Key': idempotencyKey },
    signal: AbortSignal.timeout(timeout),
  });
}

/**
 * Undoes a decision, so that the participant is asked about again. Throws `conflict` when someone else has changed it,
 * and `not-found` when it is undone already.
 */
export function useUndoMeetingDecision(): (
  contractId: number,
  decision: Pick<RememberedDecision, 'id' | 'version'>,
) => Promise<void> {
  return useWrite(
    async (call, courseId: number, { id, version }: Pick<RememberedDecision, 'id' | 'version'>) => {
      await undoMeetingDecision({ ...call, path: { courseId, id }, headers: { 'If-Match': version } });
    },
    'meeting-attendance',
  );
}

/** Whose files to list: of a class by its plan or its record, or of all classes of the contract. */
export interface MeetingFileFilters {
  contractId: number;
  plannedClassId?: number;
  lessonId?: number;
}

/** The files of meetings that are kept with a class or with the classes of a contract, newest first. Null reads nothing. */
export function useMeetingFiles(filters: MeetingFileFilters | null): Query<KeptMeetingFile[]> {
  return useQuery(filters && ['meeting-files', filters], (call) =>
    readMeetingFiles(call, filters ?? { contractId: 0 }),
  );
}

/** Reads the files of meetings that are kept with a class or with the classes of a contract, newest first. */
export async function readMeetingFiles(
  call: ReadCall,
  { contractId, plannedClassId, lessonId }: MeetingFileFilters,
): Promise<KeptMeetingFile[]> {
  const query = { courseId: contractId, plannedClassId, attendanceId: lessonId };
  return (await listMeetingFiles({ ...call, query })).data.data.map(meetingFileFromWire);
}

/** The file of a meeting and its class: either a planned one or a record. */
export type NewMeetingFile = { content: File; contractId: number } & (
  | { plannedClassId: number }
  | { lessonId: number }
);

/**
 * Keeps the file of a meeting with a class. The same content for the same class returns the file that is there. Throws
 * `too-large` above 5 MB, and `bad-input` if the content is neither text nor .xlsx.
 */
export function useUploadMeetingFile(): (
  file: NewMeetingFile,
  options?: UploadOptions,
  intention?: Intention,
) => Promise<KeptMeetingFile> {
  return useWrite(async (call, file: NewMeetingFile, options: UploadOptions = {}) => {
    const sent = await uploadMeetingFile({ ...call, ...uploading(options), body: uploadToWire(file) });
    return meetingFileFromWire(sent.data.data);
  }, 'meeting-files');
}

/** Keeps the file of a meeting outside any page, with its own key and in one attempt. Throws an `ApiError`, also on a timeout. */
export async function sendMeetingFile(
  { callOnce }: Api,
  file: NewMeetingFile,
  idempotencyKey: string,
  timeout: number,
): Promise<KeptMeetingFile> {
  const sent = await uploadMeetingFile({
    ...callOnce,
    body: uploadToWire(file),
    headers: { 'Idempotency-Key': idempotencyKey },
    signal: AbortSignal.timeout(timeout),
  });
  return meetingFileFromWire(sent.data.data);
}

function uploadToWire(file: NewMeetingFile) {
  const ofClass =
    'lessonId' in file ? { attendance_id: file.lessonId } : { planned_class_id: file.plannedClassId };
  return { file: file.content, course_id: file.contractId, ...ofClass };
}

/** Deletes the file of a meeting for good. For administrators. */
export function useDeleteMeetingFile(): (id: number) => Promise<void> {
  return useWrite(async (call, id: number) => {
    await deleteMeetingFile({ ...call, path: { id } });
  }, 'meeting-files');
}

/** Downloads the file of a meeting as it was sent. Throws `not-found` after it is deleted. */
export async function downloadMeetingFile(api: Api, id: number): Promise<DownloadedFile> {
  return downloadedFile(await download({ ...api.call, path: { id }, parseAs: 'blob' }));
}

/**
 * Where the online classes of the student of a private link are held, by contract number (extension
 * `meeting-attendance`). Contracts without an address are left out.
 */
export function useContractMeetings(isAsked = true): Query<ContractMeeting[]> {
  return useQuery(isAsked ? ['contract-meetings'] : null, readContractMeetings);
}

async function readContractMeetings(call: ReadCall): Promise<ContractMeeting[]> {
  return (await listMeetingLinks(call)).data.data.map(contractMeetingFromWire);
}
