import { readContractsToChase } from '@portal/api-client';
import { allToChase, chaseKey, isSnoozed, keyOfItem } from '@portal/domain';
import { localDay, type Portal } from '@portal/shell';
import type { ChaseStore } from './chase-store';
import { openChaseStore } from './openChaseStore';

/** For so many milliseconds a count is taken for right. */
const countLifetime = 5 * 60_000;
/** Milliseconds during which the page that was opened has the connection and the processor for itself. */
const pause = 10_000;

/**
 * Keeps the count in the navbar: what this device has counted at once, a new one when that is old and nothing else goes
 * on. A failure leaves it as it was, for the page itself says what is wrong.
 */
export async function storeChaseCount({ session, config, toChase }: Portal): Promise<void> {
  const store = await openChaseStore(localDay()).catch(() => null);
  let underWay: number | null = null;

  const follow = async () => {
    const { user } = session.state();
    if (user?.role !== 'ROLE_ADMIN') return toChase?.tell(null);
    if (underWay === user.id || document.hidden) return;
    underWay = user.id;
    const isStill = () => session.state().user?.id === user.id;
    try {
      const storedCount = await store?.countOf(user.id);
      if (storedCount && isStill()) toChase?.tell(storedCount.count);
      if (storedCount && Date.now() - storedCount.at < countLifetime) return;
      await rest();
      // Counted by the page meanwhile, or not asked for any more.
      const newer = await store?.countOf(user.id);
      if (!isStill() || (newer && Date.now() - newer.at < countLifetime)) return;
      const count = await countNow(user.id);
      if (!isStill()) return;
      toChase?.tell(count);
      await store?.storeCount(user.id, { count, at: Date.now() });
    } catch {
      // Nobody has asked for it.
    } finally {
      underWay = null;
    }
  };

  const countNow = async (userId: number) => {
    const { contracts } = await readContractsToChase({
      ...session.api.call,
      signal: new AbortController().signal,
    });
    const marks = new Map((await marksOf(store, userId)).map((mark) => [chaseKey(mark), mark]));
    const today = localDay();
    return allToChase(contracts, today, config.chase).filter(
      (item) => !isSnoozed(marks.get(keyOfItem(item)), today),
    ).length;
  };

  session.subscribe(() => void follow());
  document.addEventListener('visibilitychange', () => void follow());
  setInterval(() => void follow(), countLifetime);
  await follow();
}

const marksOf = async (store: ChaseStore | null, userId: number) => (await store?.marksOf(userId)) ?? [];

/** Resolves when the page has been at rest for a while. */
function rest(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => {
      // Safari does not tell when it is idle.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
      else resolve();
    }, pause);
  });
}
