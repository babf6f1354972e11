import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref that is true while the component is mounted, to show the result of an action elsewhere if its dialog
 * was closed in the meantime.
 */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
