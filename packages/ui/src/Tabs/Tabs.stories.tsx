import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { Tabs } from './Tabs';

const stack = (fr: string, en: string) => <BilingualText fr={fr} en={en} layout="stack" />;

export default {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  tags: ['release'],
  args: {
    label: 'Étudiant - Student',
    onValueChange: fn(),
    tabs: [
      {
        id: 'contracts',
        label: stack('Contrats', 'Contracts'),
        count: 3,
        content: <p>2026-0412, 2025-1170, 2024-0098</p>,
      },
      {
        id: 'reports',
        label: stack('Rapports de progrès', 'Progress reports'),
        count: 12,
        content: <p>B1, 18 nov. 26</p>,
      },
      {
        id: 'contact',
        label: stack('Coordonnées', 'Contact details'),
        content: <TextField label={<BilingualText fr="Téléphone" en="Phone" />} name="phone" />,
      },
    ],
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 720 }}>
        <Story />
        <Button style={{ marginBlockStart: 24 }}>Après</Button>
      </main>
    ),
  ],
} satisfies Meta<typeof Tabs>;

type Story = StoryObj<typeof Tabs>;

const contracts = 'Contrats - Contracts 3';
const reports = 'Rapports de progrès - Progress reports 12';
const contact = 'Coordonnées - Contact details';

export const ByMouse: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Étudiant - Student' })).toBeVisible();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(contracts);
    await expect(canvas.getByRole('tabpanel', { name: contracts })).toHaveTextContent('2026-0412');
    await userEvent.click(canvas.getByRole('tab', { name: reports }));
    await expect(args.onValueChange).toHaveBeenCalledWith('reports');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('B1, 18 nov. 26');
    await expect(canvas.getByText(/2026-0412/)).not.toBeVisible();
  },
};

/**
 * ARIA APG, tabs: Tab key, Left and Right with wrap-around, Home, End; each panel is shown when its tab gets the focus.
 */
export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const shown = () => canvas.getByRole('tab', { selected: true });
    await userEvent.tab();
    await expect(shown()).toHaveFocus();
    await expect(shown()).toHaveAccessibleName(contracts);
    await userEvent.keyboard('{ArrowRight}');
    await expect(shown()).toHaveAccessibleName(reports);
    await expect(shown()).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(shown()).toHaveAccessibleName(contact);
    await expect(shown()).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(shown()).toHaveAccessibleName(contracts);
    await userEvent.keyboard('{End}');
    await expect(shown()).toHaveAccessibleName(contact);
    await userEvent.keyboard('{Home}');
    await expect(shown()).toHaveAccessibleName(contracts);
    // One Tab leads from the tab list into the panel, another one beyond.
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: contracts })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Après' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(shown()).toHaveFocus();
  },
};

/** For slow panels: arrow keys only move along the tabs, and Enter or Space shows the panel. */
export const ShownByEnterOrSpace: Story = {
  args: { activation: 'manual', defaultValue: 'contact' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: contracts })).toHaveFocus();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(contact);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    // One Tab leaves the tab list, wherever the arrow keys have moved the focus.
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: contact })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('tab', { name: contact })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('contracts');
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('reports');
    await expect(canvas.getByRole('tabpanel', { name: reports })).toBeVisible();
  },
};

export const TypedTextSurvivesTheChange: Story = {
  args: { defaultValue: 'contact' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '514 555-0142');
    await userEvent.click(canvas.getByRole('tab', { name: reports }));
    await userEvent.click(canvas.getByRole('tab', { name: contact }));
    await expect(canvas.getByRole('textbox')).toHaveValue('514 555-0142');
  },
};

export const KeptByThePage: Story = {
  render: function WithNext(args) {
    const [value, setValue] = useState('contracts');
    return (
      <>
        <Tabs {...args} value={value} onValueChange={setValue} />
        <Button onClick={() => setValue('reports')}>Voir les rapports</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir les rapports' }));
    await expect(canvas.getByRole('tabpanel', { name: reports })).toHaveTextContent('B1, 18 nov. 26');
    await userEvent.click(canvas.getByRole('tab', { name: contracts }));
    await expect(canvas.getByRole('tabpanel', { name: contracts })).toBeVisible();
  },
};

/** The tabs wrap: all are visible and large enough for touch. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole('tab')) {
      const box = tab.getBoundingClientRect();
      await expect(box.height).toBeGreaterThanOrEqual(44);
      await expect(box.right).toBeLessThanOrEqual(innerWidth);
    }
  },
};
