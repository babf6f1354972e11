import type {
  GetHolidayRegionsResponse,
  GetHolidaysResponse,
  Holiday,
  HolidayCorrection,
} from '@portal/api-client/openapi';
import { daysAfter, weekdayOf } from '@portal/domain';
import { type Cases, unknownId } from '../Case.ts';
import { expectFields } from '../fields.ts';
import { plan, plannedCourse } from '../records/plans.ts';
import { expect, Missing, type TestContext } from '../TestContext.ts';

const holidaysNow = async (context: TestContext): Promise<Holiday[]> =>
  (await context.call<GetHolidaysResponse>('ROLE_ADMIN', 'getHolidays', {})).data;

const correct = async (context: TestContext, body: HolidayCorrection): Promise<Holiday> =>
  (await context.call<{ data: Holiday }>('ROLE_ADMIN', 'correctHoliday', { body })).data;

const takeBack = (context: TestContext, { correction_id }: Holiday) =>
  context.call('ROLE_ADMIN', 'deleteHolidayCorrection', { path: { id: correction_id ?? unknownId } });

/** Adds a day that is not a holiday in any region. Each request uses another day. */
async function addedDay(context: TestContext): Promise<HolidayCorrection> {
  const taken = new Set((await holidaysNow(context)).map(({ date }) => date));
  let date = daysAfter('2150-01-01', Number(context.newKey().slice(-5)));
  while (taken.has(date)) date = daysAfter(date, 1);
  return { date, kind: 'added', name: 'Congé', name_en: 'Day off' };
}

/** Returns a Monday that is a holiday of the region and has no correction. */
async function holidayOnMonday(context: TestContext): Promise<Holiday> {
  const days = await holidaysNow(context);
  const found = days.find(
    ({ date, correction_id }) => date > '2037' && correction_id === null && weekdayOf(date) === 1,
  );
  if (!found) throw new Missing('a holiday on a Monday');
  return found;
}

const removed = { kind: 'removed', name: null, name_en: null } as const;

/** Plans a weekly class from this day on, and returns the day of the first class. */
async function firstClassFrom(context: TestContext, starts_on: string): Promise<string | undefined> {
  const times = [{ weekday: weekdayOf(starts_on), time: '12:00', minutes: 60 }];
  const given = { ...plan, times, starts_on, breaks: [], number_of_classes: 1 };
  return (await plannedCourse(context, given)).classes[0]?.date;
}

export const holidays = {
  getHolidays: {
    good: () => ({}),
    does: {
      'has each day once, in order': async (context) => {
        const days = (await holidaysNow(context)).map(({ date }) => date);
        expect(String(days) === String([...new Set(days)].sort()), 'they are not');
      },
    },
  },
  getHolidayRegions: {
    good: () => ({}),
    does: {
      'names Québec in both languages': async (context) => {
        const { data } = await context.call<GetHolidayRegionsResponse>('ROLE_ADMIN', 'getHolidayRegions', {});
        const region = data.find(({ code }) => code === 'CA-QC');
        expect(region !== undefined, 'it is not there');
        expectFields(region, { name: 'Canada, Québec', name_en: 'Canada, Québec' });
      },
    },
  },
  correctHoliday: {
    good: async (context) => ({ body: await addedDay(context) }),
    refuses: {
      'another correction of a day': {
        status: 409,
        request: async (context) => {
          const body = await addedDay(context);
          await correct(context, body);
          return { body };
        },
      },
      'the removal of a day that is no holiday': {
        status: 400,
        field: 'date',
        request: async (context) => ({ body: { ...(await addedDay(context)), ...removed } }),
      },
      'an added day without a name': {
        status: 400,
        field: 'name',
        request: async (context) => ({ body: { ...(await addedDay(context)), name: ' ' } }),
      },
    },
    does: {
      'lets a plan that is saved later skip the day that was added': async (context) => {
        const body = await addedDay(context);
        const saved = await correct(context, { ...body, name_en: null });
        expectFields(saved, { date: body.date, name: 'Congé', name_en: 'Congé', observed: 1 });
        const first = await firstClassFrom(context, body.date);
        await takeBack(context, saved);
        expect(first === daysAfter(body.date, 7), `the class is on ${first}`);
      },
      'keeps the name of a day that was removed, and lets a plan have a class on it': async (context) => {
        const holiday = await holidayOnMonday(context);
        const saved = await correct(context, { ...removed, date: holiday.date });
        const { name, name_en } = holiday;
        expectFields(saved, { date: holiday.date, name, name_en, observed: 0 });
        const first = await firstClassFrom(context, holiday.date);
        await takeBack(context, saved);
        const again = await firstClassFrom(context, holiday.date);
        expect(first === holiday.date, `the class is on ${first}`);
        expect(again === daysAfter(holiday.date, 7), `when it is a holiday again, the class is on ${again}`);
      },
    },
  },
  deleteHolidayCorrection: {
    good: async (context) => {
      const { correction_id } = await correct(context, await addedDay(context));
      return { path: { id: correction_id ?? unknownId } };
    },
    unknown: () => ({ path: { id: unknownId } }),
  },
} satisfies Cases;
