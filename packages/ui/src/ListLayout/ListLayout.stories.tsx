import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { DownloadIcon, PlusIcon } from '../icons';
import { Logo } from '../Logo/Logo';
import { Navbar } from '../Navbar/Navbar';
import { PageHead } from '../PageHead/PageHead';
import { PageState } from '../PageState/PageState';
import { ListLayout } from './ListLayout';

const meta: Meta<typeof ListLayout> = {
  title: 'Shell/ListLayout',
  component: ListLayout,
  tags: ['SHELL-039'],
  args: {
    skipLabel: <BilingualText fr="Aller au contenu" en="Skip to content" />,
    navbar: (
      <Navbar
        brand={<Logo name="Passerelle" />}
        homeHref="#home"
        label="Navigation principale - Main navigation"
        links={[
          {
            id: 'contracts',
            href: '#contracts',
            label: <BilingualText fr="Contrats" en="Contracts" layout="stack" />,
            current: true,
          },
          {
            id: 'teachers',
            href: '#teachers',
            label: <BilingualText fr="Enseignants" en="Teachers" layout="stack" />,
          },
        ]}
        userMenu={<Avatar initials="MB" />}
      />
    ),
    head: (
      <PageHead
        title={<BilingualText fr="Contrats" en="Contracts" />}
        actions={
          <>
            <Button variant="quiet" icon={DownloadIcon}>
              CSV
            </Button>
            <Button variant="primary" icon={PlusIcon}>
              <BilingualText fr="Créer un contrat" en="Create Contract" />
            </Button>
          </>
        }
      />
    ),
    filters: <Button>Filtres</Button>,
    count: (
      <>
        <strong>1 284</strong> <BilingualText fr="contrats" en="contracts" />
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof ListLayout>;

export const RowsScrollUnderTheFilters: Story = {
  args: {
    children: (
      <>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
        <section style={{ flex: '1 1 0', minHeight: 0, overflow: 'auto' }} aria-label="Contrats" tabIndex={0}>
          {Array.from({ length: 60 }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sixty lines without a name
            <p key={row} style={{ padding: 9 }}>
              2026-0{400 + row}
            </p>
          ))}
        </section>
        <p style={{ padding: 12 }}>1–60 / 1 284</p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const filter = canvas.getByRole('button', { name: 'Filtres' });
    const before = filter.getBoundingClientRect().top;
    await fireEvent.scroll(canvas.getByRole('region', { name: 'Contrats' }), { target: { scrollTop: 900 } });
    await expect(canvas.getByText('2026-0400').getBoundingClientRect().top).toBeLessThan(0);
    await expect(filter.getBoundingClientRect().top).toBe(before);
    await expect(canvas.getByText('1–60 / 1 284').getBoundingClientRect().bottom).toBeLessThanOrEqual(
      window.innerHeight,
    );
  },
};

export const NothingMatches: Story = {
  args: {
    children: (
      <PageState
        kind="no-match"
        title={<BilingualText fr="Aucun contrat ne correspond" en="No contract matches" layout="stack" />}
      />
    ),
  },
};
