import { useEffect, useState } from 'react';
import type { UnsavedStore } from './unsaved-store';
import { type Draft, isDraftSaved, type UnsavedPlace } from './unsaved-work';

interface OffersOptions {
  place: UnsavedPlace;
  placeKey: string;
  stored: object;
  /** Id of the open form's own draft. */
  openId: string;
  /** Calls a function with the store of drafts. */
  use: (work: (store: UnsavedStore) => Promise<void>) => Promise<void>;
}

/** Returns the drafts of other forms for this place that contain something new. */
export function useOffers({ place, placeKey, stored, openId, use }: OffersOptions) {
  const [found, setFound] = useState<{ placeKey: string; works: readonly Draft[] }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads once per place
  useEffect(() => {
    let isCurrent = true;
    const read = async (store: UnsavedStore) => {
      const works = await store.at(place);
      if (!isCurrent) return;
      // Usually there is none, and then the form need not render again.
      setFound(works.length > 0 ? { placeKey, works } : undefined);
      // The draft is already saved: its save arrived, but the response was lost.
      await Promise.all(works.filter((work) => isDraftSaved(work, stored)).map((work) => store.drop(work)));
    };
    // After the form is painted: React runs the effects of a click before that.
    const timer = setTimeout(() => void use(read));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [placeKey]);
  const offers =
    found?.placeKey === placeKey
      ? found.works.filter((work) => work.id !== openId && !isDraftSaved(work, stored))
      : [];
  return { offers, setOffers: (works: readonly Draft[]) => setFound({ placeKey, works }) };
}
