import { expectOnlyChanged } from './fields.ts';
import { expect, type TestContext } from './TestContext.ts';

/** Name of the check that sends fields of other calls. */
export const ownFieldsOnly = 'takes no field that the call does not have';

/** Sends fields of other calls in addition. The backend must ignore them or refuse the request. */
export async function changesOnly(
  context: TestContext,
  operationId: string,
  body: object,
  read: () => Promise<unknown>,
  paths: readonly string[],
): Promise<void> {
  const before = await read();
  const { status } = await context.answer('ROLE_ADMIN', operationId, { body });
  expect(status === 200 || status === 400, `it answers ${status}`);
  expectOnlyChanged(before, await read(), paths, 'with fields of other calls');
}
