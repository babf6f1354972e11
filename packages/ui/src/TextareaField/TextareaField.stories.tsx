import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { TextareaField } from './TextareaField';

export default {
  title: 'Components/Fields/TextareaField',
  component: TextareaField,
  args: {
    label: <BilingualText fr="Description complémentaire" en="Complementary description" />,
    name: 'description',
  },
  parameters: { column: 480 },
} satisfies Meta<typeof TextareaField>;

type Story = StoryObj<typeof TextareaField>;

export const GrowsWithItsText: Story = {
  tags: ['release'],
  args: { minRows: 2, maxRows: 5 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', {
      name: 'Description complémentaire - Complementary description',
    });
    const empty = field.offsetHeight;
    await userEvent.type(field, 'un{Enter}deux{Enter}trois{Enter}quatre');
    const four = field.offsetHeight;
    await expect(four).toBeGreaterThan(empty);
    await userEvent.type(field, '{Enter}cinq{Enter}six{Enter}sept{Enter}huit');
    await expect(field.offsetHeight).toBeLessThan(four * 1.5);
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
  },
};

export const Refused: Story = {
  tags: ['release'],
  args: {
    message: (
      <BilingualText fr="Au plus 500 caractères." en="Must be at most 500 characters." layout="stack" />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleErrorMessage(/at most 500 characters/);
  },
};
