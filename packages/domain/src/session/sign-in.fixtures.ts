import type { SignIn } from './sign-in.ts';

/** A teacher who signed in with Firefox on Windows, in the network of this browser. */
export function aSignIn(differing: Partial<SignIn> = {}): SignIn {
  return {
    id: 812,
    happenedAt: '2026-11-20T16:58:00.000Z',
    outcome: 'signed-in',
    times: 1,
    browser: 'Firefox',
    system: 'Windows',
    isNewDevice: false,
    isSameNetwork: true,
    isCurrent: false,
    isOpen: true,
    endedBy: null,
    user: { id: 4, name: 'Inès', lastName: 'Fortin' },
    account: null,
    network: '4F09C2',
    by: null,
    provider: null,
    ...differing,
  };
}
