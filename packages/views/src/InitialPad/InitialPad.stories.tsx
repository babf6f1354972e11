import { isInitialMark } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { InitialMark } from './InitialMark';
import { InitialPad } from './InitialPad';

export default {
  title: 'Views/InitialPad',
  component: InitialPad,
  subcomponents: { InitialMark },
  tags: ['DECISION-215'],
  args: { onGive: fn(), onCancel: fn() },
  parameters: { column: 380 },
} satisfies Meta<typeof InitialPad>;

type Story = StoryObj<typeof InitialPad>;

/** Two strokes of a finger become a path on the grid; what lies outside of the area is drawn on its edge. */
export const Drawn: Story = {
  globals: { language: 'en', viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole('img', { name: /^Drawing area/ });
    const { left, top, width, height } = area.getBoundingClientRect();
    const at = (x: number, y: number) => ({
      clientX: left + x * width,
      clientY: top + y * height,
      pointerId: 1,
      button: 0,
    });
    area.setPointerCapture = () => undefined;
    for (const [from, to] of [
      [at(0.2, 0.2), at(0.2, 0.8)],
      [at(0.5, 0.5), at(1.5, 0.5)],
    ] as const) {
      await fireEvent.pointerDown(area, from);
      await fireEvent.pointerMove(area, to);
      await fireEvent.pointerUp(area, to);
    }
    await expect(canvas.getByRole('status')).toHaveTextContent('The drawing has your strokes.');
    await userEvent.click(canvas.getByRole('button', { name: 'Initial' }));
    const mark = 'M120 60L120 60L120 240M300 150L300 150L600 150';
    await expect(args.onGive).toHaveBeenLastCalledWith({ how: 'drawn', mark });
    await expect(isInitialMark('drawn', mark)).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Initial' }));
    await expect(args.onGive).toHaveBeenCalledTimes(1);
    await expect(await canvas.findByText('Draw your initials first.')).toBeVisible();
  },
};

/** The keyboard alone: the arrow keys choose how, and Enter gives the letters without the spaces around them. */
export const Typed: Story = {
  globals: { language: 'fr' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Vos initiales' })).toHaveFocus();
    await userEvent.keyboard('  É. L. {Enter}');
    await expect(args.onGive).toHaveBeenLastCalledWith({ how: 'typed', mark: 'É. L.' });
  },
};

/** Too many letters are said at once, and nothing is given. */
export const TooLong: Story = {
  tags: ['release'],
  globals: { language: 'en' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Type' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Marie-Thérèse{Enter}');
    await expect(args.onGive).not.toHaveBeenCalled();
    await expect(canvas.getAllByText('That is too long: up to 10 characters.')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Given initials, drawn and typed. */
export const Given: Story = {
  render: () => (
    <>
      <InitialMark how="drawn" mark="M200 60L200 240M300 240L300 60L400 60M300 150L360 150" />{' '}
      <InitialMark how="typed" mark="É. L." />
    </>
  ),
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Drawn initials' })).toBeVisible();
    await expect(canvas.getByText('É. L.')).toBeVisible();
  },
};
