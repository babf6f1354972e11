import type { TextStorage } from '@portal/api-client';
import type { Role } from '@portal/domain';

/** Where to return after signing in, stored per tab (DECISION-38 and DECISION-39). */
export interface ReturnPlace {
  /** Path, query and hash on this origin. */
  address: string;
  /** Set when this user's session ended: only they return. */
  userId?: number;
  /** Only these roles can open it. */
  roles?: readonly Role[];
  /** Set when a session ended other than by signing out. */
  isSessionLost?: boolean;
  /** Set when that session had reached its longest duration. */
  isTooOld?: boolean;
}

const storageKey = 'return-place';

/** Returns path, query and hash of a URL; an app may be on another host. */
export function localPath(address: string): string {
  const { pathname, search, hash } = new URL(address, window.location.href);
  return pathname + search + hash;
}

export function storeReturnPlace(storage: TextStorage, place: ReturnPlace): void {
  storage.setItem(storageKey, JSON.stringify(place));
}

/** Removes the stored place, after signing out or arriving. */
export function clearReturnPlace(storage: TextStorage): void {
  storage.removeItem(storageKey);
}

/** Returns the stored place, or null if there is none on this origin. */
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

/** Returns whether this user may return to the place. */
export function mayReturnTo({ userId, roles }: ReturnPlace, user: { id: number; role: Role }): boolean {
  return (userId === undefined || userId === user.id) && (!roles || roles.includes(user.role));
}
