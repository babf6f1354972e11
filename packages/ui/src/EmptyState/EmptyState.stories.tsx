import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { EmptyState } from './EmptyState';

const meta: Meta<typeof EmptyState> = { title: 'Components/Messages/EmptyState', component: EmptyState };
export default meta;

export const NoReports: StoryObj<typeof EmptyState> = {
  tags: ['SHELL-052'],
  args: {
    title: <BilingualText fr="Aucun rapport" en="No reports" layout="stack" />,
    text: (
      <BilingualText
        fr="Les rapports apparaîtront ici dès qu’un enseignant les aura soumis."
        en="Reports will appear here as soon as a teacher submits them."
        layout="stack"
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reports')).toBeVisible();
  },
};
