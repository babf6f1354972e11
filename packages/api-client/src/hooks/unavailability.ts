import type { CalendarDate, Unavailability, UnavailabilityTimes } from '@portal/domain';
import { useCallback } from 'react';
import {
  changeUnavailability,
  createUnavailability,
  deleteUnavailability,
  listUnavailability,
} from '../generated/sdk.gen.ts';
import { pastCaches } from '../past-caches.ts';
import { unavailabilityFromWire, unavailabilityTimesToWire } from '../wire/unavailability.ts';
import { useApi } from './ApiProvider.tsx';
import { deleteHook } from './record-hooks.ts';
import { showingPlans } from './showing-plans.ts';
import { keepRows, type Query, type ReadCall, useQuery } from './useQuery.ts';
import { existing } from './useRead.ts';
import { type Intention, useWrite } from './useWrite.ts';

/** Nouns of queries that show when teachers are away. */
const showingUnavailability = ['unavailability', 'proposable-teachers', ...showingPlans];

/** Which entries to read. Default: all days, of all teachers, or of the signed-in teacher. */
export interface UnavailabilityQuery {
  teacherId?: number;
  /** Leaves out what is over before this day. */
  from?: CalendarDate;
  /** Leaves out what begins after this day. */
  to?: CalendarDate;
}

/** When teachers are away, by teacher and first day (DECISION-134). Null reads nothing. */
export function useUnavailability(query: UnavailabilityQuery | null): Query<Unavailability[]> {
  return useQuery(
    query && ['unavailability', query],
    (call) => readUnavailability(call, query ?? {}),
    keepRows,
  );
}

async function readUnavailability(call: ReadCall, query: UnavailabilityQuery): Promise<Unavailability[]> {
  return (await listUnavailability({ ...call, query })).data.data.map(unavailabilityFromWire);
}

/** Reads an entry as stored now. Throws `not-found` if it no longer exists. */
export function useReadUnavailability(): (away: Unavailability) => Promise<Unavailability> {
  const api = useApi();
  return useCallback(
    async ({ id, teacherId }) => {
      const rows = await readUnavailability(pastCaches(api.call), { teacherId });
      return existing(rows.find((one) => one.id === id));
    },
    [api],
  );
}

/** Adds when a teacher is away; null for the signed-in teacher. Planned classes stay. */
export function useCreateUnavailability(): (
  teacherId: number | null,
  times: UnavailabilityTimes,
  intention?: Intention,
) => Promise<Unavailability> {
  return useWrite(
    async (call, teacherId: number | null, times: UnavailabilityTimes) => {
      const body = {
        ...unavailabilityTimesToWire(times),
        ...(teacherId === null ? {} : { teacher_id: teacherId }),
      };
      return unavailabilityFromWire((await createUnavailability({ ...call, body })).data.data);
    },
    ...showingUnavailability,
  );
}

/** Changes when a teacher is away. Throws `conflict` (412) when someone else has changed it since. */
export function useChangeUnavailability(): (
  before: Unavailability,
  times: UnavailabilityTimes,
  intention?: Intention,
) => Promise<Unavailability> {
  return useWrite(
    async (call, { id, version }: Unavailability, times: UnavailabilityTimes) => {
      const request = { path: { id }, headers: { 'If-Match': version } };
      const body = unavailabilityTimesToWire(times);
      return unavailabilityFromWire((await changeUnavailability({ ...call, ...request, body })).data.data);
    },
    ...showingUnavailability,
  );
}

/** Deletes when a teacher is away. Throws like `useChangeUnavailability`. */
export const useDeleteUnavailability = /* @__PURE__ */ deleteHook<Unavailability>(
  'unavailability',
  deleteUnavailability,
  'proposable-teachers',
  ...showingPlans,
);
