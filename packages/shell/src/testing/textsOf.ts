import type { Canvas } from './shows';

type Options = Parameters<Canvas['getAllByRole']>[1];

/** Returns the texts of all elements with this role, in order: `textsOf(canvas, 'columnheader')`. */
export function textsOf(canvas: Canvas, role: string, options?: Options): string[] {
  return canvas.getAllByRole(role, options).map((element: HTMLElement) => element.textContent);
}
