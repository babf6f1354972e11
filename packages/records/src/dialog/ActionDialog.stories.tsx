import { ApiError } from '@portal/api-client';
import { asAdmin, expectClosed, expectMessage, press } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ActionDialog, type ActionDialogProps } from './ActionDialog';

export default {
  title: 'Admin/Parts/Action dialog',
  component: ActionDialog,
  decorators: [asAdmin()],
  args: {
    title: 'Archiver ce contrat? - Archive this contract?',
    children: <p>Il ne changera plus. - It will not change any more.</p>,
    confirmLabel: 'Archiver - Archive',
    tone: 'critical',
    refused: { fr: 'Le contrat n’a pas été archivé.', en: 'The contract was not archived.' },
    action: fn(() => Promise.resolve()),
    onDone: fn(),
    onFailed: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ActionDialog>;

type Story = StoryObj<typeof ActionDialog>;

let finish = () => {};

/** The action runs once, however fast the button is clicked. */
export const Done: Story = {
  args: {
    action: fn(
      () =>
        new Promise<void>((done) => {
          finish = done;
        }),
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: /Archive$/ }));
    finish();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1));
    await expect(args.action).toHaveBeenCalledTimes(1);
    await expect(args.onFailed).not.toHaveBeenCalled();
  },
};

let tries = 0;

/** The server's reason is shown, and a retry works. */
export const RefusedAtFirst: Story = {
  tags: ['release'],
  args: {
    action: fn(async () => {
      tries += 1;
      if (tries === 1) throw new ApiError({ code: 'conflict', status: 409, serverMessage: 'In use' });
    }),
  },
  beforeEach: () => {
    tries = 0;
  },
  play: async ({ args, canvas }) => {
    await press(canvas, /Archive$/);
    const alert = await within(canvas.getByRole('alertdialog')).findByRole('alert');
    await expect(alert).toHaveTextContent(/was not archived\.In use/);
    await expect(args.onFailed).toHaveBeenCalledTimes(1);
    await expect(args.onDone).not.toHaveBeenCalled();
    await press(canvas, /Archive$/);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1));
  },
};

/** A dialog that the browser's Back button removes while its action runs. */
function Removed(props: ActionDialogProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <main>
      <h1>Contrats</h1>
      {isOpen && (
        <ActionDialog {...props}>
          <button type="button" onClick={() => setOpen(false)}>
            Back of the browser
          </button>
        </ActionDialog>
      )}
    </main>
  );
}

let held = Promise.withResolvers<void>();

/** The rejection arrives after the dialog was closed. */
export const RefusedAfterBack: Story = {
  tags: ['release'],
  args: { action: () => held.promise },
  beforeEach: () => {
    held = Promise.withResolvers();
  },
  render: (args) => <Removed {...args} />,
  play: async ({ canvas }) => {
    await press(canvas, /- Archive$/);
    await press(canvas, 'Back of the browser');
    await expectClosed(canvas, 'alertdialog');
    held.reject(new ApiError({ code: 'conflict', status: 409 }));
    await expectMessage('error', 'The contract was not archived.');
  },
};

export const Declined: Story = {
  tags: ['release'],
  play: async ({ args, canvas }) => {
    await press(canvas, /Cancel$/);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(args.action).not.toHaveBeenCalled();
  },
};
