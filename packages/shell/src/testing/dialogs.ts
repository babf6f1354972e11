import { expect, waitFor, within } from 'storybook/test';
import type { Canvas } from './shows';

type DialogRole = 'dialog' | 'alertdialog';

const find = async (canvas: Canvas, role: DialogRole, name?: string | RegExp): Promise<Canvas> =>
  // The dialog's code may be loaded only when it opens.
  within(await canvas.findByRole(role, { name }, { timeout: 10_000 }));

/** Waits for a dialog and returns its queries. */
export const findDialog = (canvas: Canvas, name?: string | RegExp) => find(canvas, 'dialog', name);

/** Waits for a confirmation dialog and returns its queries. */
export const findQuestion = (canvas: Canvas, name?: string | RegExp) => find(canvas, 'alertdialog', name);

/** Waits until no dialog of this kind is open. */
export async function expectClosed(canvas: Canvas, role: DialogRole = 'dialog'): Promise<void> {
  await waitFor(() => expect(canvas.queryByRole(role)).toBeNull());
}
