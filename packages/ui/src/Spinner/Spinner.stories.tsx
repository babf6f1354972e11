import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Spinner } from './Spinner';

export default {
  title: 'Components/Messages/Spinner',
  component: Spinner,
  decorators: [
    (Story) => (
      <div style={{ padding: 24, fontSize: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Spinner>;

type Story = StoryObj<typeof Spinner>;

export const SaysWhatItWaitsFor: Story = {
  args: { label: <BilingualText fr="Chargement" en="Loading" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement - Loading');
  },
};

export const BesideWords: Story = {
  render: () => (
    <p>
      <Spinner data-testid="ring" /> Enregistrement…
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('ring')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};
