import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { CellEdit, type CellEditProps } from './CellEdit';

/** A cell whose table stores the changed text and the original. */
function Cell({ value: first, onChange, ...props }: CellEditProps) {
  const [value, setValue] = useState(first);
  return (
    <CellEdit
      {...props}
      value={value}
      original={value === first ? undefined : first}
      onChange={(text) => {
        onChange(text);
        setValue(text);
      }}
    />
  );
}

const onSubmit = fn((event: SubmitEvent) => event.preventDefault());

export default {
  title: 'Components/Fields/CellEdit',
  component: CellEdit,
  tags: ['release'],
  args: {
    value: 'kim',
    invalid: true,
    onChange: fn(),
    words: {
      edit: (text) => `Corriger Courriel : ${text} - Correct Email: ${text}`,
      field: 'Courriel - Email',
      putBack: <BilingualText fr="Remettre « kim »" en="Put “kim” back" />,
      changed: <BilingualText fr="Corrigé, avant :" en="Corrected, before:" />,
    },
  },
  render: (args) => <Cell {...args} />,
  decorators: [
    (Story) => (
      <form
        style={{ display: 'grid', gap: 16, justifyItems: 'start', padding: 24, maxWidth: 200 }}
        onSubmit={({ nativeEvent }) => onSubmit(nativeEvent as SubmitEvent)}
      >
        <Story />
        <Button type="submit">Après</Button>
      </form>
    ),
  ],
} satisfies Meta<typeof CellEdit>;

type Story = StoryObj<typeof CellEdit>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const cell = (canvas: Canvas) => canvas.getByRole('button', { name: /^Corriger Courriel/ });
const field = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Courriel - Email' });

/**
 * Enter starts editing with the text selected, and Enter again applies the input; the focus stays there, and no form is
 * submitted.
 */
export const WithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field(canvas)).toHaveFocus();
    await userEvent.keyboard('kim@client.example{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('kim@client.example');
    await expect(canvas.getByText('kim@client.example')).toBeVisible();
    await expect(cell(canvas)).toHaveFocus();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

/** Input counts immediately, including for the button that submits the form. */
export const WhileTyping: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(cell(canvas));
    await userEvent.keyboard('ann');
    await userEvent.click(canvas.getByRole('button', { name: 'Après' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith('ann');
    await expect(await canvas.findByText('ann')).toBeVisible();
    await userEvent.click(cell(canvas));
    await userEvent.keyboard('anne');
    await userEvent.tab();
    await expect(await canvas.findByText('anne')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith('anne');
  },
};

/** Escape restores the previous text. */
export const Discarded: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(cell(canvas));
    await userEvent.keyboard('anne{Escape}');
    await expect(cell(canvas)).toHaveFocus();
    await expect(cell(canvas)).toHaveTextContent('kim');
    await expect(args.onChange).toHaveBeenLastCalledWith('kim');
  },
};

/** A changed text shows the original, which can be restored. */
export const PutBack: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(cell(canvas));
    await userEvent.keyboard('anne{Enter}');
    await expect(canvas.getByText('kim').closest('del')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Put “kim” back$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('kim');
    await expect(canvas.queryByText('anne')).toBeNull();
    await expect(cell(canvas)).toHaveFocus();
  },
};

/** An empty cell can be filled in. */
export const Empty: Story = {
  args: { value: '', invalid: false },
  play: async ({ canvas }) => {
    await expect(cell(canvas)).toHaveTextContent('—');
    await userEvent.click(cell(canvas));
    await expect(field(canvas)).toHaveValue('');
    await userEvent.keyboard('Lévis{Enter}');
    await expect(canvas.getByText('Lévis')).toBeVisible();
  },
};
