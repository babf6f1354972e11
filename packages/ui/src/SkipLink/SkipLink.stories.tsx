import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { contentId, SkipLink } from './SkipLink';

export default {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  args: { children: <BilingualText fr="Aller au contenu" en="Skip to content" /> },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav aria-label="Portail - Portal" style={{ padding: 24 }}>
        <a href="#contracts">Contrats</a>
      </nav>
      <main id={contentId} tabIndex={-1} style={{ padding: 24 }}>
        <a href="#first">2026-0412</a>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

type Story = StoryObj<typeof SkipLink>;

/** The link is visible only while it has the focus. */
export const FirstStopOfTheTabKey: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Aller au contenu - Skip to content' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toBeVisible();
  },
};

export const PastTheNavbar: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '2026-0412' })).toHaveFocus();
  },
};
