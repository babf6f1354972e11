import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { CheckboxField } from '../CheckboxField/CheckboxField';
import { Dialog } from '../Dialog/Dialog';
import { Popover } from './Popover';

const columns = (
  <div style={{ display: 'grid', gap: 8 }}>
    <CheckboxField label={<BilingualText fr="Société" en="Company" />} defaultChecked />
    <CheckboxField label={<BilingualText fr="Type de cours" en="Course Type" />} defaultChecked />
    <CheckboxField label={<BilingualText fr="Personne ressource" en="Contact person" />} />
  </div>
);

export default {
  title: 'Components/Overlays/Popover',
  component: Popover,
  tags: ['release'],
  args: {
    trigger: (props) => (
      <Button {...props}>
        <BilingualText fr="Colonnes" en="Columns" />
      </Button>
    ),
    children: columns,
  },
  decorators: [
    (Story) => (
      <main
        style={{
          padding: 24,
          minHeight: 320,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 8,
          alignItems: 'start',
        }}
      >
        <Story />
        <Button>Après</Button>
      </main>
    ),
  ],
} satisfies Meta<typeof Popover>;

type Story = StoryObj<typeof Popover>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const trigger = (canvas: Canvas) => canvas.getByRole('button', { name: 'Colonnes - Columns' });
/** The panel's code is loaded first, which takes a moment on a busy machine. */
const opened = () => screen.findByRole('dialog', { name: 'Colonnes - Columns' }, { timeout: 10_000 });

export const ByMouse: Story = {
  play: async ({ canvas }) => {
    await expect(trigger(canvas)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger(canvas));
    await expect(await opened()).toBeVisible();
    await expect(trigger(canvas)).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByLabelText('Société - Company')).toHaveFocus());
    await userEvent.click(canvas.getByLabelText('Personne ressource - Contact person'));
    await expect(canvas.getByLabelText('Personne ressource - Contact person')).toBeChecked();
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.click(trigger(canvas));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const ByKeys: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(trigger(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await opened();
    await waitFor(() => expect(canvas.getByLabelText('Société - Company')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(trigger(canvas)).toHaveFocus();
    await expect(trigger(canvas)).toHaveAttribute('aria-expanded', 'false');
  },
};

export const TabGoesThroughItAndOn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(trigger(canvas));
    await opened();
    await waitFor(() => expect(canvas.getByLabelText('Société - Company')).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Personne ressource - Contact person')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Après' })).toHaveFocus();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const BackToItsButtonAndIn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(trigger(canvas));
    await opened();
    await waitFor(() => expect(canvas.getByLabelText('Société - Company')).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(trigger(canvas)).toHaveFocus();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const PressingElsewhereCloses: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(trigger(canvas));
    await opened();
    await userEvent.click(canvas.getByRole('button', { name: 'Après' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Après' })).toHaveFocus();
  },
};

/** The panel has no controls, so it takes the focus itself and screen readers read it. */
export const OnlyWords: Story = {
  args: {
    children: (
      <BilingualText
        fr="Les colonnes cachées restent dans l’exportation."
        en="Hidden columns stay in the export."
        layout="stack"
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(trigger(canvas));
    const panel = await opened();
    await waitFor(() => expect(panel).toHaveFocus());
    await expect(panel).toHaveTextContent('Hidden columns stay in the export.');
  },
};

export const ClosedByWhatItHolds: Story = {
  tags: ['!release'],
  args: { children: (close) => <Button onClick={close}>Appliquer</Button> },
  play: async ({ canvas }) => {
    await userEvent.click(trigger(canvas));
    await opened();
    await userEvent.click(canvas.getByRole('button', { name: 'Appliquer' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(trigger(canvas)).toHaveFocus();
  },
};

/** Escape closes one layer at a time, the front one first. */
export const InADialog: Story = {
  parameters: { docs: { story: { inline: false } } },
  render: function Nested(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Exporter" size="small">
        <Popover {...args} />
      </Dialog>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(trigger(canvas));
    await expect(await opened()).toBeVisible();
    const company = canvas.getByLabelText('Société - Company');
    await waitFor(() => expect(company).toHaveFocus());
    // The browser closes the dialog unless the key press is prevented; a simulated one never closes it.
    await expect(await fireEvent.keyDown(company, { key: 'Escape' })).toBe(false);
    await expect(screen.queryByRole('dialog', { name: 'Colonnes - Columns' })).not.toBeInTheDocument();
    await expect(screen.getByRole('dialog', { name: 'Exporter' })).toBeVisible();
    await expect(trigger(canvas)).toHaveFocus();
  },
};

/** The panel stays within the window, on the side with enough room. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ marginInlineStart: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(trigger(canvas));
    const panel = await opened();
    await waitFor(() => {
      const { left, right } = panel.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    });
  },
};
