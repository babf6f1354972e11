import { asAdmin, press } from '@portal/shell/testing';
import { TextField } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { DraftForm } from './DraftForm';
import { FormDialog } from './FormDialog';

const onSubmit = fn((event: FormEvent) => event.preventDefault());

export default {
  title: 'Admin/Parts/Form dialog',
  component: FormDialog,
  tags: ['release'],
  decorators: [asAdmin()],
  args: {
    title: 'Motif - Motive',
    formProps: { id: 'motive', onSubmit },
    busy: false,
    submitLabel: 'Enregistrer - Save',
    onClose: fn(),
    children: <TextField label="Motif - Motive" name="motive" />,
  },
  beforeEach: () => {
    onSubmit.mockClear();
  },
} satisfies Meta<typeof FormDialog>;

type Story = StoryObj<typeof FormDialog>;

/** Enter in a field and the button in the footer submit the same form. */
export const Sent: Story = {
  tags: ['!release'],
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Congé{Enter}');
    await press(canvas, /Save$/);
    await expect(onSubmit).toHaveBeenCalledTimes(2);
    await press(canvas, /Cancel$/);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** While the form is being submitted, it cannot be submitted again or closed. */
export const Sending: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Save$/ }));
    await press(canvas, /Cancel$/);
    await userEvent.keyboard('{Escape}');
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A long request can be cancelled by a button in the place of Cancel. */
export const CanBeStopped: Story = {
  args: { busy: true, stop: { label: 'Arrêter - Stop', onPress: fn() } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Arrêter - Stop' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Cancel$/ })).toBeNull();
    await press(canvas, 'Arrêter - Stop');
    await expect(args.stop?.onPress).toHaveBeenCalledTimes(1);
  },
};

/** The button says what is missing, and submits nothing until then. */
export const Blocked: Story = {
  args: { blockedReason: 'Il manque le motif - The motive is missing' },
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: /Save$/ });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(send);
    await expect(send).toHaveAccessibleDescription(/The motive is missing/);
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

const nothing = { motive: '' };

/** Cancel deletes the input; other ways to close the dialog keep it, as the stories of its users show. */
export const GivenUp: Story = {
  render: (args) => (
    <DraftForm form="note" record="12" title="2026-0412" stored={nothing}>
      {(work) => (
        <FormDialog {...args} work={work}>
          <TextField label="Motif - Motive" name="motive" defaultValue={work.values.motive} />
        </FormDialog>
      )}
    </DraftForm>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Congé');
    await press(canvas, /Cancel$/);
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

let isBroken = false;

function Breakable({ name }: { name: string }) {
  const [, setTries] = useState(0);
  if (isBroken) throw new Error('a part that breaks');
  const breakNow = () => {
    isBroken = true;
    setTries(1);
  };
  return (
    <button type="button" onClick={breakNow}>
      {name}
    </button>
  );
}

/** After an error in the form, "Try again" restores the input. */
export const FailedAndTriedAgain: Story = {
  beforeEach: () => {
    isBroken = false;
    const silence = spyOn(console, 'error').mockImplementation(() => {});
    return () => silence.mockRestore();
  },
  render: (args) => (
    <DraftForm form="note" record="12" title="2026-0412" stored={nothing}>
      {(work) => (
        <FormDialog {...args} work={work}>
          <TextField label="Motif - Motive" name="motive" defaultValue={work.values.motive} />
          <Breakable name="Break" />
        </FormDialog>
      )}
    </DraftForm>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Congé');
    await press(canvas, 'Break');
    await canvas.findByRole('alertdialog', { name: /This window could not be shown$/ });
    isBroken = false;
    await press(canvas, /Try again$/);
    await expect(await canvas.findByRole('textbox')).toHaveValue('Congé');
  },
};
