import {
  fails,
  type PlannedClassesSituation,
  plannedClassesHandlers,
  sent,
  sentBodies,
} from '@portal/api-client/testing';
import { aPlannedClass } from '@portal/domain';
import { expectMessage, expectTexts, shows, storyClock, textsOf } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inSettings } from '../settings-story';
import { ClosedDaysPage } from './ClosedDaysPage';

const closures = [
  { id: 1, startsOn: '2026-12-24', endsOn: '2027-01-03', name: 'Congé des Fêtes', nameEn: 'Winter holidays' },
  { id: 2, startsOn: '2027-06-07', endsOn: '2027-06-07', name: 'Déménagement', nameEn: null },
];

const given = (situation: PlannedClassesSituation = {}) => ({
  msw: () => plannedClassesHandlers({ closures, ...situation }),
});

const meta: Meta<typeof ClosedDaysPage> = {
  title: 'Admin/Settings/Closed days',
  component: ClosedDaysPage,
  decorators: inSettings('admin.settings.closedDays'),
  tags: ['DECISION-51'],
  beforeEach: () => storyClock('2026-11-23T09:00'),
  parameters: given(),
};
export default meta;

type Story = StoryObj<typeof ClosedDaysPage>;

const press = async (within_: Pick<typeof screen, 'findByRole'>, name: RegExp) =>
  userEvent.click(await within_.findByRole('button', { name }));

/** Closures of the organization, and the holidays of the coming year; the menu names the page. */
export const Listed: Story = {
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
    const section = within(
      canvas.getByRole('heading', { name: /^Jours fériés/ }).closest('section') ?? document.body,
    );
    const holidays = textsOf(section, 'listitem');
    await expect(holidays).toHaveLength(9);
    await expect(holidays[0]).toBe('vendredi 25 déc. 26 - Friday, Dec 25th 26Noël - Christmas');
    await expect(holidays.at(-1)).toBe(
      'lundi 11 oct. 27 - Monday, Oct 11th 27Action de grâce - Thanksgiving',
    );
    await expect(
      canvas.getByRole('link', { name: 'Jours de fermeture - Closed days', current: 'page' }),
    ).toBeVisible();
  },
};

/** The classes of other days are no answer for these. */
export const CountNotRead: Story = {
  tags: ['release'],
  parameters: {
    ...given({ classes: [aPlannedClass({ date: '2027-03-01' })] }),
    first: [
      http.get('*/api/plannedClasses', ({ request }) =>
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

/** The dialog counts what is planned on these days already; the new closure shows in the list. */
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

export const None: Story = { parameters: given({ closures: [] }), play: shows('No closures', /Christmas$/) };

export const Loading: Story = {
  parameters: given({ delay: 'infinite' }),
  play: shows((canvas) => canvas.findByRole('heading', { name: /Closed days$/ })),
};

export const Offline: Story = {
  parameters: given({ fail: 'offline' }),
  play: shows((canvas) => canvas.findByRole('button', { name: /Try again$/ })),
};

/** A backend without planned classes has no closures, and the menu does not name them. */
export const WithoutTheExtension: Story = {
  tags: ['release'],
  parameters: given({ extensions: ['mails'] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Page not found/ })).toBeVisible();
    await expect(canvas.queryByText(/Closed days/)).toBeNull();
    await expect(sent('GET closedDays')).toEqual([]);
  },
};
