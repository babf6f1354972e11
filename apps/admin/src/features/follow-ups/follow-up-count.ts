import {
  readCapabilities,
  readContractsToFollowUp,
  readEndingResults,
  readPlannedClasses,
  readSnoozes,
} from '@portal/api-client';
import {
  allToFollowUp,
  daysOfMissingClasses,
  followUpKey,
  isSnoozed,
  keyOfItem,
  marksFor,
  withEndingResults,
  withMissingClasses,
} from '@portal/domain';
import { localDay, localMinute, type Portal } from '@portal/shell';
import type { FollowUpStore } from './follow-up-store';
import { openFollowUpStore } from './openFollowUpStore';

/** Lifetime of a count, in milliseconds. */
const countLifetime = 5 * 60_000;
/** Delay in milliseconds, so that the opened page can use the connection and processor first. */
const pause = 10_000;

/**
 * Updates the count in the navbar: first the stored count, then, if that is old, a new one once the page is idle.
 * Ignores failures, which the inbox page reports.
 */
export async function storeFollowUpCount({ session, config, toFollowUp }: Portal): Promise<void> {
  const store = await openFollowUpStore(localDay()).catch(() => null);
  let underWay: number | null = null;

  const follow = async () => {
    const { user } = session.state();
    if (user?.role !== 'ROLE_ADMIN') return toFollowUp?.tell(null);
    if (underWay === user.id || document.hidden) return;
    underWay = user.id;
    const isStill = () => session.state().user?.id === user.id;
    try {
      const storedCount = await store?.countOf(user.id);
      if (storedCount && isStill()) toFollowUp?.tell(storedCount.count);
      if (storedCount && Date.now() - storedCount.at < countLifetime) return;
      await waitUntilIdle();
      // The page has stored a newer count in the meantime, or the session has changed.
      const newer = await store?.countOf(user.id);
      if (!isStill() || (newer && Date.now() - newer.at < countLifetime)) return;
      const count = await countNow(user.id);
      if (!isStill()) return;
      toFollowUp?.tell(count);
      await store?.storeCount(user.id, { count, at: Date.now() });
    } catch {
    } finally {
      underWay = null;
    }
  };

  const countNow = async (userId: number) => {
    const call = { ...session.api.call, signal: new AbortController().signal };
    const today = localDay();
    const days = daysOfMissingClasses(today);
    const extensions = await readCapabilities(call);
    const { contracts, classes: open } = await readContractsToFollowUp(call, days, extensions);
    const snoozes = extensions.includes('shared-views') ? await readSnoozes(call) : [];
    // Includes marks that the device has not sent yet.
    const known = [...(await marksOf(store, userId)), ...marksFor(snoozes, userId, today)];
    const marks = new Map(known.map((mark) => [followUpKey(mark), mark]));
    const hasClasses = extensions.includes('planned-classes');
    const classes = open ?? (hasClasses ? (await readPlannedClasses(call, days)).classes : []);
    const results = extensions.includes('level-scales') ? await readEndingResults(call) : [];
    const all = withEndingResults(withMissingClasses(contracts, classes, localMinute()), results);
    // The code of each is loaded only where the backend has it.
    const absences = extensions.includes('absence-thresholds')
      ? await (await import('./countOpenAbsences')).countOpenAbsences(call)
      : 0;
    const deadlines = extensions.includes('payer-deadlines')
      ? await (await import('./countOpenDeadlines')).countOpenDeadlines(call)
      : 0;
    const factors = extensions.includes('second-factor')
      ? await (await import('./countMissingSecondFactors')).countMissingSecondFactors(call)
      : 0;
    const items = allToFollowUp(all, today, config.followUps).filter(
      (item) => !isSnoozed(marks.get(keyOfItem(item)), today),
    );
    return items.length + absences + deadlines + factors;
  };

  session.subscribe(() => void follow());
  document.addEventListener('visibilitychange', () => void follow());
  setInterval(() => void follow(), countLifetime);
  await follow();
}

const marksOf = async (store: FollowUpStore | null, userId: number) => (await store?.marksOf(userId)) ?? [];

/** Resolves when the page has been idle for a while. */
function waitUntilIdle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => {
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
      else resolve();
    }, pause);
  });
}
