import type { HistoryActor, HistoryChange, HistoryEntry } from './history.ts';

/** Marie, an administrator. */
export const marie: HistoryActor = { kind: 'user', id: 1, name: 'Marie', lastName: 'Bélanger' };

/** A change of a schedule that can be restored. */
export function aHistoryChange(given: Partial<HistoryChange> = {}): HistoryChange {
  return {
    field: 'schedule',
    before: 'mar. jeu. 12:00',
    after: 'lun. mer. 12:00',
    isHidden: false,
    canRestore: true,
    ...given,
  };
}

/** A change that Marie made to a contract. */
export function aHistoryEntry(given: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    id: 1,
    at: '2026-11-23T15:42:00.000Z',
    request: `request ${given.id ?? 1}`,
    who: marie,
    action: 'changed',
    noun: 'contract',
    name: '2026-0412',
    changes: [aHistoryChange()],
    ...given,
  };
}
