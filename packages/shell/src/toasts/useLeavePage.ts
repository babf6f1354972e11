import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useToastStore } from './useToastStore';

/** Removes the errors of a page when the user navigates. For the outermost route of an app. */
export function useLeavePage(): void {
  const toasts = useToastStore();
  const { pathname } = useLocation();
  const previousPath = useRef(pathname);
  // A layout effect runs before the effects of the new page, which may show its own error.
  useLayoutEffect(() => {
    if (previousPath.current !== pathname) toasts.leavePage();
    previousPath.current = pathname;
  }, [toasts, pathname]);
}
