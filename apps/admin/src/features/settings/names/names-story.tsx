import type { Canvas } from '@portal/shell/testing';
import { expect, waitFor, within } from 'storybook/test';

/** The row whose name begins so. */
export const rowOf = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('row', { name: new RegExp(`^${name}`) }));

/** The names that are shown; not asked for by their role, which costs seconds of fifty rows. */
export const namesIn = (canvas: Canvas) =>
  canvas
    .queryAllByText(/./, { selector: 'th > div > span > span > span:first-child' })
    .map((name: HTMLElement) => name.textContent);

/** The name itself, for a list of many. */
export const findName = (canvas: Canvas, name: string) =>
  canvas.findByText(name, { selector: 'th > div > span > span > span' });

/** Finds a confirmation dialog, whose code loads on demand. */
export const findQuestion = (canvas: Canvas, name: RegExp) =>
  canvas.findByRole('alertdialog', { name }, { timeout: 10_000 }).then(within);

/** The list has been read again, and its rows are no longer dimmed. */
export const settled = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
