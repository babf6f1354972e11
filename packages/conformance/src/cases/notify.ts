import type { User } from '@portal/api-client/treaty';
import { type Cases, unknownId } from '../Case.ts';
import { coworker, ownId } from '../facts.ts';
import { newCourse } from '../records/contracts.ts';
import type { World } from '../World.ts';

/** Creates an administrator who has not been invited. */
async function idleAdministrator(world: World): Promise<number> {
  const body = {
    name: 'Chloé',
    lastName: world.newName(),
    role: 'ROLE_ADMIN',
    email: world.newEmail(),
    phone: '5145550142',
    status: 0,
  };
  return (await world.call<{ data: User }>('ROLE_ADMIN', 'createUser', { body })).data.id;
}

export const notify = {
  notifyCoworker: {
    rows: ['API-056'],
    sendsMail: true,
    leavesNoTrace: true,
    good: async (world) => ({
      body: {
        users_id: await coworker(world),
        sender_id: await ownId(world, 'ROLE_ADMIN'),
        ref_id: await newCourse(world),
        fields: ['Facture - Invoice'],
      },
    }),
    unknown: async (world) => ({
      body: { users_id: await coworker(world), ref_id: unknownId, fields: ['Facture'] },
    }),
    refuses: {
      'a co-worker who does not exist': {
        status: 404,
        request: async (world) => ({
          body: { users_id: unknownId, ref_id: await newCourse(world), fields: ['Facture'] },
        }),
      },
      'a co-worker whose account is not active': {
        status: 400,
        request: async (world) => ({
          body: {
            users_id: await idleAdministrator(world),
            ref_id: await newCourse(world),
            fields: ['Facture'],
          },
        }),
      },
    },
  },
} satisfies Cases;
