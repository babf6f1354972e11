import {
  capabilitiesHandlers,
  type InitialsSituation,
  initialsHandlers,
  sent,
} from '@portal/api-client/testing';
import { aContract, anInitial, anInitialedClass } from '@portal/domain';
import { asAdmin, recovered, storyClock } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { InitialsCard } from './InitialsCard';

const given = (situation: InitialsSituation = {}) => [
  ...capabilitiesHandlers(['initials']),
  ...initialsHandlers({ ofMonth, ...situation }),
];

const ofMonth = [
  anInitial(),
  anInitial({
    id: 2,
    sequence: 2,
    student: { id: 502, name: 'Rémi', lastName: 'Séguin' },
    how: 'typed',
    mark: 'R. S.',
    route: 'link',
    isChanged: true,
    now: anInitialedClass({ minutes: 60 }),
  }),
  anInitial({
    id: 3,
    sequence: 3,
    student: { id: 503, name: '', lastName: 'Ancien étudiant - Former student' },
    mark: null,
    isErased: true,
  }),
];

export default {
  title: 'Admin/Initials',
  component: InitialsCard,
  tags: ['DECISION-217'],
  args: { contract: aContract() },
  render: (args) => (
    <main style={{ padding: 16 }} id="main" tabIndex={-1}>
      <h1>Contrat - Contract</h1>
      <InitialsCard {...args} />
    </main>
  ),
  decorators: [asAdmin('/contracts/edit/412/attendance')],
  beforeEach: () => storyClock('2026-11-23T09:00'),
  globals: { language: 'en' },
  parameters: { msw: () => given() },
} satisfies Meta<typeof InitialsCard>;

type Story = StoryObj<typeof InitialsCard>;

/** Each line with its class; a changed one shows both states, and one of an erased person has no mark. */
export const OfAMonth: Story = {
  tags: ['DECISION-212'],
  play: async ({ canvas }) => {
    const row = async (name: RegExp) => within(await canvas.findByRole('row', { name }));
    await expect((await row(/^Inès Fortin/)).getByRole('img', { name: 'Drawn initials' })).toBeVisible();
    const changed = await canvas.findByRole('row', { name: /^Rémi Séguin/ });
    await expect(changed).toHaveTextContent(
      /90 min.*R\. S\..*Through the private link.*Class changed since.*Now: .*60 min/,
    );
    await expect((await row(/Former student/)).getByText('Erased')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Month'), '2026-10');
    await waitFor(() =>
      expect(sent('GET initials').map((request) => String(request.query))).toEqual([
        'courseId=412&month=2026-11',
        'courseId=412&month=2026-10',
      ]),
    );
  },
};

/** The report of the company, by half-day. */
export const Report: Story = {
  tags: ['release'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Report of the month (PDF)' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /^All contracts of/ }));
    await userEvent.click(dialog.getByRole('radio', { name: 'English' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Name the half-days' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const company = aContract().company?.id;
    await expect(sent('GET initials/report').map((request) => String(request.query))).toEqual([
      `companyId=${company}&month=2026-11&language=en&halfDays=1`,
    ]);
  },
};

/** A letter that no font has: the dialog stays open with what was chosen. */
export const Refused: Story = {
  globals: { language: 'fr', theme: 'dark', viewport: { value: 'phone' } },
  parameters: { msw: () => given({ refused: 'Aucune police n’a 李 - No font has 李' }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Relevé du mois (PDF)' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Indiquer les demi-journées' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Télécharger' }));
    await expect(await screen.findByText(/Aucune police n’a 李/)).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Indiquer les demi-journées' })).toBeChecked();
  },
};

/** The file for those who verify the chain. */
export const Chain: Story = {
  tags: ['DECISION-216'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chain to verify (JSON)' }));
    await waitFor(() =>
      expect(sent('GET initials/chain').map((request) => String(request.query))).toEqual(['courseId=412']),
    );
  },
};

export const None: Story = {
  parameters: { msw: () => given({ ofMonth: [] }) },
  play: async ({ canvas }) => expect(await canvas.findByText('No initials in that month')).toBeVisible(),
};

export const Failing: Story = recovered('*/api/initials', 'Inès Fortin');
