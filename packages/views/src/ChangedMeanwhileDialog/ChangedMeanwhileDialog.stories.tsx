import { BilingualText } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChangedMeanwhileDialog } from './ChangedMeanwhileDialog';

const meta: Meta<typeof ChangedMeanwhileDialog> = {
  title: 'Views/ChangedMeanwhileDialog',
  component: ChangedMeanwhileDialog,
  args: {
    title: (
      <BilingualText
        fr="Ce contrat a été modifié entre-temps"
        en="This contract was changed meanwhile"
        layout="stack"
      />
    ),
    fields: [
      { id: 'invoice', term: <BilingualText fr="Facture" en="Invoice" />, theirs: 'F-1', mine: 'F-2' },
      {
        id: 'approved',
        term: <BilingualText fr="Contrat approuvé" en="Contract approved" />,
        theirs: { fr: 'oui', en: 'yes' },
        mine: { fr: 'non', en: 'no' },
      },
    ],
    onSaveMine: fn(),
    onTakeTheirs: fn(),
    onKeepEditing: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof ChangedMeanwhileDialog>;

/** Both versions, each value in its own language, and three ways on. */
export const BothVersions: Story = {
  play: async ({ args, canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: /This contract was changed meanwhile/ }));
    await expect(dialog.getByText('Their version: F-1')).toBeVisible();
    await expect(dialog.getByText('Your version: F-2')).toBeVisible();
    await expect(dialog.getByText('Sa version : oui')).toBeVisible();
    await expect(dialog.getByText('Their version: yes')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Save my version$/ }));
    await userEvent.click(dialog.getByRole('button', { name: /Take their version$/ }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onSaveMine).toHaveBeenCalledTimes(1);
    await expect(args.onTakeTheirs).toHaveBeenCalledTimes(1);
    await expect(args.onKeepEditing).toHaveBeenCalledTimes(1);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
