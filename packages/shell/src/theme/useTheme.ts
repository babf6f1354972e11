import { useSyncExternalStore } from 'react';
import { applyTheme, keepTheme, readTheme, type ThemeChoice } from './theme';

/** Returns the chosen theme and a function that applies and stores another; all callers share the state. */
export function useTheme(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, keptTheme), choose];
}

const listeners = new Set<() => void>();

/** Cached while a component shows it, because reading cookies is too slow for each render. */
let shown: ThemeChoice | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  shown ??= keptTheme();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) shown = undefined;
  };
}

function keptTheme(): ThemeChoice {
  return shown ?? readTheme(document.cookie);
}

function choose(choice: ThemeChoice): void {
  shown = choice;
  applyTheme(choice);
  keepTheme(choice);
  for (const listener of listeners) listener();
}
