import type { Session } from '../session/session';

/** Delay in milliseconds, so that it does not compete with the first page. */
const afterStart = 500;

/** Keeps this browser's copy of the organization's clock up to date. If a request fails, the last known clock stays. */
export function followClock(session: Session): void {
  setTimeout(() => {
    import('./watchClock').then(
      ({ watchClock }) => watchClock(session),
      () => undefined,
    );
  }, afterStart);
}
