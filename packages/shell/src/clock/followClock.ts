import type { Session } from '../session/session';

/** Delay in milliseconds, so that it does not compete with the first page. */
const afterStart = 500;

/** Keeps the organization's clock of this browser up to date. If a read fails, the clock that is known stays. */
export function followClock(session: Session): void {
  setTimeout(() => {
    import('./watchClock').then(
      ({ watchClock }) => watchClock(session),
      () => undefined,
    );
  }, afterStart);
}
