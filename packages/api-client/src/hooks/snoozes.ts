import type { Snooze } from '@portal/domain';
import { endSnooze, listSnoozes, saveSnoozes } from '../generated/sdk.gen.ts';
import { type SnoozeValues, snoozeFromWire, snoozeTextToWire } from '../wire/shared-view.ts';
import type { ReadCall } from './useQuery.ts';
import { useWrite, type WriteCall } from './useWrite.ts';

/** Reads the user's snoozes and those that colleagues share (DECISION-51). Throws an `ApiError`. */
export async function readSnoozes(call: ReadCall): Promise<Snooze[]> {
  return (await listSnoozes(call)).data.data.map(snoozeFromWire);
}

/** Maximum number of snoozes in one call. */
const maxAtOnce = 500;

/** Uploads the marks of a browser. The later of two days wins, so that it can be repeated. Throws an `ApiError`. */
export async function moveSnoozesUp(call: WriteCall, snoozes: readonly SnoozeValues[]): Promise<void> {
  for (let from = 0; from < snoozes.length; from += maxAtOnce) {
    const part = snoozes.slice(from, from + maxAtOnce).map(snoozeTextToWire);
    await saveSnoozes({ ...call, body: { snoozes: part, keep_later: 1 } });
  }
}

/** Saves the user's snoozes and reminders, each in place of the previous one of its follow-up. */
export function useSaveSnoozes(): (snoozes: readonly SnoozeValues[]) => Promise<void> {
  return useWrite(async (call, snoozes: readonly SnoozeValues[]) => {
    for (let from = 0; from < snoozes.length; from += maxAtOnce) {
      const part = snoozes.slice(from, from + maxAtOnce);
      await saveSnoozes({ ...call, body: { snoozes: part.map(snoozeTextToWire) } });
    }
  });
}

/**
 * Ends a snooze. Throws `conflict` (412) when it has changed since it was read, `not-found` when it has already
 * ended.
 */
export function useEndSnooze(): (snooze: Snooze) => Promise<void> {
  return useWrite(async (call, { id, version }: Snooze) => {
    await endSnooze({ ...call, path: { id }, headers: { 'If-Match': version } });
  });
}
