import {
  contractsHandlers,
  filesHandlers,
  lessonsHandlers,
  lookupsHandlers,
  notesHandlers,
  recordRequests,
  sent,
  teachersHandlers,
} from '@portal/api-client/testing';
import { aContract, aSignedInUser, type Contract, contractFormText } from '@portal/domain';
import { expectMessage, inPortal, memoryUnsavedStore } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ContractAttendancePage } from './attendance/ContractAttendancePage';
import { ContractBasicPage } from './ContractBasicPage';
import { ContractEditLayout } from './ContractEditLayout';
import { ContractListPage } from './list/ContractListPage';

/** The layout with the parts that it frames, at their addresses. */
function ContractEdit() {
  return (
    <Routes>
      <Route path=":id" element={<ContractEditLayout />}>
        <Route path="basic" element={<ContractBasicPage />} />
        <Route path="attendance" element={<ContractAttendancePage />} />
      </Route>
    </Routes>
  );
}

/** What a contract is shown with: the choices of its form, its proposals, its teacher, its notes. */
const around = () => [...lookupsHandlers(), ...filesHandlers(), ...teachersHandlers(), ...notesHandlers()];

/** Each story has records of its own: a save in one must not show in the next. */
const freshRecords = () => [...contractsHandlers(), ...lessonsHandlers(), ...around()];

/** The API whose first reads find the contract as it was, and each later one as someone else has left it. */
function answersThen(later: Contract, reads = 1) {
  const [before, after] = [contractsHandlers(), contractsHandlers({ contracts: [later] })];
  let read = 0;
  return [
    http.get('*/api/courses', async ({ request }) => {
      read += 1;
      for (const handler of read <= reads ? before : after) {
        const result = await handler.run({ request: request.clone(), requestId: crypto.randomUUID() });
        if (result?.response) return result.response;
      }
      return undefined;
    }),
    ...before,
    ...around(),
  ];
}

/** The list and the pages of one contract, as the app has them. */
function ListAndEdit() {
  return (
    <Routes>
      <Route path="list" element={<ContractListPage />} />
      <Route path="edit/*" element={<ContractEdit />} />
    </Routes>
  );
}

/** An answer that comes when the story says so. */
let held = Promise.withResolvers<'arrived' | 'failed'>();

function holdBack() {
  held = Promise.withResolvers();
  const { resolve } = held;
  return { arrive: () => resolve('arrived'), fail: () => resolve('failed') };
}

function heldBack() {
  return [
    http.get('*/api/courses', async ({ request }) => {
      const isOne = new URL(request.url).searchParams.has('courseId');
      if (isOne && (await held.promise) === 'failed')
        return HttpResponse.json({ message: 'no' }, { status: 500 });
      return undefined;
    }),
    ...freshRecords(),
  ];
}

const meta: Meta<typeof ContractEdit> = {
  title: 'Admin/Contracts/Edit',
  component: ContractEdit,
  decorators: [
    inPortal({
      app: 'admin',
      user: aSignedInUser(),
      path: '/contracts/edit/*',
      at: '/contracts/edit/412/basic',
    }),
  ],
  parameters: { msw: freshRecords() },
  beforeEach: () => {
    sessionStorage.clear();
    return recordRequests();
  },
};
export default meta;

type Story = StoryObj<typeof ContractEdit>;

const at = (path: string) => ({ at: `/contracts/edit/${path}` });

export const Basic: Story = {
  tags: [
    'CON-FORM-01',
    'CON-FORM-02',
    'CON-FORM-04',
    'CON-FORM-05',
    'CON-FORM-06',
    'CON-FORM-07',
    'CON-FORM-10',
    'CON-FORM-11',
    'CON-FORM-24',
    'CON-SIDE-01',
    'CON-SIDE-02',
    'CON-SIDE-05',
    'SHELL-072',
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /2026-0412/ })).toBeVisible();
    await expect(canvas.getByLabelText(/Contract #$/)).toHaveAttribute('readonly');
    await expect(canvas.getByText('Remember to save your changes.')).toBeVisible();
    await expect(canvas.getByLabelText(/Invoice$/)).toHaveValue('F-10412');
    await expect(canvas.getByLabelText(/Contract approved$/)).toBeChecked();
    await expect(canvas.getByLabelText(/Contract expiration date$/)).toHaveValue('2027-01-31');
    await expect(canvas.getByRole('button', { name: /Update course$/ })).toBeVisible();
    const parts = canvas.getByRole('navigation', { name: /Parts of the contract$/ });
    await expect(
      within(parts)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Plan et matériel - Outline and materials',
      'Présences - Attendance',
      'Informations de base - Basic info',
      'Étapes finales - Final steps',
    ]);
    await expect(canvas.getByLabelText(/Company\*$/)).toHaveValue('Aéro Beauséjour inc.');
    await expect(canvas.getByLabelText(/Language\*$/)).toHaveDisplayValue('Français');
    await expect(canvas.getByLabelText(/Course Type\*$/)).toHaveDisplayValue('Individuel');
    await expect(canvas.getByText('Léa Villeneuve')).toBeVisible();
    await expect(canvas.getByText('Inès Fortin')).toBeVisible();
  },
};

export const Saved: Story = {
  tags: ['CON-FORM-12', 'CON-FORM-25'],
  parameters: { msw: freshRecords() },
  play: async ({ canvas }) => {
    const invoice = await canvas.findByLabelText(/Invoice$/);
    await userEvent.clear(invoice);
    await userEvent.type(invoice, 'F-7');
    await userEvent.click(canvas.getByRole('button', { name: /Update course$/ }));
    await expect(await canvas.findByText('Course was updated successfully')).toBeVisible();
    await expect(invoice).toHaveValue('F-7');
  },
};

/** Every message of the form, at once. */
export const RefusedByTheForm: Story = {
  tags: [
    'CON-FORM-28',
    'CON-FORM-29',
    'CON-FORM-30',
    'CON-FORM-31',
    'CON-FORM-32',
    'CON-FORM-37',
    'CON-FORM-40',
    'MSG-87',
    'MSG-88',
    'MSG-89',
  ],
  play: async ({ canvas }) => {
    const company = await canvas.findByLabelText(/Company\*$/);
    await userEvent.clear(company);
    for (const name of [/Language\*$/, /Course Type\*$/])
      await userEvent.selectOptions(canvas.getByLabelText(name), '');
    for (const name of [/Contact person$/, /length of each class in hours\*$/, /Number of classes\*$/])
      await userEvent.clear(canvas.getByLabelText(name));
    await userEvent.type(canvas.getByLabelText(/Invoice$/), 'x'.repeat(46));
    await userEvent.click(canvas.getByRole('button', { name: /Update course$/ }));
    await expect(
      await canvas.findByText('This is a required field and must contain only number.'),
    ).toBeVisible();
    await expect(canvas.getAllByText('This is a required field.')).toHaveLength(4);
    // Printed without a full stop for the course type.
    await expect(canvas.getByLabelText(/Course Type\*$/)).toHaveAccessibleDescription(
      /This is a required field\s*$/,
    );
    await expect(canvas.getByText('Must be at most 45 characters.')).toBeVisible();
    await expect(canvas.getByLabelText(/Invoice$/)).toHaveFocus();
  },
};

/** The field that is refused comes back into view, also when it has kept the focus while one scrolled to the button. */
export const RefusedOutOfView: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const contact = await canvas.findByLabelText(/Contact person$/);
    await userEvent.clear(contact);
    const update = canvas.getByRole('button', { name: /Update course$/ });
    update.scrollIntoView();
    await expect(contact.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.click(update);
    await expect(contact).toHaveFocus();
    const label = canvas.getByText('Contact person');
    await waitFor(() => expect(label.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(canvas.getByText('This is a required field.')).toBeVisible();
  },
};

export const RefusedByTheServer: Story = {
  tags: ['MSG-49'],
  parameters: {
    msw: [
      http.patch('*/api/courses/update', () => HttpResponse.json({ message: 'no' }, { status: 400 })),
      ...freshRecords(),
    ],
  },
  play: async ({ canvas }) => {
    const invoice = await canvas.findByLabelText(/Invoice$/);
    await userEvent.type(invoice, '-B');
    await userEvent.click(canvas.getByRole('button', { name: /Update course$/ }));
    await expectMessage('error', 'Course was not updated successfully');
    await expect(invoice).toHaveValue('F-10412-B');
  },
};

/** A decimal comma is accepted, anything that is not part of the number is refused, and keys step by half hours. */
export const NumbersAsTyped: Story = {
  tags: ['CON-FORM-33', 'CON-FORM-34', 'CON-FORM-35', 'CON-FORM-38', 'CON-FORM-41'],
  parameters: { msw: freshRecords() },
  play: async ({ canvas }) => {
    const length = await canvas.findByLabelText(/length of each class in hours\*$/);
    const classes = canvas.getByLabelText(/Number of classes\*$/);
    for (const [field, typed, french, english] of [
      [length, '-1,5', 'Ne peut pas être négatif.', 'Cannot be negative.'],
      [length, '1e3', 'Doit être un nombre.', 'Must be a number.'],
      [classes, '2.5', 'Doit être un nombre entier.', 'Must be a whole number.'],
      [classes, '-5', 'Ne peut pas être négatif.', 'Cannot be negative.'],
      [classes, '1e3', 'Doit être un nombre.', 'Must be a number.'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.tab();
      await expect(field).toHaveValue(typed);
      await waitFor(() => expect(field).toHaveAccessibleDescription(`${french} - ${english}`));
    }
    await userEvent.clear(classes);
    await userEvent.type(classes, '24');
    await userEvent.clear(length);
    await userEvent.type(length, '1,5');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(length).toHaveValue('2');
    await userEvent.click(canvas.getByRole('button', { name: /Update course$/ }));
    await expect(await canvas.findByText('Course was updated successfully')).toBeVisible();
  },
};

export const EndFollowsStart: Story = {
  tags: ['CON-FORM-18', 'CON-FORM-45', 'CON-FORM-46'],
  play: async ({ canvas }) => {
    const start = await canvas.findByLabelText(/Start date$/);
    const end = canvas.getByLabelText(/End date$/);
    await expect(end).toHaveValue('2026-12-18');
    await userEvent.clear(start);
    await userEvent.type(start, '2027-01-05');
    await waitFor(() => expect(canvas.getByLabelText(/End date$/)).toHaveValue(''));
    await userEvent.clear(canvas.getByLabelText(/Start date$/));
    await waitFor(() => expect(canvas.getByLabelText(/End date$/)).toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.getByText('Choose the start date first.')).toBeVisible();
  },
};

export const Archived: Story = {
  tags: ['CON-FORM-03', 'CON-FORM-26', 'CON-SIDE-04'],
  parameters: { portal: at('201/basic'), msw: freshRecords() },
  play: async ({ canvas }) => {
    const update = await canvas.findByRole('button', { name: /Update course$/ });
    await expect(update).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByText('Remember to save your changes.')).toBeNull();
    await expect(canvas.getByText(/^It can be read, but not edited/)).toBeVisible();
    // Texts can still be selected and copied; choices and ticks cannot be pressed.
    for (const name of [/Invoice$/, /Company\*$/, /Description$/, /Number of classes\*$/, /End date$/])
      await expect(canvas.getByLabelText(name)).toHaveAttribute('readonly');
    for (const name of [/Contract approved$/, /Language\*$/, /Course Type\*$/])
      await expect(canvas.getByLabelText(name)).toBeDisabled();
    await userEvent.selectOptions(canvas.getByLabelText(/Contract status$/), 'pending');
    await expect(await canvas.findByText('Course status was updated successfully.')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Update course$/ })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    await userEvent.type(canvas.getByLabelText(/Invoice$/), '-B');
    await expect(canvas.getByLabelText(/Invoice$/)).toHaveValue('F-10412-B');
  },
};

export const StatusRefused: Story = {
  tags: ['CON-SIDE-03', 'MSG-51'],
  parameters: { msw: [...contractsHandlers({ failWrites: 500 }), ...around()] },
  play: async ({ canvas }) => {
    const status = await canvas.findByLabelText(/Contract status$/);
    await userEvent.selectOptions(status, 'done');
    await expectMessage('error', 'Course status was not updated successfully.');
    await expect(status).toHaveValue('activated');
  },
};

/** Someone else has changed the invoice since the form was opened (decision 37). */
export const ChangedMeanwhile: Story = {
  parameters: {
    msw: answersThen(aContract({ invoice: 'F-THEIRS' })),
  },
  play: async ({ canvas }) => {
    const invoice = await canvas.findByLabelText(/Invoice$/);
    await userEvent.type(invoice, '-MINE');
    await userEvent.click(canvas.getByRole('button', { name: /Update course$/ }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getAllByRole('group')).toHaveLength(1);
    await expect(dialog.getByText('before: F-10412')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /Theirs ?F-THEIRS$/ })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: /Yours ?F-10412-MINE$/ }));
    await userEvent.click(dialog.getByRole('button', { name: /Save$/ }));
    await expect(await canvas.findByText('Course was updated successfully')).toBeVisible();
    await expect(sent('PATCH courses/update').at(-1)?.body).toMatchObject({
      client_details: { invoice: 'F-10412-MINE' },
    });
  },
};

/** Another person changed another field: theirs is kept and named, only mine is written, and the form shows both. */
export const OtherFieldChanged: Story = {
  parameters: { msw: freshRecords() },
  play: async ({ canvas }) => {
    const invoice = await canvas.findByLabelText(/Invoice$/);
    await userEvent.clear(invoice);
    await userEvent.type(invoice, 'F-MINE');
    await fetch('/api/courses/update', {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        course: { id: 412 },
        course_details: { schedule: 'mar. jeu. 13:00' },
        client_details: { contact_person: 'Zoé Nadeau' },
      }),
    });
    await userEvent.click(canvas.getByRole('button', { name: /Update course$/ }));
    await expect(await canvas.findByText('Course was updated successfully')).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(sent('PATCH courses/update').at(-1)?.body).toEqual({
      course: { id: 412 },
      course_details: {},
      client_details: { invoice: 'F-MINE' },
    });
    await expect(await canvas.findByText('Taken over and kept: Contact person, Schedule.')).toBeVisible();
    await expect(canvas.getByLabelText(/Contact person$/)).toHaveValue('Zoé Nadeau');
    await expect(canvas.getByLabelText(/Invoice$/)).toHaveValue('F-MINE');
    await expect(document.body).not.toHaveFocus();
  },
};

/** Archived by another person in the meantime: nothing is written, and what was typed stays. */
export const ArchivedMeanwhile: Story = {
  parameters: { msw: answersThen(aContract({ status: 'archived' })) },
  play: async ({ canvas }) => {
    const invoice = await canvas.findByLabelText(/Invoice$/);
    await userEvent.type(invoice, '-MINE');
    await userEvent.click(canvas.getByRole('button', { name: /Update course$/ }));
    await expect(await canvas.findByText(/^This record was archived in the meantime/)).toBeVisible();
    await expect(sent('PATCH courses/update')).toHaveLength(0);
    await expect(canvas.getByLabelText(/Invoice$/)).toHaveValue('F-10412-MINE');
  },
};

/** Refused once, as changed since it was read, while the story says what is found then. */
const refusedOnce = (later: Contract) => [
  http.patch(
    '*/api/courses/update',
    () => HttpResponse.json({ message: 'Changed meanwhile' }, { status: 412 }),
    { once: true },
  ),
  ...answersThen(later, 2),
];

/** Between the reading and the saving of a moment, someone else was faster: asked about at once (decision 37). */
export const ChangedInThatMoment: Story = {
  parameters: { msw: refusedOnce(aContract({ invoice: 'F-THEIRS' })) },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/Invoice$/), '-MINE');
    await userEvent.click(canvas.getByRole('button', { name: /Update course$/ }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByRole('radio', { name: /Theirs ?F-THEIRS$/ })).toBeVisible();
    await expect(canvas.queryByText('Course was not updated successfully')).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: /Yours/ }));
    await userEvent.click(dialog.getByRole('button', { name: /Save$/ }));
    await expect(await canvas.findByText('Course was updated successfully')).toBeVisible();
    await expect(canvas.getByLabelText(/Invoice$/)).toHaveValue('F-10412-MINE');
  },
};

/** What changed is none of the form's fields, such as a tick in the list: there is nothing to ask. */
export const TickedInThatMoment: Story = {
  parameters: { msw: refusedOnce(aContract({ flagged: true })) },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/Invoice$/), '-MINE');
    await userEvent.click(canvas.getByRole('button', { name: /Update course$/ }));
    await expect(await canvas.findByText('Course was updated successfully')).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Typed yesterday, and not saved. */
const keptYesterday = (contract: Contract, invoice: string) => () => {
  const began = contractFormText(contract);
  const typed = { ...began, invoice };
  const work = {
    userId: 1,
    form: 'contract',
    record: String(contract.id),
    id: 'kept',
    title: contract.number,
  } as const;
  return memoryUnsavedStore([{ ...work, began, typed, keptAt: Date.parse('2026-11-19T16:20:00-05:00') }]);
};

/** It is as if the form had never been left: a save still asks about what someone else has changed since. */
export const UnsavedWorkTakenUp: Story = {
  tags: ['CON-FORM-02'],
  parameters: {
    portal: { unsaved: keptYesterday(aContract({ invoice: 'F-BEFORE' }), 'F-MINE') },
    msw: freshRecords(),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Resume$/ }));
    await expect(canvas.getByLabelText(/Invoice$/)).toHaveValue('F-MINE');
    await expect(canvas.getByLabelText(/Contact person$/)).toHaveValue('Geneviève Lapointe');
    await userEvent.click(canvas.getByRole('button', { name: /Update course$/ }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /Yours ?F-MINE$/ }));
    await userEvent.click(dialog.getByRole('button', { name: /Save$/ }));
    await expect(await canvas.findByText('Course was updated successfully')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /- Attendance$/ }));
    await expect(await canvas.findByText('Hours taught to date')).toBeVisible();
  },
};

/** It waits until the contract can be edited again. */
export const UnsavedWorkOfAnArchivedOne: Story = {
  tags: ['CON-FORM-26'],
  parameters: {
    portal: {
      ...at('201/basic'),
      unsaved: keptYesterday(aContract({ id: 201, number: '2025-0201' }), 'F-MINE'),
    },
    msw: freshRecords(),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^It can be read, but not edited/);
    await expect(canvas.queryByText('Unsaved work')).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText(/Contract status$/), 'pending');
    await expect(await canvas.findByText('Unsaved work')).toBeVisible();
  },
};

/** Someone else has saved since, and nothing was typed here: the form shows what is stored (decision 37). */
export const FollowsItsRecordUntouched: Story = {
  parameters: { msw: answersThen(aContract({ invoice: 'F-THEIRS' })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/Invoice$/)).toHaveValue('F-10412');
    await userEvent.selectOptions(canvas.getByLabelText(/Contract status$/), 'done');
    await waitFor(() => expect(canvas.getByLabelText(/Invoice$/)).toHaveValue('F-THEIRS'));
  },
};

/** The same, in the midst of typing: what was typed stays. */
export const KeepsWhatIsBeingTyped: Story = {
  parameters: { msw: answersThen(aContract({ invoice: 'F-THEIRS' })) },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/Invoice$/), '-MINE');
    await userEvent.selectOptions(canvas.getByLabelText(/Contract status$/), 'done');
    await expect(await canvas.findByText('Course status was updated successfully.')).toBeVisible();
    await expect(canvas.getByLabelText(/Invoice$/)).toHaveValue('F-10412-MINE');
    await userEvent.click(canvas.getByRole('button', { name: /Update course$/ }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /Theirs ?F-THEIRS$/ }));
    await userEvent.click(dialog.getByRole('button', { name: /Save$/ }));
    await waitFor(() => expect(canvas.getByLabelText(/Invoice$/)).toHaveValue('F-THEIRS'));
  },
};

/** From the list: what its row knows stands there at once, the students come with the contract's own answer. */
export const OpenedFromTheList: Story = {
  render: () => <ListAndEdit />,
  parameters: { portal: { path: '/contracts/*', at: '/contracts/list' }, msw: heldBack() },
  play: async ({ canvas }) => {
    const answer = holdBack();
    await userEvent.click(await canvas.findByRole('link', { name: '2026-0412' }));
    await expect(await canvas.findByLabelText(/Invoice$/)).toHaveValue('F-10412');
    await expect(canvas.queryByText('Inès Fortin')).not.toBeInTheDocument();
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText(/Invoice$/), '-B');
    answer.arrive();
    await expect(await canvas.findByText('Inès Fortin')).toBeVisible();
    await expect(canvas.getByLabelText(/Invoice$/)).toHaveValue('F-10412-B');
  },
};

/** The row alone is half a contract: when the rest does not come, that is said. */
export const OpenedFromTheListInVain: Story = {
  ...OpenedFromTheList,
  play: async ({ canvas }) => {
    const answer = holdBack();
    await userEvent.click(await canvas.findByRole('link', { name: '2026-0412' }));
    await canvas.findByLabelText(/Invoice$/);
    answer.fail();
    await expect(await canvas.findByText('Something went wrong')).toBeVisible();
  },
};

/** What is typed while a save is under way is not part of it, and is asked about before the page is left. */
export const TypedWhileItSaves: Story = {
  parameters: {
    msw: [
      http.patch('*/api/courses/update', async () => {
        await held.promise;
        return undefined;
      }),
      ...freshRecords(),
    ],
  },
  play: async ({ canvas }) => {
    const answer = holdBack();
    const invoice = await canvas.findByLabelText(/Invoice$/);
    await userEvent.type(invoice, '-A');
    const update = canvas.getByRole('button', { name: /Update course$/ });
    await userEvent.click(update);
    await waitFor(() => expect(update).toHaveAttribute('aria-busy', 'true'));
    await userEvent.type(invoice, 'B');
    answer.arrive();
    await expect(await canvas.findByText('Course was updated successfully')).toBeVisible();
    await expect(invoice).toHaveValue('F-10412-AB');
    await userEvent.click(canvas.getByRole('link', { name: /- Attendance$/ }));
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: /- Stay$/ }));
    await expect(canvas.getByLabelText(/Invoice$/)).toHaveValue('F-10412-AB');
  },
};

/** Nothing typed is lost by a stray press on a link. */
export const LeavingUnsaved: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/Invoice$/), '-X');
    await userEvent.click(canvas.getByRole('link', { name: /- Attendance$/ }));
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: /- Stay$/ }));
    await expect(canvas.getByLabelText(/Invoice$/)).toHaveValue('F-10412-X');
  },
};

/** Nothing is wider than the window, and each part of the contract is in it. */
export const OnAPhone: Story = {
  tags: ['CON-SIDE-01'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/Contract #/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const parts = canvas.getByRole('navigation', { name: /Parts of the contract/ });
    for (const link of within(parts).getAllByRole('link'))
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NotFound: Story = {
  parameters: { portal: at('99/basic') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Contract not found')).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { msw: contractsHandlers({ fail: 'offline' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Offline')).toBeVisible();
  },
};

export const InFrenchInTheDark: Story = { globals: { language: 'fr', theme: 'dark' } };
