/** Where a person was when the session was lost, kept until the same person signs in again (decision 8). */
export type ReturnPlace = { userId: number; address: string };

type PlaceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageKey = 'return-place';

/** Keeps the place for this tab. */
export function keepReturnPlace(storage: PlaceStorage, place: ReturnPlace): void {
  storage.setItem(storageKey, JSON.stringify(place));
}

/** Takes the kept place out: the address when it was this person's and lies on this origin, else null. */
export function takeReturnPlace(storage: PlaceStorage, userId: number): string | null {
  const stored = storage.getItem(storageKey);
  storage.removeItem(storageKey);
  if (!stored) return null;
  try {
    const place: Partial<ReturnPlace> = JSON.parse(stored);
    // One slash and no more: `//elsewhere.example` would be another host.
    const isHere = typeof place.address === 'string' && /^\/(?![/\\])/.test(place.address);
    return isHere && place.userId === userId ? (place.address ?? null) : null;
  } catch {
    return null;
  }
}
