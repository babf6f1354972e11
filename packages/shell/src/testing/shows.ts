import { mend } from '@portal/api-client/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

/** The scope of queries: a story, a row or a dialog. */
export type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

/** A text, or a function that finds an element. */
export type Content = string | RegExp | ((canvas: Canvas) => Promise<HTMLElement> | HTMLElement);

async function expectShown(canvas: Canvas, content: Content): Promise<void> {
  const element = await (typeof content === 'function' ? content(canvas) : canvas.findByText(content));
  await expect(element).toBeVisible();
}

/** Returns a play function that expects these contents. */
export function shows(...contents: Content[]) {
  return async ({ canvas }: { canvas: Canvas }): Promise<void> => {
    for (const content of contents) await expectShown(canvas, content);
  };
}

/**
 * Lets the `broken` reads of the story work again, once the page or dialog offers to try again, and presses that button.
 */
export async function tryAgain(canvas: Canvas, name: string | RegExp = /Try again$/): Promise<void> {
  const button = await canvas.findByRole('button', { name });
  mend();
  await userEvent.click(button);
}

/**
 * Returns the play function of a story with a `broken` read: expects the failure, then the content after "Try again".
 */
export function recovers(content: Content, failure?: Content) {
  return async ({ canvas }: { canvas: Canvas }): Promise<void> => {
    if (failure) await expectShown(canvas, failure);
    await tryAgain(canvas);
    await expectShown(canvas, content);
  };
}
