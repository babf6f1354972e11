import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { TimeField } from './TimeField';

export default {
  title: 'Components/Fields/TimeField',
  component: TimeField,
  args: { label: <BilingualText fr="Début" en="Start" />, onInput: fn(), defaultValue: '12:00' },
  parameters: { column: 200 },
} satisfies Meta<typeof TimeField>;

type Story = StoryObj<typeof TimeField>;

/** The form gets the rewritten time as if it had been typed. */
export const RewrittenWhenLeft: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '9 h 30');
    await expect(field).toHaveValue('9 h 30');
    await expect(args.onInput).toHaveBeenCalledTimes(7);
    await userEvent.tab();
    await expect(field).toHaveValue('09:30');
    await expect(args.onInput).toHaveBeenCalledTimes(8);
  },
};

const sent = fn();

/**
 * A click on the submit button and Enter submit the rewritten time, although the field has not lost the focus before.
 */
export const RewrittenWhenSent: Story = {
  tags: ['release'],
  args: { name: 'start' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get('start'));
      }}
    >
      <TimeField {...args} />
      <Button type="submit">Enregistrer</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '9 h 30');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(sent.mock.calls).toEqual([['09:30']]);
    await userEvent.clear(field);
    await userEvent.type(field, '5 pm{Enter}');
    await expect(sent.mock.calls).toEqual([['09:30'], ['17:00']]);
    await expect(field).toHaveFocus();
  },
};

/** Text that is not a time stays unchanged. */
export const NoTime: Story = {
  tags: ['release'],
  args: { message: <BilingualText fr="L’heure n’est pas valide." en="The time is not valid." /> },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'midi');
    await userEvent.tab();
    await expect(field).toHaveValue('midi');
  },
};

export const ReadOnly: Story = {
  tags: ['release'],
  args: { readOnly: true, defaultValue: '9' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('9');
  },
};
