import { useSubstituteProposals } from '@portal/api-client';
import { failsOnce, plannedClassesHandlers, sentBodies } from '@portal/api-client/testing';
import {
  aPlannedClass,
  aPlannedContract,
  type PlannedClass,
  type SubstituteProposal,
  withContracts,
} from '@portal/domain';
import { asAdmin, expectMessage, expectTexts, press, retype, storyClock } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AnswerProposals } from './AnswerProposals';

const lea = { id: 1, name: 'Léa', lastName: 'Villeneuve' };
const andrew = { id: 2, name: 'Andrew', lastName: 'Parker' };
const contracts = [aPlannedContract(), aPlannedContract({ id: 13, number: '2026-0359' })];

const proposal = (differing: Partial<SubstituteProposal> = {}): SubstituteProposal => ({
  status: 'open',
  substitute: andrew,
  proposedBy: lea,
  answer: null,
  ...differing,
});
const proposed = (differing: Partial<PlannedClass>) =>
  aPlannedClass({
    teacher: lea,
    usualTeacher: lea,
    substitute: null,
    proposal: proposal(),
    ...differing,
  });

const classes = [
  proposed({ id: 2, date: '2026-11-24' }),
  proposed({ id: 5, contractId: 13, date: '2026-11-26' }),
];

type Situation = NonNullable<Parameters<typeof plannedClassesHandlers>[0]>;
const around = (situation: Situation = {}) =>
  plannedClassesHandlers({
    extensions: ['planned-classes', 'belonging'],
    teachers: [andrew],
    contracts,
    classes,
    ...situation,
  });

/** The open proposals of all teachers, as shown with the follow-ups. */
function Proposals() {
  const { data, retry } = useSubstituteProposals(true);
  return data && <AnswerProposals classes={withContracts(data.classes, data.contracts)} onStale={retry} />;
}

export default {
  title: 'Admin/Proposed substitutes',
  component: AnswerProposals,
  render: () => (
    <main id="content" tabIndex={-1} style={{ padding: 24 }}>
      <Proposals />
    </main>
  ),
  decorators: [asAdmin('/follow-ups')],
  beforeEach: () => storyClock('2026-11-23T11:35'),
  parameters: { msw: around },
} satisfies Meta<typeof AnswerProposals>;

type Story = StoryObj<typeof AnswerProposals>;

const chosen = (id: number) => ({ id, etag: '"v1"' });

/** One click confirms all classes of a proposal. */
export const Confirmed: Story = {
  tags: ['DECISION-99'],
  play: async ({ canvas }) => {
    await expectTexts(canvas, /Léa Villeneuve proposes as substitute: Andrew Parker$/);
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Tue Nov 24th, 12:00 – 13:30, contract 2026-0412$/),
      expect.stringMatching(/Thu Nov 26th, 12:00 – 13:30, contract 2026-0359$/),
    ]);
    await press(canvas, /Confirm the substitute$/);
    await expectMessage('success', 'Substitute confirmed: Andrew Parker.');
    await expect(sentBodies('POST plannedClasses/substitute')).toEqual([
      { classes: [chosen(2), chosen(5)], teacher_id: 2, accept_clashes: false },
    ]);
    await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** People who get no mail about it are named after the save. */
export const ConfirmedWithoutMail: Story = {
  tags: ['release', 'DECISION-100'],
  parameters: { msw: () => around({ notMailed: [lea] }) },
  play: async ({ canvas }) => {
    await press(canvas, /Confirm the substitute$/);
    await expectMessage(
      'success',
      'Substitute confirmed: Andrew Parker. Not reached by email, to be told: Léa Villeneuve.',
    );
  },
};

/** The colleague has another class at that time: the first attempt is rejected, the second one accepts the conflict. */
export const ConfirmedDespiteConflict: Story = {
  tags: ['DECISION-99'],
  parameters: {
    first: [
      failsOnce('POST plannedClasses/substitute', {
        status: 409,
        code: 'clash',
        errors: { classes: ['2026-11-24 12:00 2026-0377'] },
      }),
    ],
    msw: () => around(),
  },
  play: async ({ canvas }) => {
    await press(canvas, /Confirm the substitute$/);
    await expect(await canvas.findByText(/contract 2026-0377, .*Tue Nov 24th at 12:00$/)).toBeVisible();
    await press(canvas, /Confirm anyway$/);
    await expectMessage('success', 'Substitute confirmed: Andrew Parker.');
    await expect(sentBodies('POST plannedClasses/substitute').at(-1)).toMatchObject({ accept_clashes: true });
  },
};

export const Declined: Story = {
  tags: ['release', 'DECISION-99'],
  globals: { viewport: { value: 'phone' }, language: 'fr' },
  play: async ({ canvas }) => {
    await press(canvas, 'Refuser la proposition');
    await press(canvas, 'Retour');
    await press(canvas, 'Refuser la proposition');
    const answer = await canvas.findByRole('textbox', { name: 'Message pour Léa Villeneuve (facultatif)' });
    await expect(answer).toHaveFocus();
    await retype(answer, ' Andrew est en congé. ');
    await press(canvas, 'Refuser la proposition');
    await expectMessage('success', 'La proposition a été refusée.');
    await expect(sentBodies('POST plannedClasses/proposals/decline')).toEqual([
      { classes: [chosen(2), chosen(5)], answer: 'Andrew est en congé.' },
    ]);
    await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
  },
};

/** A proposed colleague who has been archived in the meantime can only be declined. */
export const ArchivedColleague: Story = {
  tags: ['release'],
  parameters: {
    msw: () =>
      around({
        classes: [proposed({ id: 2, proposal: proposal({ substitute: { ...andrew, archived: true } }) })],
      }),
  },
  play: async ({ canvas }) => {
    const confirm = await canvas.findByRole('button', { name: /Confirm the substitute$/ });
    confirm.focus();
    await waitFor(() =>
      expect(confirm).toHaveAccessibleDescription(/This person is archived: decline the proposal/),
    );
    await expect(canvas.getByRole('button', { name: /Decline the proposal$/ })).toBeEnabled();
  },
};

/** Another administrator has already answered: the reason is shown, and nothing is overwritten. */
export const AnsweredByAnother: Story = {
  tags: ['release', 'DECISION-99'],
  parameters: {
    msw: () =>
      around({
        classes: classes.slice(0, 1),
        savedByOthers: [
          proposed({ id: 2, date: '2026-11-24', proposal: proposal({ status: 'declined', answer: 'Non' }) }),
        ],
      }),
  },
  play: async ({ canvas }) => {
    await press(canvas, /Confirm the substitute$/);
    await expectMessage('error', 'Someone else changed this class in the meantime. This is how it is now.');
    await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
  },
};

/** Each proposal has its own buttons. */
export const Bulk: Story = {
  tags: ['release'],
  parameters: {
    msw: () =>
      around({
        classes: [
          ...classes,
          proposed({ id: 7, proposal: proposal({ proposedBy: { ...lea, id: 9, name: 'Zoé' } }) }),
        ],
      }),
  },
  play: async ({ canvas }) => {
    const confirm = await canvas.findAllByRole('button', { name: /Confirm the substitute$/ });
    await expect(confirm).toHaveLength(2);
    await userEvent.click(confirm[0] ?? document.body);
    await expectMessage('success', 'Substitute confirmed: Andrew Parker.');
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /Confirm the substitute$/ })).toHaveLength(1),
    );
    await expect(canvas.getByText(/Zoé Villeneuve proposes as substitute/)).toBeVisible();
  },
};
