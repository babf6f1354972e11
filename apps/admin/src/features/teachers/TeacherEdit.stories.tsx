import {
  broken,
  changedBeforeSave,
  contractsHandlers,
  emailTaken,
  fails,
  failsOnce,
  sent,
  teachersHandlers,
} from '@portal/api-client/testing';
import { aContract, aTeacher, aTeacherAccount, teacherFormText } from '@portal/domain';
import {
  announcements,
  answered,
  answerQuestion,
  type Canvas,
  expectLink,
  expectMessage,
  expectTexts,
  inFirefox,
  press,
  recovers,
  retype,
  savedYesterday,
  shows,
  textsOf,
  tryAgain,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { getResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aroundTeachers, inTeacher, TeacherEdit, teachers } from './teacher-story';

const meta: Meta<typeof TeacherEdit> = {
  title: 'Admin/Teachers/Edit',
  component: TeacherEdit,
  tags: ['release'],
  decorators: [inTeacher],
  parameters: { msw: aroundTeachers },
};
export default meta;

type Story = StoryObj<typeof meta>;

const at = (path: string) => ({ at: `/teachers/edit/${path}` });

const field = (canvas: Canvas, name: RegExp) => canvas.findByLabelText(name);
const save = (canvas: Canvas) => press(canvas, 'Enregistrer - Save');

async function change(canvas: Canvas, name: RegExp, text: string) {
  const input = await field(canvas, name);
  await retype(input, text);
  return input;
}

export const Profile: Story = {
  tags: ['!release', 'TEA-EDIT-01', 'TEA-EDIT-02', 'TEA-EDIT-03', 'TEA-EDIT-04', 'TEA-EDIT-21', 'SHELL-091'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Léa Villeneuve' })).toBeVisible();
    const parts = canvas.getByRole('navigation', { name: /Parts of the teacher$/ });
    const links = within(parts).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Profil - Profile',
      'Historique des contrats - Contract history',
    ]);
    await expect(links[0]).toHaveAttribute('aria-current', 'page');
    await expect(await field(canvas, /First name\*$/)).toHaveValue('Léa');
    await expect(canvas.getByLabelText(/Last name\*$/)).toHaveValue('Villeneuve');
    await expect(canvas.getByLabelText(/Email\*$/)).toHaveValue('lea.villeneuve@passerelle.example');
    await expect(canvas.getByLabelText(/Phone\*$/)).toHaveValue('4505550117');
    await expect(canvas.getByLabelText(/- Car$/)).toBeChecked();
    await expect(canvas.getByLabelText('Individuel - Individual')).toHaveValue('42');
    const chosen = canvas.getByRole('list', { name: /Chosen$/ });
    await expect(within(chosen).getByText('Français')).toBeVisible();
    const aside = within(canvas.getByRole('complementary'));
    await expect(aside.getByText('Assigned to a class')).toBeVisible();
    await expectLink(aside, '2026-0412', '/contracts/edit/412/basic');
    await expectTexts(aside, 'Registration completed', /La salle 4 n’est pas libre/);
    await expect(Object.fromEntries(sent('GET notes')[0]?.query ?? [])).toEqual({
      noteType: 'teachers',
      refId: '31',
    });
  },
};

/** Names, languages and rates are saved together; an unchanged address is not checked. */
export const Saved: Story = {
  tags: ['MSG-41', 'TEA-EDIT-25', 'TEA-EDIT-26'],
  play: async ({ canvas }) => {
    await change(canvas, /Last name\*$/, 'Villeneuve-Roy');
    await userEvent.type(canvas.getByRole('combobox', { name: /Languages$/ }), 'esp');
    await press(canvas, 'Español', 'option');
    await change(canvas, /^Individuel - Individual$/, '43,5');
    await save(canvas);
    await expectMessage('success', 'Teacher Léa Villeneuve-Roy was updated successfully.');
    await expect(sent('POST teacher/verifyEmailDuplicate')).toHaveLength(0);
    await expect(sent('PUT teacher/update')).toHaveLength(1);
    await expect(sent('PUT teacher/update')[0]?.body).toEqual({
      teacher: { id: 31, lastName: 'Villeneuve-Roy' },
      teacherHasLanguages: [{ id: 1 }, { id: 3 }],
      teacherRates: [{ course_types_id: 1, rate: 43.5 }],
    });
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Léa Villeneuve-Roy' })).toBeVisible();
    // No input is unsaved.
    await press(canvas, /Contract history$/, 'link');
    await expect(await canvas.findByRole('link', { name: '2025-0305' })).toBeVisible();
  },
};

/** Shows every error message of the form. */
export const RefusedByTheForm: Story = {
  tags: [
    'TEA-EDIT-06',
    'TEA-EDIT-07',
    'TEA-EDIT-09',
    'TEA-EDIT-10',
    'TEA-EDIT-12',
    'TEA-EDIT-14',
    'TEA-EDIT-16',
    'TEA-EDIT-17',
  ],
  play: async ({ canvas }) => {
    const first = await change(canvas, /First name\*$/, 'x');
    await userEvent.clear(first);
    await userEvent.click(first);
    await userEvent.paste('x'.repeat(66));
    for (const name of [/Last name\*$/, /Phone\*$/]) await userEvent.clear(await field(canvas, name));
    await change(canvas, /Email\*$/, 'lea@villeneuve');
    await change(canvas, /Mobile phone$/, '514 555-01OO');
    await userEvent.click(await field(canvas, /City$/));
    await userEvent.paste('x'.repeat(46));
    await userEvent.click(await field(canvas, /Other rate$/));
    await userEvent.paste('x'.repeat(256));
    await save(canvas);
    const described = async (name: RegExp, words: RegExp) =>
      expect(await field(canvas, name)).toHaveAccessibleDescription(words);
    await waitFor(() => described(/First name\*$/, /Must be at most 65 characters\./));
    await described(/Last name\*$/, /This is a required field\./);
    await described(/Email\*$/, /Must be a valid email\./);
    await described(/Phone\*$/, /This is a required field\./);
    await described(/Mobile phone$/, /Must be a number\./);
    await described(/City$/, /Must be at most 45 characters\./);
    await described(/Other rate$/, /Must be at most 255 characters\./);
    await expect(sent('PUT teacher/update')).toHaveLength(0);
  },
};

/** The address is taken: the field shows the error, the input stays, and an unused address is saved. */
export const EmailTaken: Story = {
  tags: ['TEA-EDIT-24', 'MSG-44', 'MSG-41'],
  parameters: { first: [failsOnce('POST teacher/verifyEmailDuplicate', emailTaken)] },
  play: async ({ canvas }) => {
    await change(canvas, /City$/, 'Brossard');
    const email = await change(canvas, /Email\*$/, 'Andrew.Parker@passerelle.example');
    await save(canvas);
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Email duplicated/));
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('Andrew.Parker@passerelle.example');
    await expect(canvas.getByLabelText(/City$/)).toHaveValue('Brossard');
    await expect(sent('PUT teacher/update')).toHaveLength(0);
    await change(canvas, /Email\*$/, 'lea.v@passerelle.example');
    await expect(email).not.toHaveAccessibleDescription(/Email duplicated/);
    await save(canvas);
    await expectMessage('success', 'Teacher Léa Villeneuve was updated successfully.');
    await expect(sent('PUT teacher/update')[0]?.body).toMatchObject({
      teacher: { email: 'lea.v@passerelle.example', city: 'Brossard' },
    });
  },
};

/**
 * Three failures: the address cannot be checked; it was free when checked but is taken when saved; the save itself is
 * rejected.
 */
export const SaveRefused: Story = {
  tags: ['MSG-43', 'MSG-44', 'MSG-45'],
  parameters: {
    first: [
      failsOnce('POST teacher/verifyEmailDuplicate', 500),
      failsOnce('PUT teacher/update', emailTaken),
      fails('PUT teacher/update', 400),
    ],
  },
  play: async ({ canvas }) => {
    const email = await change(canvas, /Email\*$/, 'lea.v@passerelle.example');
    await save(canvas);
    await expectMessage('error', 'Teacher could not be updated at this moment');
    await expect(email).toHaveValue('lea.v@passerelle.example');
    await expect(sent('PUT teacher/update')).toHaveLength(0);
    await save(canvas);
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Email duplicated/));
    await expect(canvas.queryByText(/was not updated successfully/)).toBeNull();
    await change(canvas, /Email\*$/, 'lea.villeneuve@passerelle.example');
    const city = await change(canvas, /City$/, 'Brossard');
    await save(canvas);
    await expectMessage('error', 'Teacher Léa Villeneuve was not updated successfully.');
    await expect(city).toHaveValue('Brossard');
  },
};

const changed = aTeacher({
  rates: [{ courseTypeId: 1, rate: 45 }],
  languages: [{ id: 2, name: 'English' }],
  nda: false,
});

/** Someone else has changed rates and languages since the form was opened (DECISION-37). */
export const ChangedMeanwhile: Story = {
  parameters: {
    first: changedBeforeSave(
      'GET teacher',
      teachersHandlers({ teachers }),
      teachersHandlers({ teachers: [changed] }),
    ),
  },
  play: async ({ canvas }) => {
    await change(canvas, /City$/, 'Brossard');
    await save(canvas);
    await expect(await canvas.findByText('Teacher Léa Villeneuve was updated successfully.')).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(sent('PUT teacher/update')[0]?.body).toEqual({ teacher: { id: 31, city: 'Brossard' } });
  },
};

const teacherText = teacherFormText(aTeacher(), [{ id: 1 }, { id: 2 }]);

/** Unsaved input from the day before is offered, including the rates. */
export const UnsavedWorkRestored: Story = {
  parameters: {
    portal: {
      unsaved: savedYesterday({
        userId: 1,
        form: 'teacher',
        record: '31',
        title: 'Léa Villeneuve',
        initialValues: teacherText,
        changes: {
          city: 'Brossard',
          rates: [{ courseTypeId: '1', rate: '50' }, ...teacherText.rates.slice(1)],
        },
      }),
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, /Resume$/);
    await expect(canvas.getByLabelText(/City$/)).toHaveValue('Brossard');
    await expect(canvas.getByLabelText('Individuel - Individual')).toHaveValue('50');
    await press(canvas, /Contract history$/, 'link');
    await answerQuestion(canvas, /- Stay$/);
    await expect(canvas.getByLabelText(/City$/)).toHaveValue('Brossard');
  },
};

export const History: Story = {
  tags: ['TEA-EDIT-01', 'SHELL-091', 'API-103'],
  beforeEach: inFirefox,
  parameters: { portal: at('31/history') },
  play: async ({ canvas }) => {
    const { heard, stop } = announcements();
    const table = within(await canvas.findByRole('table', { name: /Contracts of Léa Villeneuve$/ }));
    await table.findByRole('link', { name: '2026-0412' });
    const numbers = () => textsOf(table, 'link');
    await expect(numbers()).toEqual(['2026-0412', '2025-0305', '2024-0201']);
    await expectLink(table, '2024-0201', '/contracts/edit/201/basic');
    await expectTexts(table, 'No start date', 'Contracts done');
    // Former teachers may have taught some of the hours.
    await expectTexts(canvas, 'Hours taught in these contracts');
    await press(table, /Contract$/);
    await expect(numbers()).toEqual(['2024-0201', '2025-0305', '2026-0412']);
    const order = 'Tri par Contrat, ordre croissant - Sorted by Contract, ascending';
    await waitFor(() => expect(heard().filter((text) => /^Tri/.test(text))).toEqual([order]), {
      timeout: 5000,
    });
    stop();
    await expect(sent('GET courses/teacher/31')).toHaveLength(1);
  },
};

/**
 * If the backend does not send the taught hours, only the contracted hours are shown, in the format of each language.
 */
export const HistoryWithoutTaughtHours: Story = {
  globals: { language: 'fr' },
  parameters: {
    portal: at('31/history'),
    msw: () =>
      aroundTeachers(
        contractsHandlers({ contracts: [aContract({ numberOfClasses: 15, minutesTaught: null })] }),
      ),
  },
  play: shows('22,5 h'),
};

export const HistoryOfNothing: Story = {
  parameters: { portal: at('32/history') },
  play: shows('No contracts'),
};

export const HistoryOffline: Story = {
  parameters: { portal: at('31/history'), first: [broken('*/api/courses/teacher/31')] },
  play: recovers((canvas) => canvas.findByRole('link', { name: '2026-0412' }), 'Offline'),
};

/** The teacher is not invited yet: the card says so, and can send the invitation. */
export const NotInvited: Story = {
  tags: ['TEA-EDIT-18', 'TEA-EDIT-19', 'CON-SIDE-21'],
  parameters: {
    msw: aroundTeachers(
      [],
      [
        aTeacher({
          contracts: [],
          account: aTeacherAccount({ invitedAt: null, lastLoginAt: null, active: false }),
          registration: null,
        }),
      ],
    ),
  },
  play: async ({ canvas }) => {
    const aside = within(await canvas.findByRole('complementary'));
    await expectTexts(aside, 'Unassigned', 'Inactive', 'Not yet invited');
    await userEvent.dblClick(aside.getByRole('button', { name: /Send invitation$/ }));
    await expect(await canvas.findByText('The invitation was sent.')).toBeVisible();
    await expect(await aside.findByText('Invited')).toBeVisible();
    await expect(aside.getByRole('button', { name: /Send the invitation again$/ })).toBeVisible();
    await expect(sent('POST teacher/send-invite')).toHaveLength(1);
  },
};

export const InvitationRefused: Story = {
  parameters: { portal: at('32/profile'), first: [fails('POST teacher/send-invite', 409)] },
  play: async ({ canvas }) => {
    await press(within(await canvas.findByRole('complementary')), /Send the invitation again$/);
    await expect(await canvas.findByText('User Andrew Parker was not invited')).toBeVisible();
  },
};

/** Shows each account status in turn; if several apply, the first one is shown. */
export const EachUserStatus: Story = {
  tags: ['!release', 'TEA-EDIT-20', 'CONFLICT-10'],
  parameters: {
    portal: at('51/profile'),
    msw: () =>
      aroundTeachers(
        [],
        [
          aTeacher({ id: 51, registration: 'signed-in' }),
          aTeacher({ id: 52, registration: null }),
          aTeacher({ id: 53, registration: 'archived', account: aTeacherAccount({ active: null }) }),
          aTeacher({ id: 54, registration: null, account: aTeacherAccount({ active: null }) }),
        ],
      ),
  },
  play: async ({ canvas }) => {
    await expectTexts(within(await canvas.findByRole('complementary')), 'Signed in');
  },
};

export const ActiveAccount: Story = {
  ...EachUserStatus,
  tags: ['!release', 'TEA-EDIT-22'],
  parameters: { ...EachUserStatus.parameters, portal: at('52/profile') },
  play: async ({ canvas }) => {
    await expectTexts(within(await canvas.findByRole('complementary')), 'Active');
  },
};

export const ArchivedAccount: Story = {
  ...EachUserStatus,
  tags: ['TEA-EDIT-23', 'OPEN-61'],
  parameters: { ...EachUserStatus.parameters, portal: at('53/profile') },
  play: async ({ canvas }) => {
    const aside = within(await canvas.findByRole('complementary'));
    await expect(aside.getByText('Archived')).toBeVisible();
    await expect(aside.queryByRole('button', { name: /invitation/ })).toBeNull();
    await expect(await canvas.findByText(/^The account can no longer sign in/)).toBeVisible();
    await press(aside, /Restore$/);
    await answerQuestion(canvas, /Restore$/);
    await expect(await canvas.findByText('Teacher Léa Villeneuve was restored.')).toBeVisible();
    await expect(await aside.findByText('Registration completed')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/^The account can no longer sign in/)).toBeNull());
  },
};

export const NotFound: Story = {
  parameters: { portal: at('99/profile') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Teacher not found')).toBeVisible();
    await expectLink(canvas, /Back to the teachers$/, '/teachers/list');
    await waitFor(() =>
      expect(document.title).toBe('Enseignant introuvable - Teacher not found · Passerelle'),
    );
  },
};

export const Offline: Story = answered(teachersHandlers({ fail: 'offline' }), 'Offline');

/** If the course types fail to load, the rest of the page stays, with a retry. */
export const WithoutCourseTypes: Story = {
  parameters: { first: [broken('*/api/courses/types', 500)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Léa Villeneuve' })).toBeVisible();
    await tryAgain(canvas);
    await expect(await field(canvas, /First name\*$/)).toHaveValue('Léa');
  },
};

/**
 * A backend that cannot load a single teacher: the page loads further pages until it finds the teacher (DECISION-32).
 */
export const OnALaterPage: Story = {
  tags: ['OPEN-85'],
  parameters: {
    portal: at('33/profile'),
    first: [
      http.get('*/api/teacher', async ({ request }) => {
        const url = new URL(request.url);
        if (!url.searchParams.has('id')) return undefined;
        url.searchParams.delete('id');
        url.searchParams.set('resourcesPerPage', '2');
        return getResponse(teachersHandlers({ teachers }), new Request(url));
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Rosa Iglesias' })).toBeVisible();
    await expect(sent('GET teacher').map(({ query }) => query.get('page'))).toEqual(['1', '2']);
  },
};

export const Loading: Story = {
  tags: ['!release'],
  ...answered(() => teachersHandlers({ delay: 'infinite' }), 'Loading'),
};
