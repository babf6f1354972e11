import { userEvent, within } from 'storybook/test';
import type { Canvas } from './shows';

/** Presses a button of the question that opens; `title` is what it asks. */
export async function answerQuestion(canvas: Canvas, button: RegExp, title?: RegExp): Promise<void> {
  const question = within(await canvas.findByRole('alertdialog', { name: title }));
  await userEvent.click(question.getByRole('button', { name: button }));
}
