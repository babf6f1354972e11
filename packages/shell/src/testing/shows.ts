import { type capabilitiesHandlers, mend } from '@portal/api-client/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

/** The scope of queries: a story, a row or a dialog. */
export type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

/** A text, or a function that finds an element. */
type Content = string | RegExp | ((canvas: Canvas) => Promise<HTMLElement> | HTMLElement);

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

type Handlers = ReturnType<typeof capabilitiesHandlers>;

/** The story of a page whose backend answers in this way: `answered(() => of({ fail: 403 }), 'Access denied')`. */
export const answered = (msw: Handlers | (() => Handlers), ...contents: Content[]) => ({
  parameters: { msw },
  play: shows(...contents),
});

/**
 * Returns the play function of a story with a `broken` read: expects the failure, then the content after "Try again".
 */
export function recovers(content: Content, failure?: Content) {
  return async ({ canvas }: { canvas: Canvas }): Promise<void> => {
    if (failure) await expectShown(canvas, failure);
    const again = await canvas.findByRole('button', { name: /Try again$/ });
    mend();
    await userEvent.click(again);
    await expectShown(canvas, content);
  };
}
