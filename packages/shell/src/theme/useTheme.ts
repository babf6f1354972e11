import { useSyncExternalStore } from 'react';
import { applyTheme, keepTheme, readTheme, type ThemeChoice } from './theme';

/** The theme a person chose and the function that applies and keeps another; the same wherever it can be chosen. */
export function useTheme(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, keptTheme), choose];
}

const listeners = new Set<() => void>();

/** The choice while something shows it: a cookie is read by another process, too slowly for each time that a page is drawn. */
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
