import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { SegmentedControl } from './SegmentedControl';

export default {
  title: 'Components/Choices/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: <BilingualText fr="Statut" en="Status" />,
    hideLabel: true,
    options: [
      { value: 'pending', label: <BilingualText fr="En attente" en="Pending" /> },
      { value: 'activated', label: <BilingualText fr="Activés" en="Activated" /> },
      { value: 'done', label: <BilingualText fr="Contrats terminés" en="Contracts done" /> },
      { value: 'archived', label: <BilingualText fr="Archivés" en="Archived" /> },
    ],
    onValueChange: fn(),
  },
  parameters: { column: true },
} satisfies Meta<typeof SegmentedControl>;

type Story = StoryObj<typeof SegmentedControl>;

export const StatusOfTheContracts: Story = {
  tags: ['CON-LIST-02'],
  render: function StatusFilter(args) {
    const [value, setValue] = useState('activated');
    return (
      <SegmentedControl
        {...args}
        value={value}
        onValueChange={(chosen) => {
          setValue(chosen);
          args.onValueChange?.(chosen);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Activés - Activated' })).toBeChecked();
    await userEvent.click(canvas.getByText('Pending'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('pending');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Contrats terminés - Contracts done' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Contrats terminés - Contracts done' })).toHaveFocus();
  },
};

/** None of four long options is beyond the edge of the screen. */
export const StatusOnAPhone: Story = {
  tags: ['release', 'CON-LIST-02'],
  args: { defaultValue: 'archived' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    for (const radio of canvas.getAllByRole('radio'))
      await expect(radio.getBoundingClientRect().right).toBeLessThanOrEqual(
        group.getBoundingClientRect().right,
      );
    await expect(group.scrollWidth).toBe(group.clientWidth);
  },
};

export const LengthOfALesson: Story = {
  tags: ['release'],
  args: {
    look: 'chips',
    hideLabel: false,
    label: <BilingualText fr="Durée du cours (minutes)*" en="Class length*" />,
    options: ['30', '60', '90', '120'].map((minutes) => ({ value: minutes, label: minutes })),
    defaultValue: '90',
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('60'));
    await expect(canvas.getByRole('radio', { name: '60' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('60');
  },
};

export const NoLengthChosen: Story = {
  args: {
    ...LengthOfALesson.args,
    defaultValue: undefined,
    message: (
      <BilingualText fr="Ceci est un champ obligatoire" en="This is a required field." layout="stack" />
    ),
  },
};

/** On a phone the bar scrolls sideways; no text is cut off. */
export const OnAPhone: Story = {
  tags: ['release'],
  args: { defaultValue: 'activated' },
  decorators: [
    (Story) => (
      <div style={{ width: 312 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group.getBoundingClientRect().width).toBeLessThanOrEqual(312);
    await userEvent.click(canvas.getByRole('radio', { name: 'Archivés - Archived' }));
    await expect(canvas.getByRole('radio', { name: 'Archivés - Archived' })).toBeChecked();
  },
};
