import { useShowLink } from '@portal/api-client';
import type { PrivateLink } from '@portal/domain';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLinkAddressOf } from './useLinkAddressOf';

/** The address of one private link, which lists leave out. */
export interface ShownLink {
  /** The full address; null until it was shown. */
  address: string | null;
  /** Reads the address, which the history notes; rejects with the error. Returns a known address without a call. */
  show: () => Promise<string>;
}

export interface ShownLinkOf extends Pick<PrivateLink, 'kind' | 'id' | 'tail'> {
  /** The secret, from a backend whose lists carry it. */
  token?: string | null;
}

/** Reads the address of a private link on demand. A renewed link has to be shown again. */
export function useShownLink({ kind, id, tail, token = null }: ShownLinkOf): ShownLink {
  const addressOf = useLinkAddressOf();
  const showLink = useShowLink();
  const [shown, setShown] = useState<{ tail: string | null; token: string } | null>(null);
  const underWay = useRef<Promise<string>>(undefined);
  // A link that was just made stays known when the list, which leaves it out, loads again.
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

/** Moves the focus to the first link or field of a place when an address appears there that `expectFocus` announced. */
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
