import { type Cases, unknownId } from '../Case.ts';
import { coworker, ownId } from '../facts.ts';
import { newCourse } from '../records/contracts.ts';

export const notify = {
  notifyCoworker: {
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
  },
} satisfies Cases;
