import type { Request } from '../broken-requests.ts';
import { expect, type TestContext } from '../TestContext.ts';

// Sends a request twice at once, as if two users or an impatient device did, and returns the statuses.

const statusesOf = async (context: TestContext, operationId: string, request: Request): Promise<string> => {
  const both = await Promise.all([
    context.answer('ROLE_ADMIN', operationId, request),
    context.answer('ROLE_ADMIN', operationId, request),
  ]);
  return both
    .map(({ status }) => status)
    .toSorted()
    .join();
};

/** Checks that of two equal simultaneous requests, one creates the record and the other gets a conflict. */
export const createsOneRecord =
  (operationId: string, request: (context: TestContext) => Promise<Request>) =>
  async (context: TestContext): Promise<void> => {
    const statuses = await statusesOf(context, operationId, await request(context));
    expect(statuses === '200,409', `two at once are answered with ${statuses}`);
  };

/** Name of the check that sends a request twice at once. */
export const oneOfTwoAtOnce = 'makes one record of two equal requests at once';
