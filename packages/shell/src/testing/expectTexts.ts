import { expect } from 'storybook/test';
import type { Canvas } from './shows';

/** Waits until each text is visible. */
export async function expectTexts(canvas: Canvas, ...texts: (string | RegExp)[]): Promise<void> {
  for (const text of texts) await expect(await canvas.findByText(text)).toBeVisible();
}
