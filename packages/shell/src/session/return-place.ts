import type { TextStorage } from '@portal/api-client';
import type { Role } from '@portal/domain';

/** Where to go after signing in, kept for this tab (decisions 38 and 39). */
export interface ReturnPlace {
  /** Path, query and hash on this origin. */
  address: string;
  /** Only this person returns: they were there when their session ended. */
  userId?: number;
  /** Only people of these roles can open it. */
  roles?: readonly Role[];
  /** A session has ended there, other than by signing out. */
  isSessionLost?: boolean;
}

const storageKey = 'return-place';

/** Returns path, query and hash of a full address of an app, which may live on a host of its own. */
export function localPath(address: string): string {
  const { pathname, search, hash } = new URL(address, window.location.href);
  return pathname + search + hash;
}

/** Keeps the place for this tab, instead of the one before. */
export function keepReturnPlace(storage: TextStorage, place: ReturnPlace): void {
  storage.setItem(storageKey, JSON.stringify(place));
}

/** Removes the place: the person has signed out, or has arrived. */
export function dropReturnPlace(storage: TextStorage): void {
  storage.removeItem(storageKey);
}

/** Returns the place that is kept; null when there is none on this origin. */
export function readReturnPlace(storage: TextStorage): ReturnPlace | null {
  try {
    const place: Partial<ReturnPlace> | null = JSON.parse(storage.getItem(storageKey) ?? 'null');
    // A second slash or a backslash would lead to another host.
    const isHere = typeof place?.address === 'string' && /^\/(?![/\\])/.test(place.address);
    return isHere ? (place as ReturnPlace) : null;
  } catch {
    return null;
  }
}

/** Whether this person goes to the place, and not where their role begins. */
export function mayReturnTo({ userId, roles }: ReturnPlace, user: { id: number; role: Role }): boolean {
  return (userId === undefined || userId === user.id) && (!roles || roles.includes(user.role));
}
