import { expect } from 'storybook/test';
import type { Canvas } from './shows';

/** Waits for a link with this name and checks its target. */
export async function expectLink(canvas: Canvas, name: string | RegExp, href: string): Promise<void> {
  await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', href);
}
