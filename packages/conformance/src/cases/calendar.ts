import type { GetCalendarAddressResponse } from '@portal/api-client/treaty';
import type { Cases } from '../Case.ts';
import { expect, type World } from '../World.ts';

async function newAddress(world: World): Promise<string> {
  const { data } = await world.call<GetCalendarAddressResponse>('ROLE_TEACHER', 'renewCalendarAddress', {});
  return String(data.token);
}

async function calendarStatus(world: World, token: string): Promise<number> {
  return (await world.answer('anonymous', 'getCalendar', { path: { token } })).status;
}

export const calendar = {
  getCalendarAddress: {
    good: async (world) => {
      await newAddress(world);
      return {};
    },
  },
  renewCalendarAddress: {
    leavesNoTrace: true,
    good: () => ({}),
    does: {
      'ends the former address': async (world) => {
        const former = await newAddress(world);
        const now = await newAddress(world);
        const statuses = [await calendarStatus(world, former), await calendarStatus(world, now)];
        expect(statuses.join() === '404,200', `the addresses are answered with ${statuses.join()}`);
      },
    },
  },
  revokeCalendarAddress: {
    leavesNoTrace: true,
    good: () => ({}),
    does: {
      'ends the address': async (world) => {
        const token = await newAddress(world);
        await world.call('ROLE_TEACHER', 'revokeCalendarAddress', {});
        const status = await calendarStatus(world, token);
        expect(status === 404, `the address is answered with ${status}`);
        const { data } = await world.call<GetCalendarAddressResponse>(
          'ROLE_TEACHER',
          'getCalendarAddress',
          {},
        );
        expect(data.token === null, 'there is still an address');
      },
    },
  },
  getCalendar: {
    good: async (world) => ({ path: { token: `${await newAddress(world)}.ics` } }),
    unknown: () => ({ path: { token: 'unknown' } }),
  },
} satisfies Cases;
