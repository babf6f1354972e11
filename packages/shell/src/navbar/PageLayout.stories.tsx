import { capabilitiesHandlers, openSessionsHandlers, signInsHandlers } from '@portal/api-client/testing';
import { aSignedInUser, aSignIn, type Role } from '@portal/domain';
import { Heading } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectLink, expectTexts } from '../testing';
import { inPortal } from '../testing/inPortal';
import { useToast } from '../toasts/useToast';
import { PageLayout } from './PageLayout';
import { waitingCount } from './waiting-count';

const lea = aSignedInUser({ id: 2, name: 'Léa', lastName: 'Villeneuve', role: 'ROLE_TEACHER' });

export default {
  title: 'Shell/Page layout',
  component: PageLayout,
  tags: ['release'],
  args: { children: <Heading level={1}>2026-0412</Heading> },
  decorators: [inPortal({ app: 'admin', user: aSignedInUser(), at: '/contracts/edit/412/basic' })],
} satisfies Meta<typeof PageLayout>;

type Story = StoryObj<typeof PageLayout>;

const links = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  within(canvas.getByRole('navigation', { name: 'Navigation principale - Main navigation' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

export const ForAnAdministrator: Story = {
  tags: [
    '!release',
    'SHELL-037',
    'SHELL-038',
    'SHELL-043',
    'SHELL-045',
    'SHELL-048',
    'SHELL-049',
    'SHELL-050',
  ],
  play: async ({ canvas }) => {
    await expect(links(canvas)).toEqual([
      ['Contrats - Contracts', '/contracts/list'],
      ['Enseignants - Teachers', '/teachers/list'],
      ['Étudiants - Students', '/students/list'],
      ['Rapports - Reports', '/reports/list'],
      ['Relances - Follow-ups', '/follow-ups'],
      ['Administration', '/settings'],
    ]);
    await expect(canvas.getByRole('link', { name: 'Contrats - Contracts' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('button', { name: /Menu\s: Marie Bélanger/ })).toHaveTextContent('MB');
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.getByText(new RegExp(String(new Date().getFullYear())))).toBeVisible();
    await expectLink(footer, /Toll-free phone/, 'tel:18005550199');
    await expect(footer.getByRole('link', { name: /info@passerelle.example/ })).toBeVisible();
  },
};

/** A navbar link restores the last query of a list; on the list itself it opens the default. */
export const BackToAList: Story = {
  parameters: { portal: { path: '*', at: '/contracts/list?status=done&page=3' } },
  play: async ({ canvas }) => {
    const contracts = () => canvas.getByRole('link', { name: 'Contrats - Contracts' });
    await expect(contracts()).toHaveAttribute('href', '/contracts/list');
    await userEvent.click(canvas.getByRole('link', { name: 'Étudiants - Students' }));
    await waitFor(() => expect(contracts()).toHaveAttribute('href', '/contracts/list?status=done&page=3'));
    await userEvent.click(contracts());
    await waitFor(() => expect(contracts()).toHaveAttribute('href', '/contracts/list'));
  },
};

export const ForATeacher: Story = {
  tags: ['SHELL-046'],
  parameters: { portal: { app: 'teacher', user: lea, at: '/home' } },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation'));
    for (const [name, href] of [
      ['Accueil - Home', '/home'],
      ['Soumettre les présences - Submit Attendance', '/attendance'],
      ['Heures et relevé - Hours and statement', '/hours'],
      ['Guide Passerelle - Passerelle Guide', '/guide'],
      ['Votre profil - Your Profile', '/profile'],
    ] as const) {
      await expectLink(bar, name, href);
    }
    await expect(bar.getAllByRole('link')).toHaveLength(5);
  },
};

/** An administrator who views a teacher's course keeps the administrator links. */
export const AdministratorInTheTeacherApp: Story = {
  tags: ['SHELL-045'],
  parameters: { portal: { app: 'teacher', user: aSignedInUser(), at: '/course/412' } },
  play: async ({ canvas }) => {
    await expect(links(canvas)[0]).toEqual(['Contrats - Contracts', '/admin/contracts/list']);
  },
};

/** A backend may send roles that this version does not know. */
export const RoleUnknown: Story = {
  tags: ['SHELL-047'],
  parameters: { portal: { app: 'admin', user: aSignedInUser({ role: 'ROLE_AUDITOR' as Role }), at: '/x' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

export const UserMenuOpen: Story = {
  tags: ['SHELL-044'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Menu\s: Marie/ }));
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getByText(/Signed in: Marie Bélanger/)).toBeVisible();
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Sombre - Dark' }));
    await expect(document.documentElement.dataset.theme).toBe('dark');
    await expect(document.cookie).toContain('theme=dark');
    await userEvent.click(canvas.getByRole('button', { name: /Menu\s: Marie/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Se déconnecter - Logout' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Menu :/ })).not.toBeInTheDocument());
  },
  beforeEach: () => () => {
    delete document.documentElement.dataset.theme;
  },
};

/** An administrator opens their own open sessions and attempts to sign in from the user menu. */
export const OwnSessions: Story = {
  tags: ['DECISION-70'],
  parameters: {
    msw: () => [
      ...openSessionsHandlers(),
      ...signInsHandlers({
        signIns: [aSignIn({ user: { id: 1, name: 'Marie', lastName: 'Bélanger' }, isCurrent: true })],
      }),
    ],
    first: capabilitiesHandlers(['sessions', 'sign-ins']),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Menu\s: Marie/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Sessions and sign-ins$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /Open sessions$/ }));
    await expect(await dialog.findByRole('list', { name: /Open sessions$/ })).toBeVisible();
    await expectTexts(within(await dialog.findByRole('list', { name: /Recent sign-ins$/ })), 'This browser');
  },
};

export const LanguageChosen: Story = {
  tags: ['SHELL-033', 'DECISION-01'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'EN' }));
    await expect(canvas.getByRole('link', { name: 'Contracts' })).toBeVisible();
    await expect(document.documentElement.lang).toBe('en');
    await expect(document.cookie).toContain('language-mode=en');
    await userEvent.click(canvas.getByRole('radio', { name: 'FR - EN' }));
    await expect(canvas.getByRole('link', { name: 'Contrats - Contracts' })).toBeVisible();
  },
};

const followUps = waitingCount();

/**
 * The link to the follow-ups shows their number, with at most three digits, and no badge if there are none. The links
 * next to it do not move when the number arrives.
 */
export const FollowUpsWaiting: Story = {
  parameters: { portal: { toFollowUp: followUps } },
  beforeEach: () => followUps.tell(0),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Follow-ups/ });
    await expect(link).toHaveTextContent(/^Relances - Follow-ups$/);
    const widthBefore = link.getBoundingClientRect().width;
    followUps.tell(42);
    await waitFor(() => expect(within(link).getByText('42')).toBeVisible());
    await expect(link.getBoundingClientRect().width).toBe(widthBefore);
    followUps.tell(999);
    await waitFor(() => expect(link).toHaveAccessibleName(/999 éléments - 999 items$/));
    await expect(within(link).getByText('999')).toBeVisible();
    followUps.tell(1000);
    await waitFor(() => expect(within(link).getByText('999+')).toBeVisible());
    await expect(canvas.getAllByText(/items$/)).toHaveLength(1);
  },
};

/** On a phone, the language switch is a select next to the menu. */
export const LanguageChosenOnAPhone: Story = {
  tags: ['SHELL-033'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const language = canvas.getByRole('combobox', { name: 'Langue d’affichage - Display language' });
    await expect(language).toHaveDisplayValue('FR - EN');
    await userEvent.selectOptions(language, 'EN');
    await expect(document.documentElement.lang).toBe('en');
    await expect(canvas.getByRole('combobox', { name: 'Display language' })).toHaveDisplayValue('EN');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'FR - EN');
  },
};

/** The progress bar runs on each navigation, even an instant one. */
export const Navigating: Story = {
  tags: ['!release', 'SHELL-035'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Enseignants - Teachers' }));
    await expect(
      await canvas.findByRole('progressbar', { name: 'Chargement de la page - Loading the page' }),
    ).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
    await expect(canvas.getByRole('link', { name: 'Enseignants - Teachers' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

function WithToasts() {
  const toast = useToast();
  return (
    <PageLayout>
      <Heading level={1}>2026-0412</Heading>
      <button
        type="button"
        onClick={() =>
          toast.success({ fr: 'Le contrat a été mis à jour.', en: 'Course was updated successfully.' })
        }
      >
        save
      </button>
      <button type="button" onClick={() => toast.danger('Email duplicated')}>
        fail
      </button>
    </PageLayout>
  );
}

/** Toasts have generic titles; the server's message is shown unchanged. */
export const Told: Story = {
  render: () => <WithToasts />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'save' }));
    const status = within(await canvas.findByRole('status'));
    await expectTexts(status, 'Success', 'Course was updated successfully.');
    await userEvent.click(canvas.getByRole('button', { name: 'fail' }));
    const warned = within(canvas.getByRole('alert'));
    await expect(await warned.findByText('Email duplicated')).toBeVisible();
    await userEvent.click(warned.getByRole('button', { name: 'Fermer - Close' }));
    await waitFor(() => expect(warned.queryByText('Email duplicated')).not.toBeInTheDocument());
  },
};
