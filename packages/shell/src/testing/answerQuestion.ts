import { userEvent } from 'storybook/test';
import { findQuestion } from './dialogs';
import type { Canvas } from './shows';

/** Clicks a button of the confirmation with this title. */
export async function answerQuestion(canvas: Canvas, button: RegExp, title?: RegExp): Promise<void> {
  const question = await findQuestion(canvas, title);
  await userEvent.click(question.getByRole('button', { name: button }));
}
