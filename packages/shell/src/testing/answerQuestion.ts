import { userEvent, within } from 'storybook/test';
import type { Canvas } from './shows';

/** Clicks a button of the confirmation with this title. */
export async function answerQuestion(canvas: Canvas, button: RegExp, title?: RegExp): Promise<void> {
  const question = within(await canvas.findByRole('alertdialog', { name: title }));
  await userEvent.click(question.getByRole('button', { name: button }));
}
