import { describe, expect, it } from 'vitest';
import { aSnooze } from './shared-snooze.fixtures.ts';
import { marksFor } from './shared-snooze.ts';

const today = '2026-11-20';
const me = { id: 1, name: 'Marie', lastName: 'Bélanger' };
const roy = aSnooze().owner;
const third = { id: 3, name: 'Ana', lastName: 'Ng' };
const own = aSnooze({ id: 1, owner: me, isShared: false, until: '2026-11-27', remindedOn: '2026-11-19' });
const item = { contractId: 412, kind: 'outline' };

describe('the marks of a follow-up', () => {
  it.each([
    [
      'are the own ones alone',
      [own],
      [{ ...item, until: '2026-11-27', remindedOn: '2026-11-19', isShared: false }],
    ],
    [
      'are those of a colleague who snoozed for everyone',
      [aSnooze({ remindedOn: '2026-11-18' })],
      [{ ...item, until: '2026-12-04', remindedOn: null, isShared: true, by: roy }],
    ],
    [
      'keep the own reminder and take the later day',
      [aSnooze(), own],
      [{ ...item, until: '2026-12-04', remindedOn: '2026-11-19', isShared: true, by: roy }],
    ],
    [
      'keep the own day if it is later',
      [aSnooze({ until: '2026-11-21' }), own],
      [{ ...item, until: '2026-11-27', remindedOn: '2026-11-19', isShared: false }],
    ],
    [
      'name the colleague whose snooze ends last',
      [aSnooze(), aSnooze({ id: 6, until: '2026-12-18', owner: third })],
      [{ ...item, until: '2026-12-18', remindedOn: null, isShared: true, by: third }],
    ],
    ['are none if the share is over', [aSnooze({ until: today })], []],
    ['are none if a colleague snoozed for nobody else', [aSnooze({ isShared: false })], []],
  ])('%s', (_what, snoozes, marks) => {
    expect(marksFor(snoozes, me.id, today)).toEqual(marks);
  });

  it('are apart for each kind and contract', () => {
    const snoozes = [aSnooze(), aSnooze({ id: 7, kind: 'class-8' }), aSnooze({ id: 8, contractId: 9 })];
    expect(marksFor(snoozes, me.id, today)).toHaveLength(3);
  });
});
