import { broken, plannedClassesHandlers, sent, sentBodies } from '@portal/api-client/testing';
import { aPlannedClass, aPlannedContract, type PlannedClass, type SubstituteProposal } from '@portal/domain';
import {
  asTeacher,
  type Canvas,
  expectMessage,
  expectTexts,
  press,
  storyClock,
  tryAgain,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { OwnSubstitutes } from './OwnSubstitutes';

const lea = { id: 1, name: 'Léa', lastName: 'Villeneuve' };
const andrew = { id: 2, name: 'Andrew', lastName: 'Parker' };
const gaelle = { id: 3, name: 'Gaëlle', lastName: 'Jolicœur' };

const own = (differing: Partial<PlannedClass>) =>
  aPlannedClass({ teacher: lea, usualTeacher: lea, substitute: null, proposal: null, ...differing });

const proposal = (differing: Partial<SubstituteProposal> = {}): SubstituteProposal => ({
  status: 'open',
  substitute: andrew,
  proposedBy: lea,
  answer: null,
  ...differing,
});

/** Classes from Monday to Thursday; that of today has started. */
const classes: PlannedClass[] = [
  own({ id: 1, time: '10:00' }),
  own({ id: 2, date: '2026-11-24' }),
  own({ id: 3, date: '2026-11-25', isCancelled: true, number: null }),
  own({ id: 4, date: '2026-11-26' }),
];

type Situation = NonNullable<Parameters<typeof plannedClassesHandlers>[0]>;

const around = (situation: Situation = {}) =>
  plannedClassesHandlers({
    extensions: ['planned-classes', 'belonging'],
    contracts: [aPlannedContract()],
    teachers: [andrew, gaelle],
    classes,
    ...situation,
  });

export default {
  title: 'Teacher/Own substitutes',
  component: OwnSubstitutes,
  tags: ['release'],
  render: () => (
    <main style={{ padding: 24 }}>
      <OwnSubstitutes />
    </main>
  ),
  decorators: [asTeacher('/home')],
  beforeEach: () => storyClock('2026-11-23T11:35'),
  parameters: { msw: around },
} satisfies Meta<typeof OwnSubstitutes>;

type Story = StoryObj<typeof OwnSubstitutes>;

/** Opens the form and selects Tuesday and Thursday. */
async function chooseClasses(canvas: Canvas) {
  await press(canvas, /Propose a substitute$/);
  await userEvent.click(await canvas.findByRole('checkbox', { name: /Tue Nov 24th, 12:00/ }));
  await userEvent.click(canvas.getByRole('checkbox', { name: /Thu Nov 26th, 12:00/ }));
}

async function chooseAndrew(canvas: Canvas) {
  const field = canvas.getByRole('combobox', { name: /Colleague/ });
  await waitFor(() => expect(field).not.toHaveAttribute('aria-busy', 'true'));
  await userEvent.click(field);
  await press(screen, 'Andrew Parker', 'option');
}

const propose = (canvas: Canvas) => press(canvas, /Propose to the administration$/);

/** Proposes a colleague for two classes; started and cancelled classes are not offered. */
export const Proposed: Story = {
  tags: ['!release', 'DECISION-99'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await chooseClasses(canvas);
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
    await chooseAndrew(canvas);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await propose(canvas);
    await expectMessage('success', 'The proposal was sent to the administration.');
    const chosen = (id: number) => ({ id, etag: '"v1"' });
    await expect(sentBodies('POST plannedClasses/proposals')).toEqual([
      { classes: [chosen(2), chosen(4)], teacher_id: 2 },
    ]);
    await expectTexts(canvas, 'Proposed: Andrew Parker', 'Waiting for the administration');
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Tue Nov 24th, 12:00 – 13:30, Aéro Beauséjour inc\.$/),
      expect.stringMatching(/Thu Nov 26th, 12:00 – 13:30, Aéro Beauséjour inc\.$/),
    ]);
  },
};

/** A colleague who cannot give one of the chosen classes is marked, but can still be proposed (DECISION-134). */
export const ColleagueAway: Story = {
  tags: ['DECISION-134'],
  globals: { viewport: { value: 'phone' }, language: 'en' },
  parameters: {
    msw: () =>
      around({
        teachers: [
          { ...andrew, awayFor: [4] },
          { ...gaelle, awayFor: [9] },
        ],
      }),
  },
  play: async ({ canvas }) => {
    await chooseClasses(canvas);
    const field = canvas.getByRole('combobox', { name: /Colleague/ });
    await userEvent.click(field);
    await expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Andrew ParkerAway',
      'Gaëlle Jolicœur',
    ]);
    await press(screen, /^Andrew Parker/, 'option');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Thu Nov 26th, 12:00/ }));
    await userEvent.click(field);
    await expect(await screen.findByRole('option', { name: 'Andrew Parker' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await propose(canvas);
    await waitFor(() =>
      expect(sentBodies('POST plannedClasses/proposals')).toEqual([
        { classes: [{ id: 2, etag: '"v1"' }], teacher_id: 2 },
      ]),
    );
  },
};

/** Nothing is sent until a class and a colleague are selected. */
export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await press(canvas, /Propose a substitute$/);
    await canvas.findAllByRole('checkbox');
    await propose(canvas);
    await expectTexts(canvas, 'Choose at least one class.', 'Choose a colleague.');
    await expect(sent('POST plannedClasses/proposals')).toEqual([]);
  },
};

/** Shows each answer of the office, with its message and the substitute who gives the class. */
export const Answered: Story = {
  tags: ['!release', 'DECISION-99'],
  parameters: {
    msw: () =>
      around({
        classes: [
          own({ id: 1, date: '2026-11-24', proposal: proposal() }),
          own({
            id: 2,
            date: '2026-11-25',
            teacher: andrew,
            substitute: andrew,
            proposal: proposal({ status: 'confirmed' }),
          }),
          own({
            id: 3,
            date: '2026-11-26',
            teacher: gaelle,
            substitute: gaelle,
            proposal: proposal({ status: 'declined', answer: 'Andrew est en congé.' }),
          }),
        ],
      }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Proposed: Andrew Parker')).toHaveLength(3);
    for (const text of [
      'Waiting for the administration',
      'Confirmed',
      'Declined',
      'Given by Gaëlle Jolicœur',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByText(/^Answer of the administration: Andrew est en congé\.$/)).toBeVisible();
    // Only an open proposal can be withdrawn.
    await expect(
      canvas.getAllByRole('button', { name: /Take the proposal back: Andrew Parker$/ }),
    ).toHaveLength(1);
  },
};

const withProposal: Story['parameters'] = {
  msw: () => around({ classes: [own({ id: 4, date: '2026-11-26', proposal: proposal() })] }),
};
const takeBack = (canvas: Canvas) => press(canvas, /Take the proposal back: Andrew Parker$/);

export const TakenBack: Story = {
  tags: ['DECISION-99'],
  parameters: withProposal,
  play: async ({ canvas }) => {
    await takeBack(canvas);
    await expectMessage('success', 'The proposal was taken back.');
    await expect(sentBodies('POST plannedClasses/proposals')).toEqual([
      { classes: [{ id: 4, etag: '"v1"' }], teacher_id: null },
    ]);
    await waitFor(() => expect(canvas.queryByText('Proposed: Andrew Parker')).toBeNull());
    await expect(canvas.getByRole('button', { name: /Propose a substitute$/ })).toBeVisible();
  },
};

/** The office has confirmed the proposal in the meantime: the teacher is told and sees the answer. */
export const AnsweredMeanwhile: Story = {
  parameters: {
    msw: () =>
      around({
        classes: [own({ id: 4, date: '2026-11-26', proposal: proposal() })],
        savedByOthers: [
          own({ id: 4, date: '2026-11-26', substitute: andrew, proposal: proposal({ status: 'confirmed' }) }),
        ],
      }),
  },
  play: async ({ canvas }) => {
    await takeBack(canvas);
    await expectMessage('error', 'One of these classes has changed in the meantime. This is how it is now.');
    await expect(await canvas.findByText('Confirmed')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Take the proposal back/ })).toBeNull();
  },
};

/** Without a connection nothing is queued: the selection stays, and repeating the request is harmless. */
export const NoConnection: Story = {
  tags: ['DECISION-99'],
  globals: { viewport: { value: 'phone' } },
  parameters: { msw: () => around({ failWrites: 'offline' }) },
  play: async ({ canvas }) => {
    await chooseClasses(canvas);
    await chooseAndrew(canvas);
    await propose(canvas);
    await expect(await canvas.findByText(/No answer arrived\. Your choices are still here/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Thu Nov 26th/ })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: /Colleague/ })).toHaveValue('Andrew Parker');
  },
};

/** A class was moved while the form was open. The form shows its new time, still selected. */
export const MovedMeanwhile: Story = {
  parameters: { msw: () => around({ savedByOthers: [own({ id: 4, date: '2026-11-26', time: '15:00' })] }) },
  play: async ({ canvas }) => {
    await chooseClasses(canvas);
    await chooseAndrew(canvas);
    await propose(canvas);
    await expect(await canvas.findByText(/One of these classes has changed in the meantime/)).toBeVisible();
    await expect(await canvas.findByRole('checkbox', { name: /Thu Nov 26th, 15:00/ })).toBeChecked();
  },
};

export const NothingToPropose: Story = {
  parameters: { msw: () => around({ classes: [own({ id: 1, time: '10:00' })] }) },
  play: async ({ canvas }) => {
    await press(canvas, /Propose a substitute$/);
    await expectTexts(canvas, 'None of your classes of the next 60 days can get a substitute.');
    await press(canvas, /Back$/);
    await expect(await canvas.findByRole('button', { name: /Propose a substitute$/ })).toBeVisible();
  },
};

/** Without the extension, the page does not mention substitutes. */
export const WithoutProposals: Story = {
  parameters: { msw: () => around({ classes: [aPlannedClass({ date: '2026-11-24' })] }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(sent('GET plannedClasses/proposals')).toHaveLength(1));
    await waitFor(() => expect(sent('GET plannedClasses')).toHaveLength(1));
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const NotRead: Story = {
  parameters: { msw: () => [broken('*/api/plannedClasses/proposals', 500), ...around()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your proposed substitutes cannot be read/)).toBeVisible();
    await tryAgain(canvas, /Try again|Retry/);
    await expect(await canvas.findByRole('heading', { name: /Substitutes$/ })).toBeVisible();
  },
};

export const InFrenchAndDark: Story = {
  globals: { viewport: { value: 'phone' }, language: 'fr', theme: 'dark' },
  parameters: withProposal,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('En attente de l’administration')).toBeVisible();
    const card = within(
      canvas.getByRole('heading', { name: 'Remplaçants' }).closest('section') ?? document.body,
    );
    await expect(card.getByText(/jeu\. 26 nov\., 12:00 – 13:30/)).toBeVisible();
  },
};
