import { useCallback, useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, type To, useNavigate } from 'react-router-dom';

/**
 * Goes to an address, or back in the history by a number, for as long as whoever asks is on the screen: a save that
 * ends when its page has gone, as it does when the session ends, leads nobody away from where they are by then.
 */
export function useNavigateFromHere(): (to: To | number, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isHere = useRef(true);
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(
    (to, options) => {
      if (!isHere.current) return;
      if (typeof to === 'number') void navigate(to);
      else void navigate(to, options);
    },
    [navigate],
  );
}
