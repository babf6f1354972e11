import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../portal/usePortal';

/** Removes the errors of a page when the person goes to another one. For the outermost route of an app. */
export function useLeavePage(): void {
  const { toasts } = usePortal();
  const { pathname } = useLocation();
  const before = useRef(pathname);
  // Before the effects of the page that comes, which may show an error of its own.
  useLayoutEffect(() => {
    if (before.current !== pathname) toasts.leavePage();
    before.current = pathname;
  }, [toasts, pathname]);
}
