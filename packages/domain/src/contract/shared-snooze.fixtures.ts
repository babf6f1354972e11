import type { Snooze } from './shared-snooze.ts';

/** A snooze that a colleague shares. */
export function aSnooze(differing: Partial<Snooze> = {}): Snooze {
  return {
    id: 5,
    contractId: 412,
    kind: 'outline',
    until: '2026-12-04',
    remindedOn: null,
    isShared: true,
    owner: { id: 2, name: 'Jean-Philippe', lastName: 'Roy' },
    version: '"v1"',
    ...differing,
  };
}
