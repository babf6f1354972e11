import type { AbsenceAlert, AbsencePercents, AbsenceThresholds } from '@portal/domain';
import {
  getAbsenceThresholds,
  listAbsenceAlerts,
  setAbsenceHandled,
  setAbsenceThresholds,
} from '../generated/sdk.gen.ts';
import type { GetAbsenceThresholdsResponse } from '../generated/types.gen.ts';
import { absenceAlertFromWire, absenceThresholdsFromWire } from '../wire/absence.ts';
import { keepRows, type Query, type ReadCall, useQuery } from './useQuery.ts';
import { useWrite } from './useWrite.ts';

/** Whose absence thresholds: a contract, a company, or the organization. */
export type ThresholdOwner = { contractId: number } | { companyId: number } | 'default';

/** Absence thresholds as they were read. */
export interface SavedAbsenceThresholds extends AbsenceThresholds {
  /** Sent back with a save, which fails if someone else saved first. */
  version: string | null;
}

/** Nouns of queries that show who has reached a threshold. */
const showingAlerts = ['absence-thresholds', 'absence-alerts', 'company-summary'];

/** The absence thresholds of a contract, a company or the organization (extension `absence-thresholds`). Null reads nothing. */
export function useAbsenceThresholds(of: ThresholdOwner | null): Query<SavedAbsenceThresholds> {
  return useQuery(of && ['absence-thresholds', of], async (call) => readThresholds(call, of ?? 'default'));
}

async function readThresholds(call: ReadCall, of: ThresholdOwner): Promise<SavedAbsenceThresholds> {
  const { data, response } = await getAbsenceThresholds({
    ...call,
    query:
      of === 'default' ? {} : 'contractId' in of ? { courseId: of.contractId } : { companyId: of.companyId },
  });
  return savedThresholds(data, response);
}

/**
 * Replaces absence thresholds; null returns to the inherited ones. `was` is what was read. Throws `conflict` when someone
 * else has changed them.
 */
export function useSaveAbsenceThresholds(): (
  of: ThresholdOwner,
  percents: AbsencePercents | null,
  was: Pick<SavedAbsenceThresholds, 'version'>,
) => Promise<SavedAbsenceThresholds> {
  return useWrite(
    async (
      call,
      of: ThresholdOwner,
      percents: AbsencePercents | null,
      { version }: Pick<SavedAbsenceThresholds, 'version'>,
    ) => {
      const owner =
        of === 'default'
          ? {}
          : 'contractId' in of
            ? { course_id: of.contractId }
            : { company_id: of.companyId };
      const { data, response } = await setAbsenceThresholds({
        ...call,
        body: { ...owner, percents: percents && [...percents] },
        ...(version && { headers: { 'If-Match': version } }),
      });
      return savedThresholds(data, response);
    },
    ...showingAlerts,
  );
}

/**
 * The students who have reached an absence threshold, most absent first: of one contract, or of all activated ones
 * (extension `absence-thresholds`). Null reads nothing.
 */
export function useAbsenceAlerts(of: { contractId: number } | 'all' | null): Query<AbsenceAlert[]> {
  return useQuery(
    of && ['absence-alerts', of],
    async (call) => readAbsenceAlerts(call, of === 'all' || of === null ? {} : { courseId: of.contractId }),
    keepRows,
  );
}

/** Reads the students who have reached an absence threshold. */
export async function readAbsenceAlerts(
  call: ReadCall,
  query: { courseId?: number } = {},
): Promise<AbsenceAlert[]> {
  return (await listAbsenceAlerts({ ...call, query })).data.data.map(absenceAlertFromWire);
}

/**
 * Says up to which threshold the absences of a student were handled, so that the follow-up comes back at the next one; null
 * takes it back. Resolves with what is stored: a colleague may have handled a higher one.
 */
export function useSaveAbsenceHandled(): (
  alert: Pick<AbsenceAlert, 'contract' | 'student'>,
  percent: number | null,
) => Promise<number | null> {
  return useWrite(
    async (
      call,
      { contract, student }: Pick<AbsenceAlert, 'contract' | 'student'>,
      percent: number | null,
    ) => {
      const body = { course_id: contract.id, student_id: student.id, handled_percent: percent };
      return (await setAbsenceHandled({ ...call, body })).data.data.handled_percent;
    },
    'absence-alerts',
  );
}

function savedThresholds({ data }: GetAbsenceThresholdsResponse, response: Response): SavedAbsenceThresholds {
  return { ...absenceThresholdsFromWire(data), version: response.headers.get('ETag') };
}
