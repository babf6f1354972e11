import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { BilingualText } from './BilingualText';

export default {
  title: 'Foundations/BilingualText',
  component: BilingualText,
  tags: ['SHELL-033', 'SHELL-034'],
  args: { fr: 'Société', en: 'Company' },
  parameters: { column: true },
} satisfies Meta<typeof BilingualText>;

type Story = StoryObj<typeof BilingualText>;

export const OnOneLine: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Company')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText('Société')).toHaveAttribute('lang', 'fr');
    await expect(canvasElement).toHaveTextContent(/^Société - Company$/);
  },
};

export const FrenchOverEnglish: Story = {
  tags: ['release'],
  args: { fr: 'Heures données à ce jour', en: 'Hours taught to date', layout: 'stack' },
  play: async ({ canvas, canvasElement }) => {
    const french = canvas.getByText('Heures données à ce jour').getBoundingClientRect();
    const english = canvas.getByText('Hours taught to date').getBoundingClientRect();
    await expect(english.top).toBeGreaterThan(french.top + french.height / 2);
    await expect(canvasElement).toHaveTextContent('Heures données à ce jour - Hours taught to date');
  },
};

export const RequiredMarkComesLast: Story = {
  tags: ['release'],
  args: { fr: 'Société*', en: 'Company*' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Société - Company\*$/);
  },
};

export const SameWordInBoth: Story = {
  tags: ['release'],
  args: { fr: 'Notes', en: 'Notes' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Notes$/);
  },
};

export const InsideAButton: Story = {
  render: (args) => (
    <Button variant="primary">
      <BilingualText {...args} />
    </Button>
  ),
  args: { fr: 'Créer un contrat', en: 'Create Contract' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Créer un contrat - Create Contract' })).toBeVisible();
  },
};

/** The halves are inline elements below each other: screen readers would read each block as a separate link. */
export const InsideALink: Story = {
  tags: ['DECISION-110'],
  render: (args) => (
    <a href="#contracts">
      <BilingualText {...args} />
    </a>
  ),
  args: { fr: 'Contrats', en: 'Contracts', layout: 'stack' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Contrats - Contracts');
    const [french, english] = [canvas.getByText('Contrats'), canvas.getByText('Contracts')];
    for (const half of [french, english]) await expect(getComputedStyle(half).display).toBe('inline');
    const [above, below] = [french.getBoundingClientRect(), english.getBoundingClientRect()];
    await expect(below.top).toBeGreaterThan(above.top + above.height / 2);
    // The separator between the halves takes no space.
    await expect(below.left).toBe(above.left);
  },
};

/** A narrow column wraps the text and never cuts off a language. */
export const NarrowColumn: Story = {
  tags: ['release'],
  render: (args) => (
    <div style={{ width: 140 }}>
      <BilingualText {...args} />
    </div>
  ),
  args: { fr: 'Date d’expiration du contrat', en: 'Contract expiration date' },
  play: async ({ canvas }) => {
    const english = canvas.getByText('Contract expiration date');
    await expect(english).toBeVisible();
    await expect(english.getBoundingClientRect().right).toBeLessThanOrEqual(24 + 140);
  },
};
