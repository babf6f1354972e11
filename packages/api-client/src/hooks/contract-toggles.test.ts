import { aContract, type Contract, type ContractTick, withTick } from '@portal/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { contractToggles } from './contract-toggles.ts';

const today = '2026-11-20';

/** A list of one contract. The test controls the server's responses. */
function list(initial: Contract) {
  let shown = initial;
  let stored = initial;
  let refreshes = 0;
  const sent: [ContractTick, boolean][] = [];
  const pending: {
    accept(): Promise<void>;
    refuse(error: Error): Promise<void>;
  }[] = [];
  const toggles = contractToggles({
    today: () => today,
    show: (_id, change) => {
      shown = change(shown);
    },
    refresh: () => {
      refreshes += 1;
    },
    send: (_id, toggle, ticked) => {
      sent.push([toggle, ticked]);
      return new Promise((resolve, reject) => {
        pending.push({
          accept: async () => {
            stored = withTick(stored, toggle, ticked, today);
            resolve(stored);
            await vi.advanceTimersByTimeAsync(0);
          },
          refuse: async (error) => {
            reject(error);
            await vi.advanceTimersByTimeAsync(0);
          },
        });
      });
    },
  });
  const answer = () => {
    const next = pending.shift();
    if (!next) throw new Error('Nothing was sent');
    return next;
  };
  return { toggles, sent, answer, shown: () => shown, refreshes: () => refreshes };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a checkbox in the list', () => {
  it('changes immediately and is sent after 350 ms (CON-LIST-29, SET-MAT-15, LIMIT-08)', async () => {
    const { toggles, sent, answer, shown } = list(aContract({ flagged: false }));
    const saved = toggles.toggle(shown(), 'flagged', true);
    expect(shown().flagged).toBe(true);
    await vi.advanceTimersByTimeAsync(349);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([['flagged', true]]);
    await answer().accept();
    await expect(saved).resolves.toBeUndefined();
    expect(shown().flagged).toBe(true);
  });

  it('reads the list again when nobody knows whether it was saved (DECISION-53)', async () => {
    const { toggles, answer, shown, refreshes } = list(aContract({ flagged: false }));
    const unknown = new ApiError({ code: 'unanswered' });
    const failed = expect(toggles.toggle(shown(), 'flagged', true)).rejects.toBe(unknown);
    await vi.advanceTimersByTimeAsync(350);
    await answer().refuse(unknown);
    await failed;
    expect(shown().flagged).toBe(false);
    expect(refreshes()).toBe(1);
    const refused = expect(toggles.toggle(shown(), 'flagged', true)).rejects.toThrow('Archived');
    await vi.advanceTimersByTimeAsync(350);
    await answer().refuse(new Error('Archived'));
    await refused;
    expect(refreshes()).toBe(1);
  });

  it('sends only the last value, however often it changes (CON-LIST-29)', async () => {
    const { toggles, sent, answer, shown } = list(aContract({ flagged: false }));
    const all = [true, false, true].map((ticked) => toggles.toggle(shown(), 'flagged', ticked));
    await vi.advanceTimersByTimeAsync(350);
    expect(sent).toEqual([['flagged', true]]);
    await answer().accept();
    await expect(Promise.all(all)).resolves.toHaveLength(3);
  });

  it.each<[ContractTick, string, keyof Contract]>([
    ['flagged', 'CON-LIST-29', 'flagged'],
    ['confirmationSent', 'CON-LIST-30', 'confirmationSent'],
    ['si', 'CON-LIST-31', 'si'],
    ['tcs', 'CON-LIST-32', 'tcs'],
    ['sc', 'CON-LIST-33', 'sc'],
    ['sentToClient', 'CON-LIST-34', 'sentToClientOn'],
    ['completed', 'CON-LIST-35', 'completed'],
  ])('of %s rolls back when it is refused (%s)', async (toggle, _row, field) => {
    const before = aContract({ confirmationSent: false, si: false, tcs: false });
    const { toggles, answer, shown } = list(before);
    const refused = toggles.toggle(before, toggle, true);
    const rejection = expect(refused).rejects.toThrow('Archived');
    expect(shown()[field]).toBe(toggle === 'sentToClient' ? today : true);
    await vi.advanceTimersByTimeAsync(350);
    await answer().refuse(new Error('Archived'));
    await rejection;
    expect(shown()[field]).toBe(before[field]);
  });

  it('restores the date when unticking "sent to client" is refused (CON-LIST-34, CONFLICT-15)', async () => {
    const before = aContract({ sentToClientOn: '2026-06-20' });
    const { toggles, answer, shown } = list(before);
    const rejection = expect(toggles.toggle(before, 'sentToClient', false)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(350);
    await answer().refuse(new Error('No'));
    await rejection;
    expect(shown().sentToClientOn).toBe('2026-06-20');
  });

  it('is independent of another field of the same row (DECISION-25)', async () => {
    const { toggles, sent, answer, shown } = list(aContract({ flagged: false, si: false }));
    const flag = expect(toggles.toggle(shown(), 'flagged', true)).rejects.toThrow();
    const si = toggles.toggle(shown(), 'si', true);
    await vi.advanceTimersByTimeAsync(350);
    expect(sent).toHaveLength(2);
    await answer().refuse(new Error('No'));
    await answer().accept();
    await Promise.all([flag, si]);
    expect(shown()).toMatchObject({ flagged: false, si: true });
  });

  it('sends the next value only after the response to the previous one (CON-LIST-29)', async () => {
    const { toggles, sent, answer, shown } = list(aContract({ flagged: false }));
    const first = toggles.toggle(shown(), 'flagged', true);
    await vi.advanceTimersByTimeAsync(350);
    const second = toggles.toggle(shown(), 'flagged', false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveLength(1);
    await answer().accept();
    expect(shown().flagged).toBe(false);
    expect(sent).toEqual([
      ['flagged', true],
      ['flagged', false],
    ]);
    await answer().accept();
    await Promise.all([first, second]);
    expect(shown().flagged).toBe(false);
  });

  it('keeps the latest value when an earlier one is refused (CON-LIST-29)', async () => {
    const { toggles, answer, shown } = list(aContract({ flagged: true }));
    const first = toggles.toggle(shown(), 'flagged', false);
    await vi.advanceTimersByTimeAsync(350);
    const second = toggles.toggle(shown(), 'flagged', true);
    await answer().refuse(new Error('No'));
    expect(shown().flagged).toBe(true);
    await vi.advanceTimersByTimeAsync(350);
    await answer().accept();
    await expect(Promise.all([first, second])).resolves.toHaveLength(2);
  });

  it('is sent immediately when the page is left (DECISION-25)', async () => {
    const { toggles, sent, shown } = list(aContract());
    void toggles.toggle(shown(), 'flagged', true);
    toggles.flush();
    expect(sent).toEqual([['flagged', true]]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveLength(1);
  });

  it('survives a list that was read before the server stored the change', async () => {
    const { toggles, answer, shown } = list(aContract({ flagged: false }));
    const old = shown();
    const readAt = performance.now();
    void toggles.toggle(old, 'flagged', true);
    expect(toggles.catchUp(old, readAt).flagged).toBe(true);
    await vi.advanceTimersByTimeAsync(350);
    await answer().accept();
    expect(toggles.catchUp(old, readAt).flagged).toBe(true);
    // A later read shows the server's value, since another user may have unticked it.
    expect(toggles.catchUp(old, performance.now()).flagged).toBe(false);
  });

  it('keeps the identity of other contracts, so that their rows do not render again', () => {
    const { toggles } = list(aContract());
    const other = aContract({ id: 99 });
    void toggles.toggle(aContract(), 'flagged', true);
    expect(toggles.catchUp(other, 0)).toBe(other);
  });
});
