import {
  type HolidayCorrection,
  type HolidayRegion,
  type ListedHoliday,
  quebecHolidays,
} from '@portal/domain';
import {
  correctHoliday,
  deleteHolidayCorrection,
  getHolidayRegions,
  getHolidays,
} from '../generated/sdk.gen.ts';
import { organisationMoment } from '../organisation-clock.ts';
import { holidayFromWire } from '../wire/holiday.ts';
import { readCapabilities } from './capabilities.ts';
import { type Query, type ReadCall, readOnce, useQuery } from './useQuery.ts';
import { type Intention, useWrite } from './useWrite.ts';

/**
 * Number of years before and after the present one for which a backend returns holidays, and for which those of Québec
 * are computed.
 */
const [yearsBefore, yearsAfter] = [5, 20];

/**
 * The holidays of the organization in order, from five years ago to 20 years ahead (extension `organisation`). Without
 * the extension, those of Québec. Null sends no request.
 */
export function useHolidays(isAsked = true): Query<ListedHoliday[]> {
  return useQuery(isAsked ? ['holidays'] : null, readHolidays);
}

async function readHolidays(call: ReadCall): Promise<ListedHoliday[]> {
  const extensions = await readCapabilities(call);
  if (extensions.includes('organisation')) return (await getHolidays(call)).data.data.map(holidayFromWire);
  const first = Number(organisationMoment().date.slice(0, 4)) - yearsBefore;
  return Array.from({ length: yearsBefore + yearsAfter + 1 }, (_, place) => quebecHolidays(first + place))
    .flat()
    .map((holiday) => ({ ...holiday, isObserved: true, correctionId: null }));
}

/** Adds or removes a holiday. Throws `conflict` if the day already has a correction. */
export function useCorrectHoliday(): (
  correction: Omit<HolidayCorrection, 'id'>,
  intention?: Intention,
) => Promise<ListedHoliday> {
  return useWrite(async (call, { date, kind, name, nameEn }: Omit<HolidayCorrection, 'id'>) => {
    const body = { date, kind, name, name_en: nameEn };
    return holidayFromWire((await correctHoliday({ ...call, body })).data.data);
  }, 'holidays');
}

/** Deletes a correction. */
export function useDeleteHolidayCorrection(): (id: number) => Promise<void> {
  return useWrite(async (call, id: number) => {
    await deleteHolidayCorrection({ ...call, path: { id } });
  }, 'holidays');
}

/** The regions whose holidays the backend knows. Null sends no request. */
export function useHolidayRegions(isAsked = true): Query<HolidayRegion[]> {
  return useQuery(isAsked ? ['holiday-regions'] : null, readHolidayRegions, readOnce);
}

async function readHolidayRegions(call: ReadCall): Promise<HolidayRegion[]> {
  const { data } = (await getHolidayRegions(call)).data;
  return data.map(({ code, name, name_en }) => ({ code, name, nameEn: name_en }));
}
