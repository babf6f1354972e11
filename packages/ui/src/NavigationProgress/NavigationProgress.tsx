import { useState } from 'react';
import { progress } from './NavigationProgress.css';

export interface NavigationProgressProps {
  /** A navigation is under way. */
  running: boolean;
  /** Its name while it runs, one plain string: `Chargement de la page - Loading the page`. */
  label: string;
}

/** The bar along the top edge that runs on every route navigation (SHELL-035). */
export function NavigationProgress({ running, label }: NavigationProgressProps) {
  const [hasRun, setHasRun] = useState(running);
  if (running && !hasRun) setHasRun(true);
  if (!hasRun) return null;
  return (
    <div
      className={progress}
      data-state={running ? 'running' : 'done'}
      {...(running ? { role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
