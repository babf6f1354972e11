import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { DefaultLayout } from '../DefaultLayout/DefaultLayout';
import { ListContent, ListLayout } from '../ListLayout/ListLayout';
import { Logo } from '../Logo/Logo';
import { Navbar } from '../Navbar/Navbar';
import { PageHead } from '../PageHead/PageHead';
import { PageFrame } from './PageFrame';

const stack = (fr: string, en: string) => <BilingualText fr={fr} en={en} layout="stack" />;

/** A list, and a record that is opened from it. */
function TwoPages() {
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <DefaultLayout>
        <PageHead title="2026-0412" />
        <Button onClick={() => setOpen(false)}>
          <BilingualText fr="Contrats" en="Contracts" />
        </Button>
      </DefaultLayout>
    );
  return (
    <ListLayout>
      <ListContent title={stack('Contrats', 'Contracts')}>
        <Button onClick={() => setOpen(true)}>2026-0412</Button>
      </ListContent>
    </ListLayout>
  );
}

export default {
  title: 'Components/Layout/PageFrame',
  component: PageFrame,
  tags: ['SHELL-037', 'SHELL-039'],
  args: {
    skipLabel: <BilingualText fr="Aller au contenu" en="Skip to content" />,
    navbar: (
      <Navbar
        brand={<Logo name="Passerelle" />}
        menuLabel="Menu"
        homeHref="#home"
        label="Navigation principale - Main navigation"
        links={[
          { id: 'contracts', href: '#contracts', label: stack('Contrats', 'Contracts'), current: true },
          { id: 'teachers', href: '#teachers', label: stack('Enseignants', 'Teachers') },
        ]}
        userMenu={<Avatar initials="MB" />}
      />
    ),
    children: <TwoPages />,
  },
} satisfies Meta<typeof PageFrame>;

type Story = StoryObj<typeof PageFrame>;

/** A list fills the height of the window, a page is as high as its content; the navbar is the same element in both. */
export const OnePageGivesWayToAnother: Story = {
  tags: ['release'],
  play: async ({ canvas }) => {
    const navbar = canvas.getByRole('banner');
    await expect(canvas.getByRole('heading', { name: 'Contrats - Contracts' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '2026-0412' }));
    await expect(canvas.getByRole('heading', { name: '2026-0412' })).toBeVisible();
    await expect(canvas.getByRole('banner')).toBe(navbar);
    await userEvent.click(canvas.getByRole('button', { name: 'Contrats - Contracts' }));
    await expect(canvas.getByRole('banner')).toBe(navbar);
  },
};

export const PastTheNavbar: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Aller au contenu - Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
