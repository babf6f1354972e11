import { followOtherTabs, readOrganisationClock } from '@portal/api-client';
import type { Session } from '../session/session';

/** How often an open page reads the clock again, in milliseconds. */
const betweenReads = 30 * 60_000;

/** Reads the organization's clock now, after a sign-in, when the device is connected again, and regularly. */
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
