import type { TextStorage } from '@portal/api-client';

/** Times (ISO 8601 in UTC) of the previous visit and of the latest load. */
export interface Visits {
  earlier: string | null;
  latest: string;
}

/** Loads within this time in milliseconds count as one visit, so that a reload does not hide what is new. */
const pause = 4 * 60 * 60 * 1000;

/** Returns the visits after a page load at `now`. */
export function visitsAfter(before: Visits | null, now: Date): Visits {
  const latest = now.toISOString();
  if (!before) return { earlier: null, latest };
  const isSameVisit = now.getTime() - Date.parse(before.latest) < pause;
  return { earlier: isSameVisit ? before.earlier : before.latest, latest };
}

/**
 * Stores the visit of a company's page in the browser, and returns when the last visit was; null for the first. Only
 * the company's id and the two times are stored.
 */
export function noteVisit(storage: TextStorage, companyId: number, now: Date): string | null {
  const key = `company-visits-${companyId}`;
  const visits = visitsAfter(parseVisits(storage.getItem(key)), now);
  try {
    storage.setItem(key, JSON.stringify(visits));
  } catch {
    // If the storage is full, more reports are shown as new.
  }
  return visits.earlier;
}

function parseVisits(text: string | null): Visits | null {
  try {
    const { earlier, latest } = JSON.parse(text ?? 'null') as Visits;
    const isMoment = (moment: unknown) => typeof moment === 'string' && !Number.isNaN(Date.parse(moment));
    return isMoment(latest) && (earlier === null || isMoment(earlier)) ? { earlier, latest } : null;
  } catch {
    return null;
  }
}
