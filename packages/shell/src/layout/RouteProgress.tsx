import { NavigationProgress } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { shellWords } from './shell-words';

export type RouteProgressProps = {
  /** The router is still loading the next page. */
  pending?: boolean;
};

const shortestRun = 250;

/** Runs the bar on every route navigation (SHELL-035), also on one that is over before a bar could be seen. */
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
