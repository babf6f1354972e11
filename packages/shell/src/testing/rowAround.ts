import { within } from 'storybook/test';
import type { Canvas } from './shows';

/** Returns queries within the table row, or another ancestor, of an element. */
export function rowAround(element: HTMLElement, ancestor = 'tr'): Canvas {
  const row = element.closest<HTMLElement>(ancestor);
  if (!row) throw new Error(`"${element.textContent}" is in no ${ancestor}`);
  return within(row);
}
