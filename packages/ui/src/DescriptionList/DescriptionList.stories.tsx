import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { DescriptionList } from './DescriptionList';

const meta: Meta<typeof DescriptionList> = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
};
export default meta;

export const HeadOfAReport: StoryObj<typeof DescriptionList> = {
  tags: ['SHELL-051'],
  args: {
    items: [
      { id: 'student', term: <BilingualText fr="Étudiant" en="Student" />, value: 'Inès Fortin' },
      { id: 'company', term: <BilingualText fr="Société" en="Company" />, value: 'Aéro Beauséjour inc.' },
      { id: 'teacher', term: <BilingualText fr="Enseignant" en="Teacher" />, value: '---' },
    ],
  },
  render: (args) => (
    <div style={{ padding: 24 }}>
      <DescriptionList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('---');
  },
};
