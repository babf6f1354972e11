import { useEffect, useState } from 'react';
import { type Draft, isDraftSaved, type UnsavedPlace } from './unsaved-work';
import { useUnsavedStores } from './useUnsavedStores';

interface OffersOptions {
  place: UnsavedPlace;
  placeKey: string;
  stored: object;
  /** Id of the open form's own draft. */
  openId: string;
  /** Called if the browser denies storage. */
  refuse: () => void;
}

/** Returns the drafts of other forms for this place that contain something new. */
export function useOffers({ place, placeKey, stored, openId, refuse }: OffersOptions) {
  const { unsaved: openStore } = useUnsavedStores();
  const [found, setFound] = useState<{ placeKey: string; works: readonly Draft[] }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads once per place
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const store = await openStore();
      const works = await store.at(place);
      if (!isCurrent) return;
      setFound({ placeKey, works });
      // The draft is already saved: its save arrived, but the response was lost.
      await Promise.all(works.filter((work) => isDraftSaved(work, stored)).map((work) => store.drop(work)));
    };
    read().catch(refuse);
    return () => {
      isCurrent = false;
    };
  }, [placeKey]);
  const offers =
    found?.placeKey === placeKey
      ? found.works.filter((work) => work.id !== openId && !isDraftSaved(work, stored))
      : [];
  return { offers, setOffers: (works: readonly Draft[]) => setFound({ placeKey, works }) };
}
