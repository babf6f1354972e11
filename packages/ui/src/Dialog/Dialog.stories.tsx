import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { Menu } from '../Menu/Menu';
import { TextField } from '../TextField/TextField';
import { Dialog } from './Dialog';
import { DialogBoundary } from './DialogBoundary';
import { FailedDialogProvider } from './FailedDialogProvider';

export default {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  subcomponents: { DialogBoundary, FailedDialogProvider },
  args: {
    open: false,
    title: <BilingualText fr="Changer d’enseignant" en="Change teacher" layout="stack" />,
    onClose: fn(),
    children: (
      <TextField label={<BilingualText fr="Motif du retrait*" en="Removal motive*" />} name="motive" />
    ),
  },
  render: function WithTrigger(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <main style={{ padding: 24 }}>
        <Button onClick={() => setOpen(true)}>Ouvrir</Button>
        <Dialog
          {...args}
          open={open}
          onClose={(reason) => {
            args.onClose(reason);
            setOpen(false);
          }}
          actions={<Button variant="primary">Assigner</Button>}
        />
      </main>
    );
  },
} satisfies Meta<typeof Dialog>;

type Story = StoryObj<typeof Dialog>;

export const OpenedAndClosedByKeys: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Ouvrir' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('dialog', { name: 'Changer d’enseignant - Change teacher' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Motif du retrait - Removal motive*' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith('escape');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** There is only one focus event: Firefox does not announce a dialog whose focus moves on in the same frame. */
export const FocusGoesToItsPlaceAtOnce: Story = {
  play: async ({ canvas }) => {
    const focused: EventTarget[] = [];
    const note = ({ target }: FocusEvent) => target && focused.push(target);
    const trigger = canvas.getByRole('button', { name: 'Ouvrir' });
    trigger.focus();
    document.addEventListener('focusin', note);
    try {
      await userEvent.keyboard('{Enter}');
      const field = canvas.getByRole('textbox', { name: 'Motif du retrait - Removal motive*' });
      await expect(field).toHaveFocus();
      await expect(focused).toEqual([field]);
      await expect(field).not.toHaveAttribute('autofocus');
    } finally {
      document.removeEventListener('focusin', note);
    }
  },
};

export const ClosedByItsCrossAndByTheBackdrop: Story = {
  tags: ['release'],
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Ouvrir' });
    await userEvent.click(trigger);
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer - Close' }));
    await expect(args.onClose).toHaveBeenLastCalledWith('close-button');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await userEvent.click(canvas.getByRole('dialog'));
    await expect(args.onClose).toHaveBeenLastCalledWith('backdrop');
  },
};

export const TextIsSelectedPastTheEdge: Story = {
  args: { open: true },
  play: async ({ args, canvas }) => {
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: canvas.getByRole('textbox') },
      { keys: '[/MouseLeft]', target: canvas.getByRole('dialog') },
    ]);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const BusyCannotBeClosed: Story = {
  tags: ['release'],
  args: { open: true, busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('{Escape}{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer - Close' }));
    await userEvent.click(canvas.getByRole('dialog'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
};

export const MenuInsideTakesEscapeFirst: Story = {
  tags: ['release'],
  args: {
    open: true,
    children: (
      <Menu
        sections={[{ id: 'all', items: [{ id: 'edit', label: 'Modifier' }] }]}
        trigger={(props) => <Button {...props}>Actions</Button>}
      />
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(
      await canvas.findByRole('menuitem', { name: 'Modifier' }, { timeout: 10_000 }),
    ).toBeVisible();
    const entry = canvas.getByRole('menuitem', { name: 'Modifier' });
    await waitFor(() => expect(entry).toHaveFocus());
    // The browser closes the dialog unless the key press is prevented; a simulated one never closes it.
    await expect(await fireEvent.keyDown(entry, { key: 'Escape' })).toBe(false);
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith('escape');
  },
};

export const LongContentScrollsInside: Story = {
  tags: ['release'],
  args: {
    open: true,
    size: 'large',
    title: 'Notes',
    children: (
      <ul>
        {Array.from({ length: 60 }, (_, index) => `Note ${index + 1}`).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Notes' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Assigner' })).toBeVisible();
    await expect(canvas.getByRole('dialog').getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight);
  },
};

function Broken(): never {
  throw new Error('a part that breaks');
}

/** The app's error dialog replaces one that throws. */
export const ContentThrows: Story = {
  tags: ['release'],
  args: { children: <Broken /> },
  beforeEach: () => {
    const silence = spyOn(console, 'error').mockImplementation(() => {});
    return () => silence.mockRestore();
  },
  decorators: [
    (Story) => (
      <FailedDialogProvider
        component={({ error, onClose, onRetry }) => (
          <Dialog
            open
            title={String(error)}
            onClose={onClose}
            actions={<Button onClick={onRetry}>Réessayer</Button>}
          />
        )}
      >
        <Story />
      </FailedDialogProvider>
    ),
  ],
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Ouvrir' });
    await userEvent.click(trigger);
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }));
    await expect(await canvas.findByRole('dialog', { name: 'Error: a part that breaks' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer - Close' }));
    await expect(args.onClose).toHaveBeenCalledWith('close-button');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
