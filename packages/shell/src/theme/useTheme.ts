import { useSyncExternalStore } from 'react';
import { applyTheme, keepTheme, readTheme, type ThemeChoice } from './theme';

/** The theme a person chose and the function that applies and keeps another; the same wherever it can be chosen. */
export function useTheme(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, keptTheme), choose];
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keptTheme(): ThemeChoice {
  return readTheme(document.cookie);
}

function choose(choice: ThemeChoice): void {
  applyTheme(choice);
  keepTheme(choice);
  for (const listener of listeners) listener();
}
