import { periodsOfType, type RateMonth, type RatePeriod } from '@portal/domain';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { changeTeacherRates, getTeacherRates, previewTeacherRates } from '../generated/sdk.gen.ts';
import {
  type RatesChange,
  rateMonthFromWire,
  ratesChangeToWire,
  type TeacherRates,
  teacherRatesFromWire,
} from '../wire/teacher-rates.ts';
import { useApi } from './ApiProvider.tsx';
import { ignoreClosedCache } from './ignore-closed-cache';
import { showingHours } from './showing-hours.ts';
import { type Query, type ReadCall, useQuery } from './useQuery.ts';
import { useWrite } from './useWrite.ts';

/** The rates of a teacher with the days from which they apply (extension `belonging`). Null sends no request. */
export function useTeacherRates(teacherId: number | null): Query<TeacherRates> {
  return useQuery(teacherId === null ? null : ['teacher-rates', teacherId], (call) =>
    readTeacherRates(call, teacherId ?? 0),
  );
}

async function readTeacherRates(call: ReadCall, teacherId: number): Promise<TeacherRates> {
  const { data } = await getTeacherRates({ ...call, path: { teacherId } });
  return teacherRatesFromWire(data.data);
}

/** A change of rates with the months whose amounts it changes. */
export interface RatesPreview {
  change: RatesChange;
  /** By month; approved and exported ones keep their amounts. */
  months: RateMonth[];
}

/** An edit of the rates of one course type: a function from the stored rates to all rates after the edit. */
export interface RatesEdit {
  teacherId: number;
  courseTypeId: number;
  edit: (stored: RatePeriod[]) => RatePeriod[];
}

/** Reads the rates as stored now, and the months whose amounts an edit would change. Writes nothing. Throws an `ApiError`. */
export function useTeacherRatesPreview(): (edit: RatesEdit) => Promise<RatesPreview> {
  const api = useApi();
  return useCallback(
    async ({ teacherId, courseTypeId, edit }) => {
      const { periods } = await readTeacherRates(api.call, teacherId);
      const seen = periodsOfType(periods, courseTypeId);
      const change = { courseTypeId, rates: edit(seen), seen };
      const body = { course_types_id: courseTypeId, rates: change.rates };
      const { data } = await previewTeacherRates({ ...api.call, path: { teacherId }, body });
      return { change, months: data.data.map(rateMonthFromWire) };
    },
    [api],
  );
}

/**
 * Replaces the rates of a teacher for one course type, with the months that the user has confirmed. Throws `conflict`
 * when the rates or these months have changed in the meantime; nothing is written then.
 */
export function useChangeTeacherRates(): (teacherId: number, preview: RatesPreview) => Promise<TeacherRates> {
  const { mutate } = useSWRConfig();
  return useWrite(
    async (call, teacherId: number, { change, months }: RatesPreview) => {
      const body = ratesChangeToWire(change, months);
      const { data } = await changeTeacherRates({ ...call, path: { teacherId }, body });
      const saved = teacherRatesFromWire(data.data);
      void ignoreClosedCache(mutate(['teacher-rates', teacherId], saved, { revalidate: false }));
      return saved;
    },
    // The teacher shows today's rates.
    'teachers',
    'teacher-rates',
    ...showingHours,
  );
}
