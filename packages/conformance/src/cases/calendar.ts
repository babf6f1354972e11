import type { GetCalendarAddressResponse } from '@portal/api-client/openapi';
import type { Cases } from '../Case.ts';
import { expect, type TestContext } from '../TestContext.ts';

async function newAddress(context: TestContext): Promise<string> {
  const { data } = await context.call<GetCalendarAddressResponse>('ROLE_TEACHER', 'renewCalendarAddress', {});
  return String(data.token);
}

async function calendarStatus(context: TestContext, token: string): Promise<number> {
  return (await context.answer('anonymous', 'getCalendar', { path: { token } })).status;
}

export const calendar = {
  getCalendarAddress: {
    good: async (context) => {
      await newAddress(context);
      return {};
    },
  },
  getCalendarAddressState: {
    good: () => ({}),
    does: {
      'says that there is an address, and not which': async (context) => {
        const token = await newAddress(context);
        const answer = await context.call('ROLE_TEACHER', 'getCalendarAddressState', {});
        const text = JSON.stringify(answer);
        expect(text === '{"data":{"exists":true}}' && !text.includes(token), `it answers ${text}`);
      },
    },
  },
  showCalendarAddress: {
    leavesNoTrace: true,
    good: () => ({}),
    does: {
      'shows the address, which stays the same': async (context) => {
        const token = await newAddress(context);
        const { data } = await context.call<GetCalendarAddressResponse>(
          'ROLE_TEACHER',
          'showCalendarAddress',
          {},
        );
        expect(data.token === token, 'another address is shown');
        const status = await calendarStatus(context, token);
        expect(status === 200, `the address is answered with ${status}`);
      },
    },
  },
  renewCalendarAddress: {
    leavesNoTrace: true,
    good: () => ({}),
    does: {
      'ends the former address': async (context) => {
        const former = await newAddress(context);
        const now = await newAddress(context);
        const statuses = [await calendarStatus(context, former), await calendarStatus(context, now)];
        expect(statuses.join() === '404,200', `the addresses are answered with ${statuses.join()}`);
      },
    },
  },
  revokeCalendarAddress: {
    leavesNoTrace: true,
    good: () => ({}),
    does: {
      'ends the address': async (context) => {
        const token = await newAddress(context);
        await context.call('ROLE_TEACHER', 'revokeCalendarAddress', {});
        const status = await calendarStatus(context, token);
        expect(status === 404, `the address is answered with ${status}`);
        const { data } = await context.call<GetCalendarAddressResponse>(
          'ROLE_TEACHER',
          'getCalendarAddress',
          {},
        );
        expect(data.token === null, 'there is still an address');
      },
    },
  },
  getCalendar: {
    good: async (context) => ({ path: { token: `${await newAddress(context)}.ics` } }),
    unknown: () => ({ path: { token: 'unknown' } }),
  },
} satisfies Cases;
