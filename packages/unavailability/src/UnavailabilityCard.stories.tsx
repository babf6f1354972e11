import {
  broken,
  capabilitiesHandlers,
  sent,
  sentBodies,
  type UnavailabilitySituation,
  unavailabilityHandlers,
} from '@portal/api-client/testing';
import { anUnavailability } from '@portal/domain';
import {
  asTeacher,
  type Canvas,
  expectMessage,
  expectTexts,
  findDialog,
  hiddenWithout,
  press,
  retype,
  storyClock,
  tryAgain,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { UnavailabilityCard } from './UnavailabilityCard';

const tuesdays = anUnavailability({
  id: 6,
  startsOn: null,
  endsOn: '2027-06-30',
  weekday: 2,
  beginsAt: '14:00',
  endsAt: '16:00',
  name: null,
  plannedClasses: 2,
});
const away = [tuesdays, anUnavailability()];

const given = (situation: UnavailabilitySituation = {}) => ({
  msw: () => [...capabilitiesHandlers(['unavailability']), ...unavailabilityHandlers({ away, ...situation })],
});

export default {
  title: 'Teacher/Profile/Unavailability',
  component: UnavailabilityCard,
  args: { teacherId: null },
  render: (args) => (
    <main style={{ padding: 16 }}>
      <h1>Profil - Profile</h1>
      <UnavailabilityCard {...args} />
    </main>
  ),
  decorators: [asTeacher('/profile')],
  tags: ['release', 'DECISION-134'],
  beforeEach: () => storyClock('2026-12-01T09:00'),
  parameters: { ...given(), docs: { story: { inline: false } } },
} satisfies Meta<typeof UnavailabilityCard>;

type Story = StoryObj<typeof UnavailabilityCard>;

const add = (canvas: Canvas) => press(canvas, /Add an unavailability$/);
const save = async () => press(await findDialog(screen), /Save$/);

const entries = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: /Unavailability$/ }))
    .getAllByRole('listitem')
    .map(({ firstElementChild }) => firstElementChild?.textContent);

/** The own entries from today on, on a phone; one of them meets planned classes. */
export const Own: Story = {
  tags: ['!release'],
  globals: { viewport: { value: 'phone' }, language: 'en' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await entries(canvas)).toEqual([
      'every Tuesday, 14:00 – 16:00, until Jun 30th 272 classes are planned at this time. Propose a substitute, or talk to the office.',
      'VacancesDec 21st 26 – Jan 3rd 27',
    ]);
    await expect(sent('GET unavailability')[0]?.query.toString()).toBe('from=2026-12-01');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A day needs only its date; hours of a week a weekday and both times. What is missing is said at its field. */
export const Added: Story = {
  globals: { viewport: { value: 'phone' }, language: 'en' },
  parameters: given({ away: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No unavailability to come.')).toBeVisible();
    await add(canvas);
    const dialog = await findDialog(screen);
    await save();
    await expect(dialog.getByLabelText(/^First day/)).toHaveAttribute('aria-invalid', 'true');
    await retype(dialog.getByLabelText(/^First day/), '2026-12-24');
    await save();
    await expectMessage('success', 'Unavailability saved.');
    const nothing = {
      starts_on: null,
      ends_on: null,
      weekday: null,
      begins_at: null,
      ends_at: null,
      name: null,
    };
    await expect(sentBodies('POST unavailability')).toEqual([
      { ...nothing, starts_on: '2026-12-24', ends_on: '2026-12-24' },
    ]);

    await add(canvas);
    const weekly = await findDialog(screen);
    await userEvent.click(weekly.getByRole('radio', { name: 'Every week' }));
    await userEvent.selectOptions(await weekly.findByRole('combobox', { name: /Weekday/ }), 'Thursday');
    const [from, to] = [weekly.getByLabelText('Start'), weekly.getByLabelText('End')];
    await retype(from, '16:00');
    await save();
    await expect(to).toHaveAttribute('aria-invalid', 'true');
    await retype(to, '18:00');
    await retype(weekly.getByLabelText(/^Name/), 'Université');
    await save();
    await waitFor(() =>
      expect(sentBodies('POST unavailability')[1]).toEqual({
        ...nothing,
        weekday: 4,
        begins_at: '16:00',
        ends_at: '18:00',
        name: 'Université',
      }),
    );
  },
};

/** The office changes an entry that the teacher has made longer meanwhile: both changes are saved. */
export const ChangedByTwo: Story = {
  globals: { language: 'en' },
  args: { teacherId: 1 },
  parameters: given({
    away: [anUnavailability()],
    savedByOthers: [anUnavailability({ name: 'Vacances à Gaspé' })],
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /^Edit: Vacances, Dec 21st 26 – Jan 3rd 27$/ }),
    ).toBeVisible();
    await expect(sent('GET unavailability')[0]?.query.toString()).toBe('from=2026-12-01&teacherId=1');
    await press(canvas, /^Edit: Vacances/);
    const dialog = await findDialog(screen);
    await retype(dialog.getByLabelText(/^Last day/), '2027-01-10');
    await save();
    await expectMessage('success', 'Unavailability saved.');
    await expect(sentBodies('PUT unavailability/5').at(-1)).toMatchObject({
      starts_on: '2026-12-21',
      ends_on: '2027-01-10',
      name: 'Vacances à Gaspé',
    });
    await waitFor(async () =>
      expect(await entries(canvas)).toEqual(['Vacances à GaspéDec 21st 26 – Jan 10th 27']),
    );
  },
};

/** Deleting can be undone, and keeps the focus on the card. */
export const Deleted: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await press(canvas, /^Delete: Vacances/);
    await expectMessage('success', 'Unavailability deleted.');
    await expect(canvas.getByRole('button', { name: /Add an unavailability$/ })).toHaveFocus();
    await expect(sent('DELETE unavailability/5')[0]?.headers.get('If-Match')).toBe('"v1"');
    await waitFor(async () => expect(await entries(canvas)).toHaveLength(1));
    await press(screen, /^Undo/);
    await waitFor(() =>
      expect(sentBodies('POST unavailability')).toEqual([
        {
          starts_on: '2026-12-21',
          ends_on: '2027-01-03',
          weekday: null,
          begins_at: null,
          ends_at: null,
          name: 'Vacances',
        },
      ]),
    );
  },
};

/** Input stays when it was not saved. */
export const NotSaved: Story = {
  globals: { language: 'en' },
  parameters: given({ failWrites: 500 }),
  play: async ({ canvas }) => {
    await add(canvas);
    const dialog = await findDialog(screen);
    await retype(dialog.getByLabelText(/^First day/), '2026-12-24');
    await save();
    await expectTexts(dialog, /The unavailability was not saved\. What you typed is still here\./);
    await expect(dialog.getByLabelText(/^First day/)).toHaveValue('2026-12-24');
  },
};

export const NotRead: Story = {
  globals: { language: 'en' },
  parameters: { msw: () => [broken('*/api/unavailability'), ...given().msw()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unavailability could not be read.')).toBeVisible();
    await tryAgain(canvas);
    await expect(await entries(canvas)).toHaveLength(2);
  },
};

/** A backend without the extension shows nothing. */
export const Without: Story = hiddenWithout('GET unavailability', (canvas) =>
  canvas.queryByText(/Unavailability/),
);
