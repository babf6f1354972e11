import type { Mail, MailState } from '@portal/api-client/openapi';
import type { Request } from '../broken-requests.ts';
import { type Cases, unknownId } from '../Case.ts';
import { expect, Missing, type TestContext } from '../TestContext.ts';

async function mailWith(context: TestContext, ...states: MailState[]): Promise<Mail> {
  for (const state of states) {
    const { data } = await context.call<{ data: Mail[] }>('ROLE_ADMIN', 'listMails', { query: { state } });
    if (data[0]) return data[0];
  }
  throw new Missing(`a mail that is ${states.join(' or ')}`);
}

const aboutMail = async (context: TestContext, ...states: MailState[]): Promise<Request> => ({
  body: { id: (await mailWith(context, ...states)).id },
});

export const mails = {
  listMails: {
    good: () => ({ query: { state: 'waiting' } }),
  },
  retryMail: {
    sendsMail: true,
    good: (context) => aboutMail(context, 'failed', 'unknown'),
    unknown: () => ({ body: { id: unknownId } }),
    refuses: {
      'a mail that was sent': { status: 409, request: (context) => aboutMail(context, 'sent') },
    },
    does: {
      'lets one of two people at once retry a mail': async (context) => {
        const request = await aboutMail(context, 'failed', 'unknown');
        const both = await Promise.all([
          context.answer('ROLE_ADMIN', 'retryMail', request),
          context.answer('ROLE_ADMIN', 'retryMail', request),
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
