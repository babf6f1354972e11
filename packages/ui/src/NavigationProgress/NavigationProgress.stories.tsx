import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button';
import { NavigationProgress } from './NavigationProgress';

export default {
  title: 'Components/Messages/NavigationProgress',
  component: NavigationProgress,
  tags: ['SHELL-035'],
} satisfies Meta<typeof NavigationProgress>;

type Story = StoryObj<typeof NavigationProgress>;

export const UnderWay: Story = {
  args: { running: true, label: 'Chargement de la page - Loading the page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: /Loading the page/ })).toBeInTheDocument();
  },
};

function Page() {
  const [running, setRunning] = useState(false);
  return (
    <div style={{ padding: 24 }}>
      <NavigationProgress running={running} label="Chargement de la page - Loading the page" />
      <Button onClick={() => setRunning(!running)}>{running ? 'Arriver' : 'Partir'}</Button>
    </div>
  );
}

export const StartsAndEnds: Story = {
  render: () => <Page />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Partir' }));
    await expect(canvas.getByRole('progressbar')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Arriver' }));
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};
