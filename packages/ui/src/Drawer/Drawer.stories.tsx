import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { TextareaField } from '../TextareaField/TextareaField';
import { Drawer } from './Drawer';

const notes = [
  {
    id: 'schedule',
    term: 'Marie Bélanger, 12 nov. 26',
    value: 'Le client préfère le mardi ; confirmer la salle.',
  },
  { id: 'conference', term: 'Andrew Parker, Oct 30th 26', value: 'Conference number sent to all students.' },
];

const meta: Meta<typeof Drawer> = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  args: {
    open: true,
    title: <BilingualText fr="Notes du contrat 2026-0412" en="Notes of contract 2026-0412" layout="stack" />,
    closeLabel: <BilingualText fr="Fermer" en="Close" />,
    onClose: fn(),
    children: <DescriptionList items={notes} />,
  },
  render: function WithTrigger(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <main style={{ padding: 24 }}>
        <Button onClick={() => setOpen(true)}>
          <BilingualText fr="Notes" en="Notes" />
        </Button>
        <Drawer
          {...args}
          open={open}
          onClose={(reason) => {
            args.onClose(reason);
            setOpen(false);
          }}
        />
      </main>
    );
  },
};
export default meta;

type Story = StoryObj<typeof Drawer>;

/** ARIA APG, modal dialog: Tab and Shift+Tab stay inside, Escape gives the focus back. */
export const OpenedAndClosedByKeys: Story = {
  args: {
    open: false,
    children: <TextareaField label={<BilingualText fr="Nouvelle note*" en="New note*" />} name="note" />,
    actions: (
      <Button variant="primary">
        <BilingualText fr="Ajouter la note" en="Add note" />
      </Button>
    ),
  },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Notes' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = canvas.getByRole('dialog', {
      name: 'Notes du contrat 2026-0412 - Notes of contract 2026-0412',
    });
    await expect(drawer).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Nouvelle note - New note*' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ajouter la note - Add note' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Fermer - Close' })).toHaveFocus();
    // What is behind cannot take the focus: the browser makes it inert.
    trigger.focus();
    await expect(trigger).not.toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith('escape');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ClosedByItsCrossAndByThePageBehind: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer - Close' }));
    await expect(args.onClose).toHaveBeenLastCalledWith('close-button');
    await userEvent.click(canvas.getByRole('button', { name: 'Notes' }));
    await userEvent.click(canvas.getByRole('dialog'));
    await expect(args.onClose).toHaveBeenLastCalledWith('backdrop');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

const settled = (element: Element) =>
  Promise.all(element.getAnimations().map((animation) => animation.finished));

export const AtTheEndOfTheScreen: Story = {
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole('dialog');
    await settled(drawer);
    const box = drawer.getBoundingClientRect();
    await expect(box.right).toBe(innerWidth);
    await expect(box.height).toBe(innerHeight);
    await expect(box.width).toBe(400);
  },
};

export const AtTheStartAndWide: Story = {
  args: { side: 'start', size: 'medium' },
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole('dialog');
    await settled(drawer);
    await expect(drawer.getBoundingClientRect().left).toBe(0);
    await expect(drawer.getBoundingClientRect().width).toBe(560);
  },
};

/** A sheet from below, as high as what it holds, the buttons under the thumb. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    actions: (
      <>
        <Button>
          <BilingualText fr="Annuler" en="Cancel" />
        </Button>
        <Button variant="primary">
          <BilingualText fr="Ajouter" en="Add" />
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole('dialog');
    await settled(drawer);
    const box = drawer.getBoundingClientRect();
    await expect(box.width).toBe(innerWidth);
    await expect(box.bottom).toBe(innerHeight);
    await expect(box.top).toBeGreaterThan(innerHeight / 3);
  },
};

export const LongContentScrollsInsideOnAPhone: Story = {
  ...OnAPhone,
  args: {
    ...OnAPhone.args,
    children: (
      <ul>
        {Array.from({ length: 60 }, (_, index) => `Note ${index + 1}`).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    ),
  },
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole('dialog');
    await settled(drawer);
    await expect(drawer.getBoundingClientRect().height).toBeLessThan(innerHeight);
    await expect(
      canvas.getByRole('button', { name: 'Ajouter - Add' }).getBoundingClientRect().bottom,
    ).toBeLessThan(innerHeight);
    await expect(canvas.getByRole('button', { name: 'Fermer - Close' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
