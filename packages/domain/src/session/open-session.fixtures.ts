import type { OpenSession } from './open-session.ts';

/** The session of this browser, in Firefox on Windows. */
export function anOpenSession(differing: Partial<OpenSession> = {}): OpenSession {
  return {
    id: '0b6f1c1e-5d0e-4c41-9a53-2f6f0a4e7d11',
    beganAt: '2026-11-20T13:02:11.000Z',
    usedAt: '2026-11-20T16:58:00.000Z',
    browser: 'Firefox',
    system: 'Windows',
    isCurrent: true,
    isSameNetwork: true,
    ...differing,
  };
}
