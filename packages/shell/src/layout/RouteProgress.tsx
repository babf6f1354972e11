import { NavigationProgress } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { shellWords } from '../shell-words';

export type RouteProgressProps = {
  /** Whether the router is loading the next page. */
  pending?: boolean;
};

const shortestRun = 250;

/** Runs the progress bar on every navigation (SHELL-035), for a minimum time so that it is visible. */
export function RouteProgress({ pending = false }: RouteProgressProps) {
  const { pathname } = useLocation();
  const [shown, setShown] = useState(pathname);
  const { plain } = shellWords.useWords();
  const arriving = shown !== pathname;
  useEffect(() => {
    const timer = setTimeout(() => setShown(pathname), shortestRun);
    return () => clearTimeout(timer);
  }, [pathname]);
  return <NavigationProgress running={pending || arriving} label={plain('loadingPage')} />;
}
