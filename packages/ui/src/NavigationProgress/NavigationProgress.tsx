import { useState } from 'react';
import { progress } from './NavigationProgress.css';

export interface NavigationProgressProps {
  /** Whether a navigation is running. */
  running: boolean;
  /** Accessible name while it runs, as plain text: `Chargement de la page - Loading the page`. */
  label: string;
}

/** Progress bar at the top edge during route navigations (SHELL-035). */
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
