import { expect, screen, waitFor } from 'storybook/test';

const roles = { success: 'status', error: 'alert' } as const;

/** Waits for a toast with this text, which screen readers announce as a success or as an error. */
export async function expectMessage(kind: keyof typeof roles, text: string) {
  await waitFor(() => {
    const announced = screen
      .queryAllByText(text)
      .find((found) => found.closest('[role]')?.role === roles[kind]);
    expect(announced, `no ${kind} says "${text}"`).toBeVisible();
  });
}
