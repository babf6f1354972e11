import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Card } from '../Card/Card';
import { Stat, StatList } from './Stat';

export default {
  title: 'Components/Data/Stat',
  component: StatList,
  subcomponents: { Stat },
} satisfies Meta<typeof StatList>;

export const HoursAtAGlance: StoryObj<typeof StatList> = {
  tags: ['release'],
  render: () => (
    <div style={{ padding: 24 }}>
      <Card padding="none">
        <StatList>
          <Stat
            label={<BilingualText fr="Heures données" en="Hours taught to date" layout="stack" />}
            value="31 h"
          />
          <Stat
            label={<BilingualText fr="Heures prévues" en="Contracted hours" layout="stack" />}
            value="48 h"
          />
          <Stat label={<BilingualText fr="Restantes" en="Remaining" layout="stack" />} value="17 h" />
        </StatList>
      </Card>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('31 h')).toBeVisible();
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('Heures données - Hours taught to date');
  },
};
