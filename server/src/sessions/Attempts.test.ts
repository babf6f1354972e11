import { afterEach, expect, it, vi } from 'vitest';
import { startServer } from '../testing/startServer.ts';
import { Attempts } from './Attempts.ts';

afterEach(() => void vi.restoreAllMocks());

const signIn = (address: string, device: string | null = null) =>
  ({ purpose: 'sign-in', address, account: `${Math.random()}@nowhere.example`, device }) as const;

it('a refused network is remembered for a moment, and nobody else is refused with it', async () => {
  const { db } = await startServer();
  let moment = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => moment);
  const attempts = new Attempts(db, undefined, { address: 2 }, { rememberedFor: 2000 });
  const tries = async (...keys: Parameters<typeof signIn>) => {
    const attempt = await attempts.count(signIn(...keys));
    try {
      attempt.refuseTooMany();
      return 'let through';
    } catch (error) {
      const { retryAfter } = error as { readonly retryAfter?: number };
      return retryAfter;
    }
  };
  const stranger = '198.51.100.7';
  await tries(stranger);
  await tries(stranger);
  const wait = Number(await tries(stranger));
  expect(wait).toBeGreaterThan(890);
  expect(wait).toBeLessThanOrEqual(900);

  // What is stored is not asked for meanwhile, so deleting it changes nothing yet.
  await db.deleteFrom('failed_attempts').execute();
  moment = 1999;
  expect(await tries(stranger)).toBe(wait - 1);
  expect(await tries(stranger, 'a-known-device')).toBe('let through');
  expect(await tries('203.0.113.7')).toBe('let through');
  moment = 2000;
  expect(await tries(stranger)).toBe('let through');
});
