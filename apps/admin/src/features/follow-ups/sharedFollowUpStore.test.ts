import 'fake-indexeddb/auto';
import { ApiError, type SnoozeValues } from '@portal/api-client';
import { aSnooze, type Snooze } from '@portal/domain';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openFollowUpStore } from './openFollowUpStore';
import { type SnoozeCalls, sharedFollowUpStore } from './sharedFollowUpStore';

const today = '2026-11-20';
const me = { id: 1, name: 'Marie', lastName: 'Bélanger' };
const away = { contractId: 412, kind: 'outline', until: '2026-11-27', remindedOn: null } as const;

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => void vi.unstubAllGlobals());

function backendWith(...snoozes: Snooze[]) {
  let stored = snoozes;
  const situation = { fails: false, losesAnswers: false };
  const put = async (values: readonly SnoozeValues[], keepsLater: boolean) => {
    if (situation.fails) throw new ApiError({ code: 'offline' });
    for (const value of values) {
      const isSame = (one: Snooze) =>
        one.owner.id === me.id && one.contractId === value.contractId && one.kind === value.kind;
      const former = stored.find(isSame);
      const until = keepsLater && (former?.until ?? '') > (value.until ?? '') ? former?.until : value.until;
      const saved = aSnooze({ ...value, id: 100 + stored.length, owner: me, until: until ?? null });
      stored = [...stored.filter((one) => !isSame(one)), saved];
    }
    if (situation.losesAnswers) throw new ApiError({ code: 'offline' });
  };
  const calls: SnoozeCalls = {
    read: async () => stored,
    save: (values) => put(values, false),
    moveUp: (values) => put(values, true),
    end: async ({ id }) => {
      stored = stored.filter((one) => one.id !== id);
    },
  };
  return { calls, situation, stored: () => stored };
}

it('moves the marks of a device up, and only then deletes them there', async () => {
  const device = await openFollowUpStore(today);
  await device.storeMarks(me.id, [away]);
  const backend = backendWith();
  const store = sharedFollowUpStore(backend.calls, device, today);
  expect(await store.marksOf(me.id)).toEqual([{ ...away, isShared: false }]);
  expect(await device.marksOf(me.id)).toEqual([]);
  await store.marksOf(me.id);
  expect(backend.stored()).toHaveLength(1);
});

it('shows and keeps what could not move, and doubles nothing afterwards', async () => {
  const device = await openFollowUpStore(today);
  await device.storeMarks(me.id, [away]);
  const backend = backendWith();
  const store = sharedFollowUpStore(backend.calls, device, today);
  backend.situation.fails = true;
  expect(await store.marksOf(me.id)).toEqual([away]);
  backend.situation.fails = false;
  backend.situation.losesAnswers = true;
  await store.marksOf(me.id);
  expect(await device.marksOf(me.id)).toEqual([away]);
  backend.situation.losesAnswers = false;
  await store.marksOf(me.id);
  expect(await device.marksOf(me.id)).toEqual([]);
  expect(backend.stored()).toHaveLength(1);
});

it('shows the snoozes of the backend although the device cannot be read', async () => {
  const device = await openFollowUpStore(today);
  const broken = { ...device, marksOf: () => Promise.reject(new Error('The database is closed.')) };
  const [mark] = await sharedFollowUpStore(backendWith(aSnooze()).calls, broken, today).marksOf(me.id);
  expect(mark?.contractId).toBe(aSnooze().contractId);
});

it('does not shorten what another browser has snoozed for longer', async () => {
  const device = await openFollowUpStore(today);
  await device.storeMarks(me.id, [away]);
  const backend = backendWith(aSnooze({ owner: me, isShared: false, until: '2026-12-18' }));
  const [mark] = await sharedFollowUpStore(backend.calls, device, today).marksOf(me.id);
  expect(mark?.until).toBe('2026-12-18');
});

it('ends the snooze of a colleague too, even if somebody else has ended it', async () => {
  const backend = backendWith(aSnooze());
  const store = sharedFollowUpStore(backend.calls, null, today);
  await store.marksOf(me.id);
  await store.storeMarks(me.id, [{ ...away, until: null }]);
  expect(backend.stored().filter(({ until }) => until !== null)).toEqual([]);
  backend.calls.end = () => Promise.reject(new ApiError({ code: 'not-found', status: 404 }));
  backend.calls.read = async () => [aSnooze()];
  await store.marksOf(me.id);
  await store.storeMarks(me.id, [{ ...away, until: null }]);
});

it('has stored what it cannot read again', async () => {
  const backend = backendWith();
  const store = sharedFollowUpStore(backend.calls, null, today);
  await store.marksOf(me.id);
  backend.calls.read = () => Promise.reject(new ApiError({ code: 'offline' }));
  await store.storeMarks(me.id, [away]);
  expect(backend.stored()).toEqual([expect.objectContaining({ contractId: 412, until: '2026-11-27' })]);
});

it('notes a reminder without taking the snooze of a colleague over', async () => {
  const backend = backendWith(aSnooze());
  const store = sharedFollowUpStore(backend.calls, null, today);
  const [mark] = await store.marksOf(me.id);
  if (!mark) throw new Error('No mark');
  await store.storeMarks(me.id, [{ ...mark, remindedOn: today }]);
  expect(backend.stored().find(({ owner }) => owner.id === me.id)).toMatchObject({
    until: null,
    remindedOn: today,
    isShared: false,
  });
});
