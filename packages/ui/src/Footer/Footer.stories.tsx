import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Footer } from './Footer';

const meta: Meta<typeof Footer> = { title: 'Components/Navigation/Footer', component: Footer };
export default meta;

export const HowToReachTheProvider: StoryObj<typeof Footer> = {
  tags: ['SHELL-048', 'SHELL-049', 'SHELL-050'],
  args: {
    year: 2026,
    owner: 'Passerelle',
    phone: '1 800 555-0134',
    email: 'info@passerelle.example',
    phoneLabel: <BilingualText fr="Téléphone sans frais" en="Toll-free phone" />,
    emailLabel: <BilingualText fr="Courriel" en="Email" />,
  },
  play: async ({ canvas }) => {
    const foot = canvas.getByRole('contentinfo');
    await expect(foot).toHaveTextContent('© 2026 Passerelle');
    await expect(canvas.getByRole('link', { name: /1 800 555-0134/ })).toHaveAttribute(
      'href',
      'tel:18005550134',
    );
    await expect(canvas.getByRole('link', { name: /info@passerelle/ })).toHaveAttribute(
      'href',
      'mailto:info@passerelle.example',
    );
  },
};
