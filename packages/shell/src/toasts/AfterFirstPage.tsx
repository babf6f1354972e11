import { useLayoutEffect } from 'react';
import { restoreReplacedNodes } from '../translation/restoreReplacedNodes';
import { ToastRegion } from './ToastRegion';

/** What every app loads right after its first page: the toasts, and the care of pages that somebody translates. */
export function AfterFirstPage() {
  useLayoutEffect(() => restoreReplacedNodes(document.body), []);
  return <ToastRegion />;
}
