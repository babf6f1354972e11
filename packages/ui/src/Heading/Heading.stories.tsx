import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Heading } from './Heading';

const meta: Meta<typeof Heading> = { title: 'Foundations/Heading', component: Heading };
export default meta;

export const ThreeLevels: StoryObj<typeof Heading> = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, padding: 24 }}>
      <Heading level={1}>
        <BilingualText fr="Rapports de progrès" en="Progress reports" layout="stack" />
      </Heading>
      <Heading level={2}>
        <BilingualText fr="Cours par étudiant" en="Classes by student" />
      </Heading>
      <Heading level={3}>2026-0412</Heading>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Cours par étudiant - Classes by student' }),
    ).toBeVisible();
  },
};
