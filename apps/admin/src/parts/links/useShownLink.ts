import { useShowLink } from '@portal/api-client';
import type { PrivateLink } from '@portal/domain';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLinkAddressOf } from './useLinkAddressOf';

/** The URL of one private link, which lists leave out. */
export interface ShownLink {
  /** The URL; null until it was shown. */
  address: string | null;
  /** Requests the URL, which the history records; rejects with the error. Returns a known URL without a request. */
  show: () => Promise<string>;
}

export interface ShownLinkOf extends Pick<PrivateLink, 'kind' | 'id' | 'tail'> {
  /** The secret of the link, if the backend sends it in lists. */
  token?: string | null;
}

/** Requests the URL of a private link on demand. After a renewal, it must be requested again. */
export function useShownLink({ kind, id, tail, token = null }: ShownLinkOf): ShownLink {
  const addressOf = useLinkAddressOf();
  const showLink = useShowLink();
  const [shown, setShown] = useState<{ tail: string | null; token: string } | null>(null);
  const underWay = useRef<Promise<string>>(undefined);
  // A new link stays known when the list, which leaves links out, is loaded again.
  if (token !== null && shown?.token !== token) setShown({ tail, token });
  const known = token ?? (shown?.tail === tail ? shown.token : null);
  const address = known === null ? null : addressOf({ kind, token: known });
  const show = useCallback(async () => {
    if (address !== null) return address;
    underWay.current ??= showLink(kind, id).finally(() => {
      underWay.current = undefined;
    });
    const secret = await underWay.current;
    setShown({ tail, token: secret });
    return addressOf({ kind, token: secret });
  }, [address, addressOf, id, kind, showLink, tail]);
  return { address, show };
}

/**
 * Moves the focus to the first link or field of an element when the URL appears there after a call of `expectFocus`.
 */
export function useFocusOnShown(address: string | null): {
  place: RefObject<HTMLDivElement | null>;
  expectFocus: () => void;
} {
  const place = useRef<HTMLDivElement>(null);
  const isExpected = useRef(false);
  useEffect(() => {
    if (address === null || !isExpected.current) return;
    isExpected.current = false;
    place.current?.querySelector<HTMLElement>('a, input')?.focus();
  }, [address]);
  const expectFocus = useCallback(() => {
    isExpected.current = true;
  }, []);
  return { place, expectFocus };
}
