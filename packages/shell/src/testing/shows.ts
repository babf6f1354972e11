import { expect, type within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;
type Find = (canvas: Canvas) => Promise<HTMLElement>;

/** The play function of a story that only shows something: a text, or the element that `find` finds. */
export function shows(content: string | RegExp | Find) {
  return async ({ canvas }: { canvas: Canvas }): Promise<void> => {
    const element = await (typeof content === 'function' ? content(canvas) : canvas.findByText(content));
    await expect(element).toBeVisible();
  };
}
