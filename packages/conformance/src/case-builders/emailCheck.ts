import type { Case } from '../Case.ts';
import { expect, type World } from '../World.ts';

/** The case of a call that checks whether an address is free among students or among users. */
export function emailCheck(
  operationId: string,
  taken: (world: World) => string | Promise<string>,
  rows: readonly string[],
): Case {
  return {
    rows,
    onlyReads: true,
    good: (world) => ({ body: { email: world.newEmail() } }),
    refuses: {
      'an address that is taken, whatever its capitals and the spaces around it': {
        status: 409,
        request: async (world) => ({ body: { email: ` ${(await taken(world)).toUpperCase()} ` } }),
      },
    },
    does: {
      'says that a free address is available': async (world) => {
        const body = { email: world.newEmail() };
        const { message } = await world.call<{ message: string }>('ROLE_ADMIN', operationId, { body });
        expect(message === 'Email available', `it says "${message}"`);
      },
      'says "Email duplicated"': async (world) => {
        const { body } = await world.answer<{ message: string }>('ROLE_ADMIN', operationId, {
          body: { email: await taken(world) },
        });
        expect(body.message === 'Email duplicated', `it says "${body.message}"`);
      },
    },
  };
}
