import { expect, userEvent, waitFor } from 'storybook/test';
import type { Canvas } from './shows';

/** Waits for a button, or another element with this role and name, that is not busy, and clicks it. */
export async function press(canvas: Canvas, name: string | RegExp, role = 'button'): Promise<void> {
  const element = await canvas.findByRole(role, { name });
  await waitFor(() => expect(element).not.toHaveAttribute('aria-busy', 'true'));
  await userEvent.click(element);
}
