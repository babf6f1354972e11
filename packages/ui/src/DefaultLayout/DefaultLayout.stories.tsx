import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar';
import { Banner } from '../Banner/Banner';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Footer } from '../Footer/Footer';
import { Heading } from '../Heading/Heading';
import { BookIcon, CheckIcon, HomeIcon, UserIcon } from '../icons';
import { TextLink } from '../Link/TextLink';
import { Logo } from '../Logo/Logo';
import { Meter } from '../Meter/Meter';
import { Navbar } from '../Navbar/Navbar';
import { PageFrame } from '../PageFrame/PageFrame';
import { PageHead } from '../PageHead/PageHead';
import { PageState } from '../PageState/PageState';
import { SideNav } from '../SideNav/SideNav';
import { Stat, StatList } from '../Stat/Stat';
import { TextField } from '../TextField/TextField';
import { DefaultLayout } from './DefaultLayout';

const stack = (fr: string, en: string) => <BilingualText fr={fr} en={en} layout="stack" />;

const navbar = (
  <Navbar
    brand={<Logo name="Passerelle" />}
    menuLabel="Menu"
    homeHref="#home"
    label="Navigation principale - Main navigation"
    phone="tabs"
    links={[
      { id: 'home', href: '#home', label: stack('Accueil', 'Home'), icon: HomeIcon, current: true },
      { id: 'attendance', href: '#attendance', label: stack('Présences', 'Attendance'), icon: CheckIcon },
      { id: 'guide', href: '#guide', label: 'Guide', icon: BookIcon },
      { id: 'profile', href: '#profile', label: stack('Profil', 'Profile'), icon: UserIcon },
    ]}
    userMenu={<Avatar initials="LV" />}
  />
);

const footer = (
  <Footer
    year={2026}
    owner="Passerelle"
    phone="1 800 555-0134"
    email="info@passerelle.example"
    phoneLabel={<BilingualText fr="Téléphone sans frais" en="Toll-free phone" />}
    emailLabel={<BilingualText fr="Courriel" en="Email" />}
  />
);

export default {
  title: 'Components/Layout/DefaultLayout',
  component: DefaultLayout,
  tags: ['release', 'SHELL-037', 'SHELL-038'],
  args: { footer },
  decorators: [
    (Story) => (
      <PageFrame navbar={navbar} skipLabel={<BilingualText fr="Aller au contenu" en="Skip to content" />}>
        <Story />
      </PageFrame>
    ),
  ],
} satisfies Meta<typeof DefaultLayout>;

type Story = StoryObj<typeof DefaultLayout>;

export const TeacherHome: Story = {
  args: {
    width: 'narrow',
    children: (
      <>
        <PageHead title={stack('Bonjour Léa', 'Hello Léa')} />
        <Card tone="feature" title={stack('Soumettre les présences', 'Submit Attendances')}>
          <p>Dernier cours : mer. 18 nov., 2026-0412</p>
          <Button variant="inverse" size="action">
            <BilingualText fr="Commencer" en="Start" />
          </Button>
        </Card>
        <Banner tone="caution">
          <BilingualText fr="1 présence en attente d’envoi" en="1 attendance waiting to be sent" />
        </Banner>
        <Card
          title={
            <TextLink href="#2026-0412" variant="standalone">
              2026-0412
            </TextLink>
          }
        >
          <p>Aéro Beauséjour inc. · Français · 3 étudiants</p>
          <Meter value={31} max={48} text="31 h / 48 h" size="medium" />
          <Banner tone="caution" look="line">
            <BilingualText fr="Rapport de progrès requis" en="Progress report required" />
          </Banner>
        </Card>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent('Bonjour Léa');
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('© 2026 Passerelle');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const AttendanceUnderWay: Story = {
  tags: ['!release', 'SHELL-042'],
  args: {
    width: 'narrow',
    highlighted: true,
    thumbBar: (
      <Button variant="primary" size="action" busy>
        <BilingualText fr="Soumettre" en="Submit" />
      </Button>
    ),
    children: <PageHead title={<BilingualText fr="Présences" en="Attendance" />} />,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Soumettre - Submit' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvasElement.querySelector('[data-highlighted]')).toBeInTheDocument();
  },
};

/** Each button stacks its two languages, because half the width is too narrow for one line. */
export const TwoKeysUnderTheThumb: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    width: 'narrow',
    thumbBar: (
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 }}>
        <Button>
          <BilingualText fr="Enregistrer le brouillon" en="Save as draft" />
        </Button>
        <Button variant="primary">
          <BilingualText fr="Soumettre" en="Submit" />
        </Button>
      </div>
    ),
    children: <PageHead title={<BilingualText fr="Plan de cours" en="Course outline" />} />,
  },
  play: async ({ canvas }) => {
    for (const [fr, en] of [
      ['Enregistrer le brouillon', 'Save as draft'],
      ['Soumettre', 'Submit'],
    ] as const) {
      await expect(canvas.getByRole('button', { name: `${fr} - ${en}` })).toBeVisible();
      await expect(canvas.getByText(en).getBoundingClientRect().top).toBeGreaterThanOrEqual(
        canvas.getByText(fr).getBoundingClientRect().bottom,
      );
    }
  },
};

export const ThreeColumns: Story = {
  args: {
    width: 'wide',
    side: (
      <SideNav
        label="Contrat - Contract"
        links={[
          {
            id: 'outline',
            href: '#outline',
            label: stack('Plan de cours et matériel', 'Outline and materials'),
          },
          { id: 'attendance', href: '#attendance', label: stack('Présences', 'Attendance'), current: true },
        ]}
      />
    ),
    aside: (
      <Card title={<BilingualText fr="Enseignant" en="Teacher" layout="stack" />}>
        <p>Léa Villeneuve</p>
      </Card>
    ),
    children: (
      <>
        <Heading level={1}>2026-0412</Heading>
        <Card padding="none">
          <StatList>
            <Stat label={stack('Heures données', 'Hours taught to date')} value="31 h" />
            <Stat label={stack('Heures prévues', 'Contracted hours')} value="48 h" />
            <Stat label={stack('Restantes', 'Remaining')} value="17 h" />
          </StatList>
        </Card>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main').getBoundingClientRect();
    await expect(canvas.getByRole('complementary')).toHaveTextContent('Léa Villeneuve');
    await expect(canvas.getByText('Léa Villeneuve').getBoundingClientRect().left).toBeGreaterThan(main.right);
  },
};

/** On a phone, content below a page that still loads is out of sight, so that it does not move away from a finger. */
export const LoadingAboveAside: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <>
        <PageHead title="Léa Villeneuve" />
        <PageState kind="loading" title="Chargement - Loading" />
      </>
    ),
    aside: (
      <Card title={stack('Compte', 'Account')}>
        <Button>Archiver - Archive</Button>
      </Card>
    ),
  },
  play: async ({ canvas }) => {
    const below = await canvas.findByRole('button', { name: 'Archiver - Archive' });
    await expect(below.getBoundingClientRect().top).toBeGreaterThan(innerHeight);
    await expect(canvas.getByText('Chargement - Loading').getBoundingClientRect().bottom).toBeLessThan(
      innerHeight,
    );
  },
};

/** The reason of a blocked button in the side column lies above the fields of the content. */
export const ReasonOverFields: Story = {
  tags: ['!release'],
  args: {
    side: (
      <Button blockedReason="Ce contrat est archivé : il faut d’abord le restaurer.">
        Dupliquer le contrat
      </Button>
    ),
    children: ['Numéro', 'Compagnie', 'Langue', 'Lieu'].map((label) => (
      <TextField key={label} label={label} />
    )),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    const reason = canvas.getByText(/Ce contrat est archivé/);
    await expect(reason).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Numéro' });
    await waitFor(async () => {
      const { right, top, bottom } = reason.getBoundingClientRect();
      await expect(right).toBeGreaterThan(field.getBoundingClientRect().left);
      await expect(document.elementFromPoint(right - 2, (top + bottom) / 2)).toBe(reason);
    });
  },
};
