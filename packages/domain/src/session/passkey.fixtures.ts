import type { Passkey } from './passkey.ts';

/** A passkey of a telephone that was used a day ago. */
export function aPasskey(differing: Partial<Passkey> = {}): Passkey {
  return {
    id: 7,
    name: 'Chrome, Android',
    addedAt: '2026-11-18T15:30:00.000Z',
    usedAt: '2026-11-19T13:05:00.000Z',
    isSynced: true,
    isUsable: true,
    counterBackAt: null,
    ...differing,
  };
}
