import type { User } from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { coworker, ownId } from '../facts.ts';
import { newCourse } from '../records/contracts.ts';
import type { TestContext } from '../TestContext.ts';

/** Creates an administrator who has not been invited. */
async function idleAdministrator(context: TestContext): Promise<number> {
  const body = {
    name: 'Chloé',
    lastName: context.newName(),
    role: 'ROLE_ADMIN',
    email: context.newEmail(),
    phone: '5145550142',
    status: 0,
  };
  return (await context.call<{ data: User }>('ROLE_ADMIN', 'createUser', { body })).data.id;
}

export const notify = {
  notifyCoworker: {
    rows: ['API-056'],
    sendsMail: true,
    leavesNoTrace: true,
    good: async (context) => ({
      body: {
        users_id: await coworker(context),
        sender_id: await ownId(context, 'ROLE_ADMIN'),
        ref_id: await newCourse(context),
        fields: ['Facture - Invoice'],
      },
    }),
    unknown: async (context) => ({
      body: { users_id: await coworker(context), ref_id: unknownId, fields: ['Facture'] },
    }),
    refuses: {
      'a co-worker who does not exist': {
        status: 404,
        request: async (context) => ({
          body: { users_id: unknownId, ref_id: await newCourse(context), fields: ['Facture'] },
        }),
      },
      'a co-worker whose account is not active': {
        status: 400,
        request: async (context) => ({
          body: {
            users_id: await idleAdministrator(context),
            ref_id: await newCourse(context),
            fields: ['Facture'],
          },
        }),
      },
    },
  },
} satisfies Cases;
