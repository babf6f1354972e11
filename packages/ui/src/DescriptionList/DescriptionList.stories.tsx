import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Card } from '../Card/Card';
import { DescriptionList } from './DescriptionList';

export default {
  title: 'Components/Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { id: 'student', term: <BilingualText fr="Étudiant" en="Student" />, value: 'Inès Fortin' },
      { id: 'company', term: <BilingualText fr="Société" en="Company" />, value: 'Aéro Beauséjour inc.' },
      { id: 'teacher', term: <BilingualText fr="Enseignant" en="Teacher" />, value: '---' },
      {
        id: 'expires',
        term: <BilingualText fr="Date d’expiration du contrat" en="Contract expiration date" />,
        value: 'Dec 16th 26',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DescriptionList>;

type Story = StoryObj<typeof DescriptionList>;

export const HeadOfAReport: Story = {
  tags: ['release', 'SHELL-051'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')[2]).toHaveTextContent('Enseignant - Teacher');
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('---');
  },
};

/** In a narrow side column or drawer: the values below each other, each next to its term. */
export const RowsOfANarrowCard: Story = {
  tags: ['release'],
  args: { layout: 'rows' },
  render: (args) => (
    <div style={{ width: 300 }}>
      <Card title={<BilingualText fr="Étudiant" en="Student" />}>
        <DescriptionList {...args} />
      </Card>
    </div>
  ),
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('definition').map((value) => value.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
    await expect(canvas.getAllByRole('term')[0]?.getBoundingClientRect().right).toBeLessThan(lefts[0] ?? 0);
  },
};

/** A long value without spaces does not extend beyond its column. */
export const LongValuesOnAPhone: Story = {
  tags: ['release'],
  globals: { viewport: { value: 'phone' } },
  args: {
    layout: 'rows',
    items: [
      {
        id: 'email',
        term: <BilingualText fr="Courriel" en="E-mail" />,
        value: 'marie-josephe.desrochers-vaillancourt@aero-beausejour.example.org',
      },
      {
        id: 'schedule',
        term: <BilingualText fr="Horaire" en="Schedule" />,
        value: 'lundi et mercredi, 8 h 30 à 10 h; un vendredi sur deux, 13 h à 14 h 30',
      },
    ],
  },
  play: async ({ canvas }) => {
    for (const value of canvas.getAllByRole('definition'))
      await expect(value.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth - 16);
  },
};
