import {
  fails,
  type OrganisationSituation,
  organisationHandlers,
  type PlannedClassesSituation,
  plannedClassesHandlers,
  sent,
  sentBodies,
} from '@portal/api-client/testing';
import { aPlannedClass } from '@portal/domain';
import {
  expectLink,
  expectMessage,
  expectTexts,
  pageStories,
  press,
  storyClock,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inArea } from '../../../areas/area-story';
import { ClosedDaysPage } from './ClosedDaysPage';

const closures = [
  { id: 1, startsOn: '2026-12-24', endsOn: '2027-01-03', name: 'Congé des Fêtes', nameEn: 'Winter holidays' },
  { id: 2, startsOn: '2027-06-07', endsOn: '2027-06-07', name: 'Déménagement', nameEn: null },
];

const given = (situation: PlannedClassesSituation = {}) => ({
  msw: () => plannedClassesHandlers({ closures, ...situation }),
});

export default {
  title: 'Admin/Settings/Closed days',
  component: ClosedDaysPage,
  decorators: inArea('admin.settings.closedDays'),
  tags: ['release', 'DECISION-51'],
  beforeEach: () => storyClock('2026-11-23T09:00'),
  parameters: given(),
} satisfies Meta<typeof ClosedDaysPage>;

type Story = StoryObj<typeof ClosedDaysPage>;

const states = pageStories(given);

const rowsOf = (canvas: Pick<typeof screen, 'getByRole'>, name: RegExp) =>
  within(canvas.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

/** Parameters for a backend where the office can change its holidays. */
const withHolidays = (situation: OrganisationSituation = {}) => ({
  msw: () => [
    ...organisationHandlers({ extensions: ['planned-classes', 'organisation'], ...situation }),
    ...plannedClassesHandlers({ closures }),
  ],
});

const showYear = async (canvas: Pick<typeof screen, 'findByLabelText'>, year: string) =>
  userEvent.selectOptions(await canvas.findByLabelText(/Days shown$/), year);

/** Lists the closures of the organization and the holidays of the coming year; the menu contains the page. */
export const Listed: Story = {
  tags: ['!release'],
  play: async ({ canvas }) => {
    await canvas.findByText('Congé des Fêtes');
    const rows = within(canvas.getByRole('table', { name: /Closures of the organization$/ })).getAllByRole(
      'row',
    );
    await expect(
      rows.slice(1).map((row: HTMLElement) => [...row.children].slice(0, 3).map((cell) => cell.textContent)),
    ).toEqual([
      ['Dec 24th 26 – Jan 3rd 27', 'Congé des Fêtes', 'Winter holidays'],
      ['Jun 7th 27', 'Déménagement', ''],
    ]);
    // They load apart from the closures.
    await canvas.findByText('Noël');
    const holidays = rowsOf(canvas, /Holidays$/);
    await expect(holidays).toHaveLength(9);
    await expect(holidays[0]).toEqual(['vendredi 25 déc. 26 - Friday, Dec 25th 26', 'Noël', 'Christmas']);
    await expect(holidays.at(-1)).toEqual([
      'lundi 11 oct. 27 - Monday, Oct 11th 27',
      'Action de grâce',
      'Thanksgiving',
    ]);
    await expect(canvas.queryByRole('button', { name: /Add a holiday$/ })).toBeNull();
    await expect(
      canvas.getByRole('link', { name: 'Jours de fermeture - Closed days', current: 'page' }),
    ).toBeVisible();
  },
};

/** If the count of classes fails to load, that of other days is not shown. */
export const CountNotRead: Story = {
  parameters: {
    ...given({ classes: [aPlannedClass({ date: '2027-03-01' })] }),
    first: [
      http.get('*/api/plannedClasses/count', ({ request }) =>
        new URL(request.url).searchParams.get('to') === '2027-03-06' ? HttpResponse.error() : undefined,
      ),
    ],
  },
  play: async ({ canvas }) => {
    await press(canvas, /- Add a closure$/);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/First day\*$/), '2027-03-01');
    await userEvent.type(dialog.getByLabelText(/Last day\*$/), '2027-03-05');
    await expectTexts(dialog, /planned on these days already/);
    await userEvent.clear(dialog.getByLabelText(/Last day\*$/));
    await userEvent.type(dialog.getByLabelText(/Last day\*$/), '2027-03-06');
    await waitFor(() => expect(dialog.queryByText(/planned on these days already/)).toBeNull());
  },
};

/** The dialog counts the classes planned on these days; the new closure appears in the list. */
export const Added: Story = {
  parameters: given({
    classes: [
      aPlannedClass({ id: 1, date: '2027-03-01' }),
      aPlannedClass({ id: 2, date: '2027-03-05' }),
      aPlannedClass({ id: 3, date: '2027-03-02', isCancelled: true }),
      aPlannedClass({ id: 4, date: '2027-03-06' }),
    ],
  }),
  play: async ({ canvas }) => {
    await press(canvas, /- Add a closure$/);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/First day\*$/), '2027-03-05');
    await userEvent.type(dialog.getByLabelText(/Last day\*$/), '2027-03-01');
    await userEvent.type(dialog.getByLabelText(/- Name\*$/), 'Relâche');
    await press(dialog, /- Add$/);
    await expect(await dialog.findByText('The end date cannot be before the start date.')).toBeVisible();
    await expect(dialog.queryByText(/planned on these days already/)).toBeNull();
    await userEvent.clear(dialog.getByLabelText(/First day\*$/));
    await userEvent.type(dialog.getByLabelText(/First day\*$/), '2027-03-01');
    await userEvent.clear(dialog.getByLabelText(/Last day\*$/));
    await userEvent.type(dialog.getByLabelText(/Last day\*$/), '2027-03-05');
    await expectTexts(dialog, '2 classes are planned on these days already: move or cancel them if needed.');
    await press(dialog, /- Add$/);
    await expectMessage('success', 'Closure added');
    await expect(sentBodies('POST closedDays')).toEqual([
      { starts_on: '2027-03-01', ends_on: '2027-03-05', name: 'Relâche', name_en: null },
    ]);
    await expect(await canvas.findByText('Relâche')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Counts the classes of a closure longer than a year too. */
export const LongClosure: Story = {
  tags: ['DECISION-90'],
  parameters: given({
    classes: [
      aPlannedClass({ id: 1, date: '2027-03-01' }),
      aPlannedClass({ id: 2, date: '2028-08-05' }),
      aPlannedClass({ id: 3, date: '2028-08-06', lessonId: 7 }),
    ],
  }),
  play: async ({ canvas }) => {
    await press(canvas, /- Add a closure$/);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/First day\*$/), '2027-01-01');
    await userEvent.type(dialog.getByLabelText(/Last day\*$/), '2028-12-31');
    await expectTexts(dialog, '2 classes are planned on these days already: move or cancel them if needed.');
  },
};

export const NotAdded: Story = {
  parameters: {
    msw: () => [fails('POST closedDays', { status: 500 }), ...plannedClassesHandlers({ closures })],
  },
  play: async ({ canvas }) => {
    await press(canvas, /- Add a closure$/);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/First day\*$/), '2027-03-01');
    await userEvent.type(dialog.getByLabelText(/Last day\*$/), '2027-03-05');
    await userEvent.type(dialog.getByLabelText(/- Name\*$/), 'Relâche');
    await press(dialog, /- Add$/);
    await expect(await dialog.findByText('The closure was not added.')).toBeVisible();
    await expect(dialog.getByLabelText(/- Name\*$/)).toHaveValue('Relâche');
  },
};

export const Deleted: Story = {
  play: async ({ canvas }) => {
    await press(canvas, /Delete Déménagement, Jun 7th 27$/);
    const question = within(await screen.findByRole('alertdialog', { name: /Delete this closure\?$/ }));
    await expect(question.getByText('Déménagement')).toBeVisible();
    await press(question, /- Delete$/);
    await expectMessage('success', 'Closure deleted');
    await expect(sent('DELETE closedDays/2')).toHaveLength(1);
    await waitFor(() => expect(canvas.queryByText('Déménagement')).toBeNull());
    await expect(canvas.getByText('Congé des Fêtes')).toBeVisible();
  },
};

/**
 * In 2029 the Monday after the National Holiday is a holiday too; the user selects the year, and the page names the
 * region.
 */
export const HolidaysOfAYear: Story = {
  tags: ['DECISION-93'],
  parameters: withHolidays({ easterDay: 'good-friday' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Region: Canada, Québec\.$/)).toBeVisible();
    await expectLink(canvas, /Change the region$/, '/settings/organisation');
    await showYear(canvas, '2029');
    const days = () => rowsOf(canvas, /Holidays$/).map(([day]) => day?.split(' - ')[1]);
    await waitFor(() => expect(days()).not.toEqual([]));
    await expect(days()).toEqual([
      'Monday, Jan 1st 29',
      'Friday, Mar 30th 29',
      'Monday, May 21st 29',
      'Sunday, Jun 24th 29',
      'Monday, Jun 25th 29',
      'Monday, Jul 2nd 29',
      'Monday, Sep 3rd 29',
      'Monday, Oct 8th 29',
      'Tuesday, Dec 25th 29',
    ]);
  },
};

/** A day that the office adds is in the list at once; the dialog counts the classes of that day. */
export const HolidayAdded: Story = {
  tags: ['DECISION-93'],
  parameters: {
    msw: () => [
      ...organisationHandlers({ extensions: ['planned-classes', 'organisation'] }),
      ...plannedClassesHandlers({ closures, classes: [aPlannedClass({ date: '2027-08-02' })] }),
    ],
  },
  play: async ({ canvas }) => {
    await press(canvas, /- Add a holiday$/);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Day\*$/), '2027-08-02');
    await expectTexts(dialog, '1 class is planned on these days already: move or cancel it if needed.');
    await press(dialog, /- Add$/);
    await waitFor(() => expect(dialog.getByLabelText(/- Name\*$/)).toBeInvalid());
    await userEvent.type(dialog.getByLabelText(/- Name\*$/), 'Congé civique');
    await press(dialog, /- Add$/);
    await expectMessage('success', 'Holiday added');
    await expect(sentBodies('POST holidays/corrections')).toEqual([
      { date: '2027-08-02', kind: 'added', name: 'Congé civique', name_en: 'Congé civique' },
    ]);
    await waitFor(() =>
      expect(
        rowsOf(canvas, /Holidays$/)
          .find(([, name]) => name === 'Congé civique')
          ?.slice(0, 3),
      ).toEqual(['lundi 2 août 27 - Monday, Aug 2nd 27Ajouté - Added', 'Congé civique', 'Congé civique']),
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A removed holiday stays in the list, marked as removed, until it is restored; Undo also restores it. */
export const HolidayRemoved: Story = {
  tags: ['DECISION-93'],
  parameters: withHolidays(),
  play: async ({ canvas }) => {
    await press(canvas, /Remove Lundi de Pâques, Mar 29th 27$/);
    const question = within(await screen.findByRole('alertdialog', { name: /Remove this holiday\?$/ }));
    await expect(question.getByText('Lundi de Pâques')).toBeVisible();
    await press(question, /- Remove$/);
    await expectMessage('success', 'Holiday removed');
    await expect(sentBodies('POST holidays/corrections')).toEqual([
      { date: '2027-03-29', kind: 'removed', name: 'Lundi de Pâques', name_en: 'Easter Monday' },
    ]);
    await expect(await canvas.findByText(/Removed$/)).toBeVisible();
    await press(canvas, /Restore Lundi de Pâques, Mar 29th 27$/);
    await press(within(await screen.findByRole('alertdialog')), /- Restore$/);
    await expectMessage('success', 'Holiday restored');
    await expect(sent('DELETE holidays/corrections/1')).toHaveLength(1);
    await waitFor(() => expect(canvas.queryByText(/Removed$/)).toBeNull());
  },
};

/** Someone else has corrected the day: the dialog stays open and says so. */
export const HolidayRefused: Story = {
  tags: ['DECISION-93'],
  parameters: {
    first: [
      fails('POST holidays/corrections', {
        status: 409,
        message: 'Ce jour est déjà corrigé - This day has been corrected already',
      }),
    ],
    ...withHolidays(),
  },
  play: async ({ canvas }) => {
    await press(canvas, /Remove Noël, Dec 25th 26$/);
    const question = within(await screen.findByRole('alertdialog'));
    await press(question, /- Remove$/);
    await expect(await question.findByText('The holiday was not removed.')).toBeVisible();
    await expect(canvas.queryByText(/Removed$/)).toBeNull();
  },
};

export const HolidayUndone: Story = {
  tags: ['DECISION-93'],
  parameters: withHolidays({
    corrections: [{ id: 4, date: '2027-08-02', name: 'Congé', nameEn: 'Day off', kind: 'added' }],
  }),
  play: async ({ canvas }) => {
    await press(canvas, /Remove Congé, Aug 2nd 27$/);
    await press(within(await screen.findByRole('alertdialog')), /- Remove$/);
    await waitFor(() => expect(canvas.queryByText('Congé')).toBeNull());
    await press(screen, /- Undo$/);
    await expect(await canvas.findByText('Congé')).toBeVisible();
    await expect(sentBodies('POST holidays/corrections')).toEqual([
      { date: '2027-08-02', kind: 'added', name: 'Congé', name_en: 'Day off' },
    ]);
  },
};

export const None: Story = states.shows({ closures: [] }, 'No closures', /Christmas$/);

export const Loading: Story = states.loading((canvas) =>
  canvas.findByRole('heading', { name: /Closed days$/ }),
);

export const Offline: Story = states.offline();

/** Without the extension there is no page, and the menu does not contain it. */
export const WithoutTheExtension: Story = {
  parameters: given({ extensions: ['mails'] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Page not found/ })).toBeVisible();
    await expect(canvas.queryByText(/Closed days/)).toBeNull();
    await expect(sent('GET closedDays')).toEqual([]);
  },
};
