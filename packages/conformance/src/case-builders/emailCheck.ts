import type { Case } from '../Case.ts';
import { expect, type TestContext } from '../TestContext.ts';

/** The case of a call that checks whether an address is free among students or among users. */
export function emailCheck(
  operationId: string,
  taken: (context: TestContext) => string | Promise<string>,
  rows: readonly string[],
): Case {
  return {
    rows,
    onlyReads: true,
    good: (context) => ({ body: { email: context.newEmail() } }),
    refuses: {
      'an address that is taken, whatever its capitals and the spaces around it': {
        status: 409,
        request: async (context) => ({ body: { email: ` ${(await taken(context)).toUpperCase()} ` } }),
      },
    },
    does: {
      'says that a free address is available': async (context) => {
        const body = { email: context.newEmail() };
        const { message } = await context.call<{ message: string }>('ROLE_ADMIN', operationId, { body });
        expect(message === 'Email available', `it says "${message}"`);
      },
      'says "Email duplicated"': async (context) => {
        const { body } = await context.answer<{ message: string }>('ROLE_ADMIN', operationId, {
          body: { email: await taken(context) },
        });
        expect(body.message === 'Email duplicated', `it says "${body.message}"`);
      },
    },
  };
}
