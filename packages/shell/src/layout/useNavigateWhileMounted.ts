import { useCallback, useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, type To, useNavigate } from 'react-router-dom';

/**
 * Returns a navigate function that does nothing after unmount: a save that ends after its page is gone must not move
 * the user elsewhere.
 */
export function useNavigateWhileMounted(): (to: To | number, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isMounted = useRef(true);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(
    (to, options) => {
      if (!isMounted.current) return;
      if (typeof to === 'number') void navigate(to);
      else void navigate(to, options);
    },
    [navigate],
  );
}
