import { followOtherTabs, readOrganisationClock } from '@portal/api-client';
import type { Session } from '../session/session';

/** Interval in milliseconds at which an open page requests the clock again. */
const betweenReads = 30 * 60_000;

/** Requests the organization's clock now, after each sign-in, when the connection returns, and at regular intervals. */
export function watchClock(session: Session): void {
  let isReading = false;
  const read = () => {
    if (isReading || session.state().user === null) return;
    isReading = true;
    readOrganisationClock(session.api)
      .catch(() => undefined)
      .finally(() => {
        isReading = false;
      });
  };
  let user = session.state().user?.id;
  session.subscribe(() => {
    const now = session.state().user?.id;
    if (now !== undefined && now !== user) read();
    user = now;
  });
  followOtherTabs();
  window.addEventListener('online', read);
  setInterval(read, betweenReads);
  read();
}
