import { useState } from 'react';
import { applyTheme, keepTheme, readTheme, type ThemeChoice } from './theme';

/** The theme a person chose and the function that applies and keeps another. */
export function useTheme(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, setChoice] = useState(() => readTheme(document.cookie));
  const choose = (chosen: ThemeChoice) => {
    applyTheme(chosen);
    keepTheme(chosen);
    setChoice(chosen);
  };
  return [choice, choose];
}
