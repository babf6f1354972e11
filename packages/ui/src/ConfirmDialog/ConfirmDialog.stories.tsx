import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { ConfirmDialog } from './ConfirmDialog';

export default {
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: (
      <BilingualText
        fr="Archiver le contrat 2026-0412?"
        en="Archive the contract 2026-0412?"
        layout="stack"
      />
    ),
    children: (
      <BilingualText
        fr="Un contrat archivé ne change plus de statut dans la liste."
        en="An archived contract no longer changes status in the list."
        layout="stack"
      />
    ),
    confirmLabel: <BilingualText fr="Archiver" en="Archive" />,
    tone: 'critical',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

type Story = StoryObj<typeof ConfirmDialog>;

export const HastyEnterDoesNoHarm: Story = {
  play: async ({ args, canvas }) => {
    const question = canvas.getByRole('alertdialog', { name: /Archive the contract 2026-0412\?/ });
    await expect(question).toHaveAccessibleDescription(/no longer changes status in the list/);
    await expect(canvas.getByRole('button', { name: 'Annuler - Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Confirmed: Story = {
  tags: ['release'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Archiver - Archive' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
  },
};

export const EscapeMeansNo: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

export const UnderWay: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Archiver - Archive' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
