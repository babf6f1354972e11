import { userEvent } from 'storybook/test';

/** Replaces the text of a field. */
export async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
