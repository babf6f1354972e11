import { ApiError } from '@portal/api-client';
import { aWaitingInitial, type WaitingInitial } from '@portal/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryWaitingStore } from '../waiting/waiting-store';
import { createInitialsSender, type InitialsSenderOptions } from './createInitialsSender';

const later = (place: number, differing: Partial<WaitingInitial> = {}) =>
  aWaitingInitial({
    id: `initial-${place}`,
    student: { id: place, name: 'Inès', lastName: 'Fortin' },
    queuedAt: place,
    ...differing,
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A device with a server that can be unreachable. `open` starts the app again with what the device has stored. */
function device(stored: readonly WaitingInitial[] = []) {
  const store = { ...memoryWaitingStore(stored), isPersistent: true };
  const state = { isOnline: true, lesson: 33 as number | 'waiting' | null, user: 7 as number | null };
  const received: string[] = [];
  let shown: readonly WaitingInitial[] = [];
  const give = vi.fn<InitialsSenderOptions['give']>(async ({ id, lessonId }) => {
    if (!state.isOnline) throw new ApiError({ code: 'offline' });
    received.push(`${id} of ${lessonId}`);
  });
  const open = () =>
    createInitialsSender({
      store,
      userId: () => state.user,
      give,
      findLesson: async () => state.lesson,
      exclusively: (task) => task(),
      isOnline: () => state.isOnline,
      now: () => 1000,
      show: (initials) => {
        shown = initials;
      },
      notifyTabs: () => undefined,
    });
  const states = () => shown.map(({ id, state: own }) => `${id} ${own}`);
  return { store, state, received, give, open, states };
}

const { state: _, failure: _failure, sentAt: _sentAt, ...given } = later(3);

describe('initials on a device without a connection (DECISION-215)', () => {
  it('survive the app being killed between two of them, and are sent once each, in order', async () => {
    const { state, received, open, states } = device();
    state.isOnline = false;
    await open().add({ ...given, id: 'initial-1', queuedAt: 1 });
    const again = open();
    await again.add({ ...given, id: 'initial-2', queuedAt: 2 });
    await again.send();
    expect([received, states()]).toEqual([[], ['initial-1 pending', 'initial-2 pending']]);
    state.isOnline = true;
    await open().send();
    await open().send();
    expect(received).toEqual(['initial-1 of 9001', 'initial-2 of 9001']);
    expect(states()).toEqual(['initial-1 sent', 'initial-2 sent']);
  });

  it('wait for their class, without holding up those of another one', async () => {
    const waiting = later(1, { lessonId: null, waitingLessonId: 'lesson' });
    const { state, received, open, states } = device([waiting, later(2)]);
    state.lesson = 'waiting';
    const sender = open();
    await sender.send();
    expect([received, states()]).toEqual([['initial-2 of 9001'], ['initial-1 pending', 'initial-2 sent']]);
    state.lesson = 33;
    await sender.send();
    expect(received).toEqual(['initial-2 of 9001', 'initial-1 of 33']);
  });

  it('are kept and named when their class is nowhere', async () => {
    const { state, store, open } = device([later(1, { lessonId: null, waitingLessonId: 'lesson' })]);
    state.lesson = null;
    await open().send();
    expect(await store.get('initial-1')).toMatchObject({ state: 'failed', failure: { kind: 'no-class' } });
  });

  it('are tried again by themselves after a lost answer, after 5 seconds', async () => {
    const { give, received, open } = device([later(1)]);
    give.mockRejectedValueOnce(new ApiError({ code: 'server' }));
    const sender = open();
    await sender.send();
    expect(received).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(received).toEqual(['initial-1 of 9001']);
    sender.stop();
  });

  it('stay with the reason when the server refuses them, until they are sent again or removed', async () => {
    const { give, received, store, open, states } = device([later(1), later(2)]);
    give.mockRejectedValueOnce(new ApiError({ code: 'conflict', serverMessage: 'absent' }));
    const sender = open();
    await sender.send();
    expect(states()).toEqual(['initial-1 failed', 'initial-2 sent']);
    expect((await store.get('initial-1'))?.failure).toEqual({ kind: 'refused', serverMessage: 'absent' });
    await sender.retry('initial-1');
    expect(received).toEqual(['initial-2 of 9001', 'initial-1 of 9001']);
    expect(await sender.remove('initial-1')).toBe(false);
  });

  it('are neither shown to nor sent by somebody else', async () => {
    const { state, received, open, states } = device([later(1)]);
    state.user = 8;
    const sender = open();
    await sender.refresh();
    await sender.send();
    expect([received, states()]).toEqual([[], []]);
    expect(await sender.unsentOf(7)).toHaveLength(1);
  });
});
