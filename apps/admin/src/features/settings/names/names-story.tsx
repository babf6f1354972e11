import type { Canvas } from '@portal/shell/testing';
import { expect, waitFor, within } from 'storybook/test';

/** Returns the row whose name starts with this text. */
export const rowOf = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('row', { name: new RegExp(`^${name}`) }));

/** Returns the visible names. Not searched by role, which takes seconds for fifty rows. */
export const namesIn = (canvas: Canvas) =>
  canvas
    .queryAllByText(/./, { selector: 'th > div > span > span > span:first-child' })
    .map((name: HTMLElement) => name.textContent);

/** Finds a name by its text, for long lists. */
export const findName = (canvas: Canvas, name: string) =>
  canvas.findByText(name, { selector: 'th > div > span > span > span' });

/** Finds a confirmation dialog, whose code loads on demand. */
export const findQuestion = (canvas: Canvas, name: RegExp) =>
  canvas.findByRole('alertdialog', { name }, { timeout: 10_000 }).then(within);

/** Waits until the list is loaded again and its rows are no longer dimmed. */
export const settled = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
