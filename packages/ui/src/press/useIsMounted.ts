import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref that is true while the component is mounted. The result of an action whose dialog was closed meanwhile
 * is shown elsewhere.
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
