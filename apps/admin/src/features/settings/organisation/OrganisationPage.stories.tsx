import {
  cancellationsHandlers,
  type OrganisationSituation,
  organisationHandlers,
  sent,
  sentBodies,
} from '@portal/api-client/testing';
import {
  expectLink,
  expectMessage,
  expectTexts,
  pageStories,
  press,
  retype,
  storyClock,
  textsOf,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inArea, withoutExtension } from '../../../areas/area-story';
import { OrganisationPage } from './OrganisationPage';

const given = (situation: OrganisationSituation = {}) => ({ msw: () => organisationHandlers(situation) });

export default {
  title: 'Admin/Settings/Organization',
  component: OrganisationPage,
  decorators: inArea('admin.settings.organisation'),
  tags: ['release', 'DECISION-78'],
  beforeEach: () => storyClock('2026-11-28T18:48'),
  parameters: given(),
} satisfies Meta<typeof OrganisationPage>;

type Story = StoryObj<typeof OrganisationPage>;

const states = pageStories(given);

const openDialog = async (canvas: Pick<typeof screen, 'findByRole'>, name: RegExp) => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

const choose = async (dialog: ReturnType<typeof within>, typed: string, name: RegExp) => {
  const field = dialog.getByRole('combobox', { name: /Time zone\*$/ });
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await userEvent.click(await screen.findByRole('option', { name }));
};

/** Shows the time zone and its current time. */
export const Chosen: Story = {
  tags: ['!release'],
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'America/Toronto', /Saturday, Nov 28th 26, 18:48$/);
    await expect(
      canvas.getByRole('link', { name: 'Organisation - Organization', current: 'page' }),
    ).toBeVisible();
    await expect(canvas.queryByText(/Online meetings$/)).toBeNull();
  },
};

/** The dialog explains the effect of a change before it is saved; provinces are found by name. */
export const Changed: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, /Change the time zone$/);
    await expect(dialog.getByRole('combobox', { name: /Time zone\*$/ })).toHaveValue('America/Toronto');
    const effects = textsOf(dialog, 'listitem');
    await expect(effects).toHaveLength(5);
    await expect(effects[2]).toContain('a class at 12:00 stays at 12:00');
    await choose(dialog, 'british', /Vancouver/);
    await press(dialog, /- Save$/);
    await expectMessage('success', 'Time zone saved');
    await expect(sentBodies('PUT organisation')).toEqual([{ time_zone: 'America/Vancouver' }]);
    await expect(await canvas.findByText('America/Vancouver')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Someone else has already set a time zone: the page shows it, and the user's choice stays in the dialog. */
export const ChosenByOthers: Story = {
  parameters: given({ chosenByOthers: 'America/Halifax' }),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, /Change the time zone$/);
    await choose(dialog, 'alberta', /Edmonton/);
    await press(dialog, /- Save$/);
    await expect(await dialog.findByText('The time zone was not saved.')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: /Time zone\*$/ })).toHaveValue('America/Edmonton');
    await waitFor(() => expect(canvas.getByText('America/Halifax')).toBeInTheDocument());
    await press(dialog, /- Save$/);
    await expectMessage('success', 'Time zone saved');
    await expect(sent('PUT organisation')).toHaveLength(2);
  },
};

/** A new office must choose its time zone; that of the device is suggested. */
export const NotChosen: Story = {
  parameters: given({ timeZone: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no classes can be planned/)).toBeVisible();
    const dialog = await openDialog(canvas, /Choose the time zone$/);
    await expect(dialog.getByRole('combobox', { name: /Time zone\*$/ })).toHaveValue('America/Toronto');
    await press(dialog, /- Save$/);
    await expectMessage('success', 'Time zone saved');
    await expect(sentBodies('PUT organisation')).toEqual([{ time_zone: 'America/Toronto' }]);
    await waitFor(() => expect(canvas.queryByText(/no classes can be planned/)).toBeNull());
  },
};

/** In Québec the employer chooses the day off at Easter. */
export const EasterChosen: Story = {
  tags: ['DECISION-93'],
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'Canada, Québec', /Both days$/);
    const dialog = await openDialog(canvas, /Change the holidays$/);
    await userEvent.click(dialog.getByRole('radio', { name: /Good Friday$/ }));
    await press(dialog, /- Save$/);
    await expectMessage('success', 'Holidays saved');
    await expect(sentBodies('PUT organisation')).toEqual([
      { holiday_region: 'CA-QC', easter_day: 'good-friday' },
    ]);
    await expect(await canvas.findByText(/Good Friday$/)).toBeVisible();
    await expect(canvas.queryByText(/may be wrong/)).toBeNull();
  },
};

/**
 * Another province is found by its English name and has no choice for Easter; the dialog asks to check its list of
 * holidays.
 */
export const RegionChanged: Story = {
  tags: ['DECISION-93'],
  parameters: given({ holidayRegion: null, extensions: ['organisation', 'planned-classes'] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/not chosen yet/)).toBeVisible();
    const dialog = await openDialog(canvas, /Change the holidays$/);
    const field = dialog.getByRole('combobox', { name: /Province or country\*$/ });
    await waitFor(() => expect(field).toHaveValue('Canada, Québec'));
    await userEvent.clear(field);
    await userEvent.type(field, 'new bruns');
    await userEvent.click(await screen.findByRole('option', { name: /Nouveau-Brunswick/ }));
    await waitFor(() => expect(dialog.queryByRole('radio')).toBeNull());
    await expect(dialog.getByText(/a public source that may be wrong/)).toBeVisible();
    await press(dialog, /- Save$/);
    await expectMessage('success', 'Holidays saved');
    await expect(sentBodies('PUT organisation')).toEqual([{ holiday_region: 'CA-NB', easter_day: null }]);
    await expect(await canvas.findByText(/Canada, New Brunswick$/)).toBeVisible();
    await expectLink(canvas, /See and correct the days$/, '/settings/closedDays');
  },
};

export const HolidaysNotSaved: Story = {
  tags: ['DECISION-93'],
  parameters: given({ chosenByOthers: 'America/Halifax' }),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, /Change the holidays$/);
    await userEvent.click(dialog.getByRole('radio', { name: /Easter Monday$/ }));
    await press(dialog, /- Save$/);
    await expect(await dialog.findByText('The holidays were not saved.')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /Easter Monday$/ })).toBeChecked();
    await waitFor(() => expect(canvas.getByText('America/Halifax')).toBeInTheDocument());
  },
};

/** From how many minutes late and early count in online meetings. */
export const ToleranceChanged: Story = {
  parameters: given({ extensions: ['organisation', 'meeting-attendance'] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/count from 5 minutes$/)).toBeVisible();
    const dialog = await openDialog(canvas, /Change when late counts$/);
    const field = dialog.getByRole('textbox', { name: /^Minutes\*/ });
    await expect(field).toHaveValue('5');
    await retype(field, '61');
    await press(dialog, /- Save$/);
    await expect(await dialog.findByText('Must be between 0 and 60.')).toBeVisible();
    await expect(sent('PUT organisation')).toEqual([]);
    await retype(field, '1');
    await press(dialog, /- Save$/);
    await expectMessage('success', 'When late counts is saved');
    await expect(sentBodies('PUT organisation')).toEqual([{ presence_tolerance: 1 }]);
    await expect(await canvas.findByText(/count from 1 minute$/)).toBeVisible();
  },
};

/** Someone else was first: the typed number stays, and the next save counts. */
export const ToleranceNotSaved: Story = {
  parameters: given({
    extensions: ['organisation', 'meeting-attendance'],
    chosenByOthers: 'America/Halifax',
  }),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, /Change when late counts$/);
    const field = dialog.getByRole('textbox', { name: /^Minutes\*/ });
    await retype(field, '10');
    await press(dialog, /- Save$/);
    await expect(await dialog.findByText('When late counts was not saved.')).toBeVisible();
    await expect(field).toHaveValue('10');
    await waitFor(() => expect(canvas.getByText('America/Halifax')).toBeInTheDocument());
    await press(dialog, /- Save$/);
    await expectMessage('success', 'When late counts is saved');
  },
};

export const Offline: Story = states.offline();

export const Loading: Story = states.loading((canvas) =>
  canvas.findByRole('heading', { name: /Organization$/ }),
);

export const WithoutTheExtension: Story = { ...withoutExtension(/Organization/, 'GET organisation') };

/** The rule for cancelled classes is set, shown, and withdrawn with an undo (DECISION-129). */
export const CancellationRule: Story = {
  tags: ['DECISION-129'],
  parameters: {
    msw: () => [
      ...organisationHandlers({ extensions: ['organisation', 'cancellations'] }),
      ...cancellationsHandlers(),
    ],
  },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'Without a rule, nothing follows from a cancellation.');
    const dialog = await openDialog(canvas, /Set a rule$/);
    const single = within(dialog.getByRole('group', { name: /Classes with one student$/ })).getByRole(
      'textbox',
    );
    const ofGroups = within(dialog.getByRole('group', { name: /Group classes$/ }));
    const group = ofGroups.getByRole('textbox', { name: /Notice/ });
    await userEvent.clear(single);
    await userEvent.type(single, '48');
    await userEvent.clear(group);
    await userEvent.type(group, '31');
    await userEvent.click(ofGroups.getByRole('radio', { name: /business days$/ }));
    await userEvent.click(ofGroups.getByRole('checkbox', { name: /Invoiced to the client$/ }));
    await press(dialog, /- Save$/);
    await expect(await dialog.findByText(/Must be between 0 and 30/)).toBeVisible();
    await userEvent.clear(group);
    await userEvent.type(group, '2');
    await press(dialog, /- Save$/);
    await expectMessage('success', 'Cancellation rule saved');
    const late = { paid: 1, billed: 1, counted: 1 };
    await expect(sentBodies('PUT cancellationRule')).toEqual([
      {
        rule: {
          single: { notice_unit: 'hours', notice_count: 48, late },
          group: { notice_unit: 'business_days', notice_count: 2, late: { ...late, billed: 0 } },
        },
      },
    ]);
    await expect(await canvas.findByText('Notice of 2 business days')).toBeVisible();
    await press(canvas, /Withdraw the rule$/);
    await expectMessage('success', 'Rule withdrawn');
    await expectTexts(canvas, 'Without a rule, nothing follows from a cancellation.');
  },
};

const withSecondFactor = { extensions: ['organisation', 'second-factor'] } satisfies OrganisationSituation;

/** The office requires codes of administrators. */
export const SecondFactorRequired: Story = {
  tags: ['DECISION-146'],
  parameters: given(withSecondFactor),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nobody$/)).toBeVisible();
    await expectLink(canvas, /See who signs in how$/, '/settings/sign-in-methods');
    const dialog = await openDialog(canvas, /Change who needs codes$/);
    await userEvent.click(dialog.getByRole('radio', { name: /- Administrators$/ }));
    await press(dialog, /- Save$/);
    await expectMessage('success', 'Setting saved');
    await expect(sentBodies('PUT organisation')).toEqual([{ second_factor_for: 'administrators' }]);
    await expect(await canvas.findByText('Administrators')).toBeVisible();
  },
};

/** The office forbids trusted devices, which ends those that exist. */
export const TrustForbidden: Story = {
  tags: ['DECISION-159'],
  parameters: given({ extensions: ['organisation', 'second-factor', 'trusted-devices'] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Allowed for 30 days$/)).toBeVisible();
    const dialog = await openDialog(canvas, /Change who needs codes$/);
    await userEvent.click(dialog.getByRole('radio', { name: /- Forbidden$/ }));
    await press(dialog, /- Save$/);
    await expectMessage('success', 'Setting saved');
    await expect(sentBodies('PUT organisation')).toEqual([
      { second_factor_for: 'nobody', trusted_devices: 'forbidden' },
    ]);
    await expect(await canvas.findByText(/Forbidden$/)).toBeVisible();
  },
};

/** Whoever has no codes would be locked out first: the dialog says so and stays. */
export const SecondFactorOfOneselfFirst: Story = {
  tags: ['DECISION-146'],
  parameters: given({ ...withSecondFactor, hasSecondFactor: false }),
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, /Change who needs codes$/);
    await userEvent.click(dialog.getByRole('radio', { name: /Administrators and teachers$/ }));
    await press(dialog, /- Save$/);
    await expect(await dialog.findByText(/Set up codes for your own account first$/)).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /Administrators and teachers$/ })).toBeChecked();
  },
};
