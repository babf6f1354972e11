import { within } from 'storybook/test';
import type { Canvas } from './shows';

/** The queries of the table row, or of another ancestor, around an element. */
export function rowAround(element: HTMLElement, ancestor = 'tr'): Canvas {
  const row = element.closest<HTMLElement>(ancestor);
  if (!row) throw new Error(`"${element.textContent}" is in no ${ancestor}`);
  return within(row);
}
