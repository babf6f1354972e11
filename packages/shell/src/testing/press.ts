import { userEvent } from 'storybook/test';
import type { Canvas } from './shows';

/** Waits for a button, or another element with this role and name, and clicks it. */
export async function press(canvas: Canvas, name: string | RegExp, role = 'button'): Promise<void> {
  await userEvent.click(await canvas.findByRole(role, { name }));
}
