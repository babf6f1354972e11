import type { GetHolidaysResponse, GetOrganisationResponse, Organisation } from '@portal/api-client/openapi';
import type { Cases } from '../Case.ts';
import { expectFields } from '../fields.ts';
import { expect, type TestContext } from '../TestContext.ts';

const settingsNow = async (context: TestContext): Promise<Organisation> =>
  (await context.call<GetOrganisationResponse>('ROLE_ADMIN', 'getOrganisation', {})).data;

/** Returns the offset from UTC in minutes that the response gives for a moment. */
function minutesAt({ clock }: Organisation, moment: string): number | undefined {
  const before = clock.filter(({ since }) => Date.parse(since) <= Date.parse(moment));
  return (before.at(-1) ?? clock[0])?.minutes;
}

/** Returns which of the days are observed holidays. */
async function holidaysOn(context: TestContext, days: readonly string[]): Promise<string> {
  const { data } = await context.call<GetHolidaysResponse>('ROLE_ADMIN', 'getHolidays', {});
  return days.filter((day) => data.some(({ date, observed }) => date === day && observed === 1)).join(' ');
}

export const organisation = {
  getOrganisation: {
    good: () => ({}),
    does: {
      'has the offsets of the clock in order': async (context) => {
        const { clock } = await settingsNow(context);
        const moments = clock.map(({ since }) => Date.parse(since));
        expect(String(moments) === String(moments.toSorted((one, other) => one - other)), 'they are not');
      },
    },
  },
  setOrganisation: {
    good: async (context) => {
      const { time_zone } = await settingsNow(context);
      return { body: { time_zone: time_zone === 'America/Halifax' ? 'America/Toronto' : 'America/Halifax' } };
    },
    refuses: {
      'a zone that does not exist': {
        status: 400,
        field: 'time_zone',
        request: () => ({ body: { time_zone: 'America/Saint-Jean' } }),
      },
      'a region that does not exist': {
        status: 400,
        field: 'holiday_region',
        request: () => ({ body: { holiday_region: 'CA-PQ' } }),
      },
      'a change from another version': {
        status: 412,
        request: () => ({
          body: { time_zone: 'America/Toronto' },
          headers: { 'If-Match': '"another version"' },
        }),
      },
    },
    does: {
      'has the holidays of the region, in any capitals, and keeps what is left out': async (context) => {
        const before = await settingsNow(context);
        const change = (body: object) =>
          context.call<GetOrganisationResponse>('ROLE_ADMIN', 'setOrganisation', { body });
        const { data } = await change({ holiday_region: 'ca-on' });
        expectFields(data, {
          holiday_region: 'CA-ON',
          easter_day: before.easter_day,
          time_zone: before.time_zone,
        });
        const inOntario = await holidaysOn(context, ['2029-02-19', '2029-06-25', '2029-07-02', '2029-12-26']);
        await change({ holiday_region: 'CA-QC', easter_day: 'easter-monday' });
        const inQuebec = await holidaysOn(context, ['2029-03-30', '2029-04-02', '2029-06-25', '2029-07-02']);
        await change({
          holiday_region: before.holiday_region ?? 'CA-QC',
          easter_day: before.easter_day,
        });
        expect(inOntario === '2029-02-19 2029-07-02 2029-12-26', `Ontario has ${inOntario}`);
        expect(inQuebec === '2029-04-02 2029-06-25 2029-07-02', `Québec has ${inQuebec}`);
      },
      'takes a zone in any capitals and an alias, and answers its offsets': async (context) => {
        const before = await settingsNow(context);
        for (const [time_zone, kept, winter, summer] of [
          ['europe/paris', 'Europe/Paris', 60, 120],
          ['Asia/Calcutta', 'Asia/Calcutta', 330, 330],
          ['America/Montreal', 'America/Montreal', -300, -240],
        ] as const) {
          const { data } = await context.call<GetOrganisationResponse>('ROLE_ADMIN', 'setOrganisation', {
            body: { time_zone },
          });
          expectFields(data, { time_zone: kept });
          const read = await settingsNow(context);
          expectFields(read, { time_zone: kept, etag: data.etag });
          const offsets = ['2025-01-15T12:00:00Z', '2025-07-15T12:00:00Z'].map((day) => minutesAt(read, day));
          expect(String(offsets) === String([winter, summer]), `${kept} is ${String(offsets)} minutes ahead`);
        }
        await context.call('ROLE_ADMIN', 'setOrganisation', {
          body: { time_zone: before.time_zone ?? 'America/Toronto' },
        });
      },
    },
  },
} satisfies Cases;
