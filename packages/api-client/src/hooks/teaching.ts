import type { CalendarDate, ChangedMonth, Contract, TeacherChangeValues } from '@portal/domain';
import { useCallback } from 'react';
import {
  assignTeacher,
  changeTeacher,
  previewTeacherChange,
  requestProgressReport,
} from '../generated/sdk.gen.ts';
import { changedMonthsFromWire } from '../wire/changed-months.ts';
import {
  type ConfirmedChange,
  teacherAssignmentToWire,
  teacherChangeToWire,
} from '../wire/contract-writes.ts';
import { useApi } from './ApiProvider.tsx';
import { queriesShowingContracts, savedContract, useShowSavedContract } from './contracts.ts';
import { type ClashOptions, clashOptionsToWire } from './planned-classes.ts';
import { showingHours } from './showing-hours.ts';
import { showingPlans } from './showing-plans.ts';
import { type Query, type ReadCall, useQuery } from './useQuery.ts';
import { type Intention, useWrite } from './useWrite.ts';

/**
 * Assigns a teacher to a contract without one (API-064). Throws `conflict` when someone else was assigned in the
 * meantime.
 */
export function useAssignTeacher(): (
  contractId: number,
  teacherId: number,
  options?: ClashOptions,
) => Promise<Contract> {
  const showSaved = useShowSavedContract();
  return useWrite(
    async (call, contractId: number, teacherId: number, options: ClashOptions = {}) => {
      const body = { ...teacherAssignmentToWire(contractId, teacherId), ...clashOptionsToWire(options) };
      const saved = await savedContract(assignTeacher({ ...call, body }));
      showSaved(saved);
      return saved;
    },
    ...queriesShowingContracts,
    ...showingPlans,
    'teachers',
  );
}

/** A change of teacher from a day on. The teacher is null if no new one is named yet. */
export interface TeacherChangeFrom {
  contractId: number;
  teacherId: number | null;
  from: CalendarDate;
}

/** The effects of a change of teacher from a day on. */
export interface TeacherChangePreview {
  /** Minutes that the last teacher gave before that day. */
  minutesDone: number;
  /** The months whose amounts change because recorded classes are assigned to another teacher. */
  months: ChangedMonth[];
}

async function readTeacherChange(
  call: ReadCall,
  { contractId, teacherId, from }: TeacherChangeFrom,
): Promise<TeacherChangePreview> {
  const { data } = await previewTeacherChange({ ...call, body: { courseId: contractId, teacherId, from } });
  const { minutes_done, months, teachers } = data.data;
  return { minutesDone: minutes_done, months: changedMonthsFromWire(months, teachers) };
}

/** Reads the minutes that the last teacher gave before a day (extension `belonging`). Null sends no request. */
export function useMinutesBefore(contractId: number, day: CalendarDate | null): Query<number> {
  return useQuery(day === null ? null : ['lessons', contractId, 'before', day], async (call) => {
    const change = { contractId, teacherId: null, from: day ?? '' };
    return (await readTeacherChange(call, change)).minutesDone;
  });
}

/** Reads the effects of a change of teacher from a day on. Writes nothing. Throws an `ApiError`. */
export function useTeacherChangePreview(): (change: TeacherChangeFrom) => Promise<TeacherChangePreview> {
  const { call } = useApi();
  return useCallback((change) => readTeacherChange(call, change), [call]);
}

/**
 * Replaces the last teacher, who stays in the history with reason and hours (API-065, DOMAIN-48). With a day, throws
 * `conflict` when the former teacher or the months are no longer those that the user confirmed; nothing is written then.
 */
export function useChangeTeacher(): (
  contractId: number,
  change: TeacherChangeValues & { confirmed?: ConfirmedChange } & ClashOptions,
  intention?: Intention,
) => Promise<Contract> {
  const showSaved = useShowSavedContract();
  return useWrite(
    async (
      call,
      contractId: number,
      {
        confirmed,
        acceptClashes,
        ...values
      }: TeacherChangeValues & { confirmed?: ConfirmedChange } & ClashOptions,
    ) => {
      const body = {
        ...teacherChangeToWire(contractId, values, confirmed),
        ...clashOptionsToWire({ acceptClashes }),
      };
      const saved = await savedContract(changeTeacher({ ...call, body }));
      showSaved(saved);
      return saved;
    },
    ...queriesShowingContracts,
    ...showingPlans,
    ...showingHours,
    'lessons',
    'teachers',
  );
}

/**
 * E-mails the teacher of a contract a request for the progress reports (API-078). Throws when there is no teacher,
 * and `unanswered` when it is unknown whether the mail was sent.
 */
export function useRequestProgressReport(): (contractId: number) => Promise<void> {
  return useWrite(async (call, contractId: number) => {
    await requestProgressReport({ ...call, body: { courseId: contractId } });
  });
}
