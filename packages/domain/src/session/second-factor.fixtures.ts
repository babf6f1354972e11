import type { SecondFactor } from './second-factor.ts';

/** A second factor that was set up some days ago. */
export function aSecondFactor(differing: Partial<SecondFactor> = {}): SecondFactor {
  return {
    setUpAt: '2026-11-18T15:30:00.000Z',
    recoveryCodesLeft: 9,
    passkeys: 0,
    passkeyUsedAt: null,
    isRequired: false,
    remindedAt: null,
    ...differing,
  };
}
