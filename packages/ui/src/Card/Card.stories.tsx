import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { TextLink } from '../Link/TextLink';
import { Card } from './Card';

export default {
  title: 'Components/Layout/Card',
  component: Card,
  parameters: { column: 420 },
} satisfies Meta<typeof Card>;

type Story = StoryObj<typeof Card>;

export const WithHeadAndLink: Story = {
  args: {
    title: <BilingualText fr="Enseignant" en="Teacher" layout="stack" />,
    aside: (
      <TextLink href="#change" variant="standalone">
        <BilingualText fr="Changer" en="Change" />
      </TextLink>
    ),
    children: <p>Léa Villeneuve</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Enseignant - Teacher' })).toBeVisible();
  },
};

export const CallToAction: Story = {
  tags: ['release'],
  args: {
    tone: 'feature',
    title: <BilingualText fr="Soumettre les présences" en="Submit Attendances" layout="stack" />,
    children: (
      <Button variant="inverse" size="action">
        <BilingualText fr="Commencer" en="Start" />
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Commencer - Start' })).toBeVisible();
  },
};
