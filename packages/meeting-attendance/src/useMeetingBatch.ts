import { type ApiError, readMeetingAttendance, readPlannedClasses, useApi } from '@portal/api-client';
import {
  type CalendarDate,
  type DateOrder,
  daysAfter,
  type LessonDetail,
  type MeetingAnswers,
  type MeetingDecision,
} from '@portal/domain';
import { useCallback, useRef, useState } from 'react';
import { type ClassOfBatch, type FoundMeeting, findMeeting, type MeetingReaders } from './meeting-batch';
import { type MeetingRows, type MeetingRowsProblem, readRows } from './useMeetingRows';

/** A file that the user has reviewed and accepted, ready to be saved. */
export interface ReviewedMeeting {
  /** Identifies this save; the same one again saves nothing twice. */
  key: string;
  file: File;
  planned: ClassOfBatch;
  /** What the file fills in; null if the class has attendance already and the file is only kept. */
  attendance: {
    decisions: MeetingDecision[];
    absentStudentIds: number[];
    details: LessonDetail[];
  } | null;
}

/**
 * What became of a saved file: `recorded`; `waiting` on this device for a connection; `kept` with attendance that was
 * there; `taken`: someone else has recorded the class meanwhile, so only the file is kept; `not-kept`: recorded, but the
 * file was refused.
 */
export type MeetingOutcome = 'recorded' | 'waiting' | 'kept' | 'taken' | 'not-kept';

/** One file of several, from its choice to its outcome. */
export interface BatchEntry {
  key: string;
  file: File;
  found:
    | FoundMeeting
    | { state: 'reading' }
    | { state: 'refused'; problem: MeetingRowsProblem }
    /** The same content was chosen before, as `name`. */
    | { state: 'twice'; name: string }
    /** Classes or people could not be read. */
    | { state: 'failed'; error: unknown };
  /** The chosen or certain class; null until there is one. */
  classId: number | null;
  answers: MeetingAnswers;
  /** Seconds to add to the times of the file. */
  shift: number;
  /** What the user has reviewed and accepted; null before. */
  looked: ReviewedMeeting | null;
  save:
    | { state: 'saving' }
    | { state: 'done'; outcome: MeetingOutcome }
    | { state: 'failed'; error: unknown }
    | null;
}

export interface MeetingBatchOptions {
  /** The days for which classes are read to find one on a day; by default that day and the days next to it. */
  spanOf?: (day: CalendarDate) => { from: CalendarDate; to: CalendarDate };
  /** Saves a reviewed file. Throws an `ApiError`. */
  save: (meeting: ReviewedMeeting) => Promise<MeetingOutcome>;
}

const around = (day: CalendarDate) => ({ from: daysAfter(day, -1), to: daysAfter(day, 1) });

/** Reads several files of meetings, finds the planned class of each, and saves the reviewed ones. */
export function useMeetingBatch({ spanOf = around, save }: MeetingBatchOptions) {
  const api = useApi();
  const [entries, setEntries] = useState<readonly BatchEntry[]>([]);
  const [isSaving, setSaving] = useState(false);
  const contents = useRef(new Map<string, { rows: MeetingRows; digest: string }>());
  const count = useRef(0);

  const change = useCallback(
    (key: string, changes: Partial<BatchEntry>) =>
      setEntries((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one))),
    [],
  );

  async function find(key: string, order?: DateOrder) {
    const rows = contents.current.get(key)?.rows;
    if (rows?.state !== 'read') return;
    change(key, { found: { state: 'reading' }, looked: null });
    try {
      const readers: MeetingReaders = {
        readClasses: (day) => readPlannedClasses(api.call, spanOf(day)),
        readPeople: (contractId) => readMeetingAttendance(api.call, contractId),
      };
      const found = await findMeeting(rows.rows, readers, order);
      change(key, {
        found,
        classId: found.state === 'found' ? found.certainId : null,
        answers: {},
        shift: 0,
      });
    } catch (error) {
      change(key, { found: { state: 'failed', error: error as ApiError } });
    }
  }

  async function read(key: string, file: File) {
    const rows = await readRows(file);
    const digest = await digestOf(file);
    const twin = [...contents.current].find(([, one]) => one.digest === digest)?.[0];
    contents.current.set(key, { rows, digest });
    if (rows.state === 'refused') return change(key, { found: { state: 'refused', problem: rows.problem } });
    if (twin !== undefined)
      return change(key, { found: { state: 'twice', name: names.current.get(twin) ?? '' } });
    return find(key);
  }
  const names = useRef(new Map<string, string>());

  return {
    entries,
    isSaving,
    /** Adds files, and reads them one after the other. */
    async add(files: readonly File[]) {
      const added = files.map((file): BatchEntry => {
        count.current += 1;
        const key = `meeting-${count.current}-${crypto.randomUUID()}`;
        names.current.set(key, file.name);
        return {
          key,
          file,
          found: { state: 'reading' },
          classId: null,
          answers: {},
          shift: 0,
          looked: null,
          save: null,
        };
      });
      setEntries((before) => [...before, ...added]);
      for (const { key, file } of added) await read(key, file);
    },
    remove(key: string) {
      contents.current.delete(key);
      setEntries((before) => before.filter((one) => one.key !== key));
    },
    change,
    /** Finds the class again: after a failure, or with the answer about the day. */
    find,
    /** Saves the reviewed files one after the other; a failure does not stop the others. */
    async saveAll() {
      setSaving(true);
      try {
        for (const { key, looked, save: before } of entries) {
          if (!looked || before?.state === 'done') continue;
          change(key, { save: { state: 'saving' } });
          try {
            change(key, { save: { state: 'done', outcome: await save(looked) } });
          } catch (error) {
            change(key, { save: { state: 'failed', error } });
          }
        }
      } finally {
        setSaving(false);
      }
    },
  };
}

async function digestOf(file: File): Promise<string> {
  // Outside a secure context there are no digests; then the name and the size have to do.
  if (!globalThis.crypto?.subtle) return `${file.name} ${file.size}`;
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
