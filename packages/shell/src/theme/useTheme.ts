import { useSyncExternalStore } from 'react';
import { applyTheme, readTheme, storeTheme, type ThemeChoice } from './theme';

/** Returns the chosen theme and a function that applies and stores another; all callers share the state. */
export function useTheme(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, readStoredTheme), choose];
}

const listeners = new Set<() => void>();

/** Cached while a component shows it, because reading cookies is too slow for each render. */
let cached: ThemeChoice | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  cached ??= readStoredTheme();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) cached = undefined;
  };
}

function readStoredTheme(): ThemeChoice {
  return cached ?? readTheme(document.cookie);
}

function choose(choice: ThemeChoice): void {
  cached = choice;
  applyTheme(choice);
  storeTheme(choice);
  for (const listener of listeners) listener();
}
