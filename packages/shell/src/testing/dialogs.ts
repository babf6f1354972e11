import { expect, waitFor, within } from 'storybook/test';
import type { Canvas } from './shows';

type DialogRole = 'dialog' | 'alertdialog';

const find = async (canvas: Canvas, role: DialogRole, name?: string | RegExp): Promise<Canvas> =>
  // Its code may come when it opens.
  within(await canvas.findByRole(role, { name }, { timeout: 10_000 }));

/** The queries of a dialog, once it is open. */
export const findDialog = (canvas: Canvas, name?: string | RegExp) => find(canvas, 'dialog', name);

/** The queries of a question that has to be answered, once it is asked. */
export const findQuestion = (canvas: Canvas, name?: string | RegExp) => find(canvas, 'alertdialog', name);

/** Waits until no dialog of this kind is open. */
export async function expectClosed(canvas: Canvas, role: DialogRole = 'dialog'): Promise<void> {
  await waitFor(() => expect(canvas.queryByRole(role)).toBeNull());
}
