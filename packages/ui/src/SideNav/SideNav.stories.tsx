import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { SideNav } from './SideNav';

const meta: Meta<typeof SideNav> = {
  title: 'Components/SideNav',
  component: SideNav,
  decorators: [
    (Story) => (
      <div style={{ padding: 24, maxWidth: 264 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

export const PagesOfAContract: StoryObj<typeof SideNav> = {
  args: {
    label: 'Contrat - Contract',
    links: [
      {
        id: 'outline',
        href: '#outline',
        label: <BilingualText fr="Plan et matériel" en="Outline and materials" layout="stack" />,
      },
      {
        id: 'attendance',
        href: '#attendance',
        label: <BilingualText fr="Présences" en="Attendance" layout="stack" />,
        current: true,
      },
      {
        id: 'basic',
        href: '#basic',
        label: <BilingualText fr="Informations de base" en="Basic info" layout="stack" />,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Présences - Attendance' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
