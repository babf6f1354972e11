import type { Request } from '../broken-requests.ts';
import { expect, type World } from '../World.ts';

// Two users click the same button at the same time, or one device sends a request twice.

const statusesOf = async (world: World, operationId: string, request: Request): Promise<string> => {
  const both = await Promise.all([
    world.answer('ROLE_ADMIN', operationId, request),
    world.answer('ROLE_ADMIN', operationId, request),
  ]);
  return both
    .map(({ status }) => status)
    .toSorted()
    .join();
};

/** Of two equal requests at the same moment, one must create the record and the other must get a conflict. */
export const createsOneRecord =
  (operationId: string, request: (world: World) => Promise<Request>) =>
  async (world: World): Promise<void> => {
    const statuses = await statusesOf(world, operationId, await request(world));
    expect(statuses === '200,409', `two at once are answered with ${statuses}`);
  };

/** Name of the check that sends one request twice at the same moment. */
export const oneOfTwoAtOnce = 'makes one record of two equal requests at once';
