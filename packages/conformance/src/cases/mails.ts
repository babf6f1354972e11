import type { Mail, MailState } from '@portal/api-client/treaty';
import type { Request } from '../broken-requests.ts';
import { type Cases, unknownId } from '../Case.ts';
import { expect, Missing, type World } from '../World.ts';

async function mailWith(world: World, ...states: MailState[]): Promise<Mail> {
  for (const state of states) {
    const { data } = await world.call<{ data: Mail[] }>('ROLE_ADMIN', 'listMails', { query: { state } });
    if (data[0]) return data[0];
  }
  throw new Missing(`a mail that is ${states.join(' or ')}`);
}

const aboutMail = async (world: World, ...states: MailState[]): Promise<Request> => ({
  body: { id: (await mailWith(world, ...states)).id },
});

export const mails = {
  listMails: {
    good: () => ({ query: { state: 'waiting' } }),
  },
  retryMail: {
    sendsMail: true,
    good: (world) => aboutMail(world, 'failed', 'unknown'),
    unknown: () => ({ body: { id: unknownId } }),
    refuses: {
      'a mail that was sent': { status: 409, request: (world) => aboutMail(world, 'sent') },
    },
    does: {
      'lets one of two people at once retry a mail': async (world) => {
        const request = await aboutMail(world, 'failed', 'unknown');
        const both = await Promise.all([
          world.answer('ROLE_ADMIN', 'retryMail', request),
          world.answer('ROLE_ADMIN', 'retryMail', request),
        ]);
        const statuses = both
          .map(({ status }) => status)
          .toSorted()
          .join();
        expect(statuses === '200,409', `two at once are answered with ${statuses}`);
      },
    },
  },
} satisfies Cases;
