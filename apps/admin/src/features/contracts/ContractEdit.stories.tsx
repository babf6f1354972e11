import {
  contractsHandlers,
  fails,
  failsOnce,
  filesHandlers,
  lessonsHandlers,
  lookupsHandlers,
  meetingAttendanceHandlers,
  notesHandlers,
  sent,
  sentBodies,
  teachersHandlers,
} from '@portal/api-client/testing';
import { aContract, type Contract, contractFormText } from '@portal/domain';
import {
  answered,
  answerQuestion,
  asAdmin,
  type Canvas,
  expectMessage,
  expectTexts,
  findDialog,
  press,
  retype,
  savedYesterday,
  textsOf,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { getResponse, HttpResponse, http } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { ContractAttendancePage } from './attendance/ContractAttendancePage';
import { ContractBasicPage } from './ContractBasicPage';
import { ContractEditLayout } from './ContractEditLayout';
import { ContractListPage } from './list/ContractListPage';

/** The layout with its child routes. */
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

/** The data around a contract: form choices, proposals, teacher, notes. */
const around = () => [...lookupsHandlers(), ...filesHandlers(), ...teachersHandlers(), ...notesHandlers()];

/** Each story has its own records, so that a save in one does not show in the next. */
const freshRecords = () => [...contractsHandlers(), ...lessonsHandlers(), ...around()];

/** An API whose first requests return the original contract, and later ones the contract as someone else changed it. */
function answersThen(later: Contract, reads = 1) {
  const [before, after] = [contractsHandlers(), contractsHandlers({ contracts: [later] })];
  let read = 0;
  return [
    http.get('*/api/courses', async ({ request }) => {
      read += 1;
      const response = await getResponse(read <= reads ? before : after, request.clone());
      response?.headers.set('ETag', `"read ${read}"`);
      return response;
    }),
    ...before,
    ...around(),
  ];
}

/** The list and the contract pages, with the app's routes. */
function ListAndEdit() {
  return (
    <Routes>
      <Route path="list" element={<ContractListPage />} />
      <Route path="edit/*" element={<ContractEdit />} />
    </Routes>
  );
}

/** Decides when and how a request ends. */
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

export default {
  title: 'Admin/Contracts/Edit',
  component: ContractEdit,
  tags: ['release'],
  decorators: [asAdmin('/contracts/edit/*', '/contracts/edit/412/basic')],
  parameters: { msw: freshRecords },
} satisfies Meta<typeof ContractEdit>;

type Story = StoryObj<typeof ContractEdit>;

const at = (path: string) => ({ at: `/contracts/edit/${path}` });
const invoice = (canvas: Canvas) => canvas.findByLabelText(/Invoice$/);
const expectInvoice = async (canvas: Canvas, text: string) =>
  waitFor(async () => expect(await invoice(canvas)).toHaveValue(text));
const update = (canvas: Canvas) => press(canvas, /Update course$/);
const expectUpdated = (canvas: Canvas) => expectTexts(canvas, 'Course was updated successfully');
const updates = () => sentBodies('PATCH courses/update');

/** Appends to the invoice and tries to save it. */
async function saveMine(canvas: Canvas) {
  await userEvent.type(await invoice(canvas), '-MINE');
  await update(canvas);
}

/** Selects one of two versions of the invoice and saves it. */
async function decide(canvas: Canvas, version: RegExp) {
  const dialog = await findDialog(canvas);
  await press(dialog, version, 'radio');
  await press(dialog, /Save$/);
}

/** The layout with the form in the middle, the contract's people next to it, and links to the other parts. */
export const Basic: Story = {
  tags: [
    '!release',
    'CON-FORM-01',
    'CON-FORM-02',
    'CON-FORM-24',
    'CON-SIDE-01',
    'CON-SIDE-02',
    'CON-SIDE-05',
    'SHELL-072',
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /2026-0412/ })).toBeVisible();
    await expectTexts(canvas, 'N’oubliez pas d’enregistrer vos modifications.');
    await expectTexts(canvas, 'Remember to save your changes.');
    await expect(
      canvas.getByRole('button', { name: 'Mettre à jour le cours - Update course' }),
    ).toBeVisible();
    await expect(canvas.getByLabelText(/Company\*$/)).toHaveValue('Aéro Beauséjour inc.');
    await expect(canvas.getByLabelText(/Language\*$/)).toHaveDisplayValue('Français');
    await expect(canvas.getByLabelText(/Course Type\*$/)).toHaveDisplayValue('Individuel - Individual');
    const people = within(canvas.getByRole('complementary'));
    await expect(people.getByRole('link', { name: 'Léa Villeneuve' })).toBeVisible();
    for (const name of ['Inès Fortin', 'Siobhán O’Brien', 'Marc-André Thériault'])
      await expect(people.getByRole('link', { name })).toBeVisible();
    const parts = within(canvas.getByRole('navigation', { name: /Parts of the contract$/ })).getAllByRole(
      'link',
    );
    const current = () =>
      parts
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map(({ textContent }) => textContent);
    await expect(parts.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Plan de cours et matériel - Outline and materials', '/contracts/edit/412/outline'],
      ['Présences - Attendance', '/contracts/edit/412/attendance'],
      ['Informations de base - Basic info', '/contracts/edit/412/basic'],
      ['Étapes finales - Final steps', '/contracts/edit/412/final'],
    ]);
    await expect(current()).toEqual(['Informations de base - Basic info']);
    await press(canvas, /- Attendance$/, 'link');
    await expect(await canvas.findByText('Hours taught to date')).toBeVisible();
    await expect(canvas.queryByLabelText(/Invoice$/)).toBeNull();
    await expect(current()).toEqual(['Présences - Attendance']);
  },
};

/** A contract with a distinct value in every field. */
const filled = aContract({
  language: { id: 1, name: 'Français' },
  courseType: { id: 3, name: 'Semi-privé' },
  complementaryDescription: 'Deux niveaux ensemble',
});

/** A field of the form: its whole label, its shown value, and the value to enter or select. */
type FieldOfTheForm = readonly [label: string, shown: string, next: string];

async function change(canvas: Canvas, [label, shown, next]: FieldOfTheForm) {
  const field = canvas.getByLabelText(label);
  if (field instanceof HTMLSelectElement) {
    await waitFor(() => expect(field).toHaveDisplayValue(shown));
    await within(field).findByRole('option', { name: next });
    await userEvent.selectOptions(field, next);
    return;
  }
  await userEvent.clear(field);
  const isList = field.role === 'combobox';
  await userEvent.type(field, isList ? next.slice(0, 4) : next);
  if (isList) await press(canvas, next, 'option');
}

/** Checks the value of each field by its label, changes all fields, and checks the whole request body. */
async function changeAll(canvas: Canvas, fields: readonly FieldOfTheForm[], body: object) {
  await canvas.findByLabelText(/Invoice$/);
  for (const [label, shown] of fields) {
    const field = canvas.getByLabelText(label);
    if (!(field instanceof HTMLSelectElement)) await expect(field).toHaveValue(shown);
    await expect(field).not.toHaveAttribute('readonly');
  }
  for (const field of fields) await change(canvas, field);
  await update(canvas);
  await expectUpdated(canvas);
  await expect(updates()).toEqual([body]);
}

export const TheClient: Story = {
  tags: [
    '!release',
    'CON-FORM-04',
    'CON-FORM-05',
    'CON-FORM-06',
    'CON-FORM-07',
    'CON-FORM-10',
    'CON-FORM-11',
    'CON-FORM-27',
  ],
  parameters: { msw: [...contractsHandlers({ contracts: [filled] }), ...around()] },
  play: async ({ canvas }) => {
    const number = await canvas.findByLabelText('N° de contrat - Contract #');
    await expect(number).toHaveValue('2026-0412');
    await expect(number).toHaveAttribute('readonly');
    const approved = canvas.getByRole('checkbox', { name: 'Contrat approuvé - Contract approved' });
    await expect(approved).toBeChecked();
    await userEvent.click(approved);
    await changeAll(
      canvas,
      [
        ['Facture - Invoice', 'F-10412', 'F-7'],
        ['Société - Company*', 'Aéro Beauséjour inc.', 'Banque Champlain'],
        ['Personne-ressource - Contact person', 'Geneviève Lapointe', 'Zoé Légaré'],
        ['Date d’expiration du contrat - Contract expiration date', '2027-01-31', '2027-02-28'],
      ],
      {
        course: { id: 412 },
        course_details: {},
        client_details: {
          invoice: 'F-7',
          companies_id: 22,
          contact_person: 'Zoé Légaré',
          contract_approved: 0,
          contract_expiration_date: '2027-02-28',
        },
      },
    );
  },
};

export const TheCourse: Story = {
  tags: [
    '!release',
    'CON-FORM-12',
    'CON-FORM-13',
    'CON-FORM-14',
    'CON-FORM-15',
    'CON-FORM-16',
    'CON-FORM-17',
    'CON-FORM-27',
  ],
  parameters: { msw: [...contractsHandlers({ contracts: [filled] }), ...around()] },
  play: async ({ canvas }) => {
    await changeAll(
      canvas,
      [
        ['Description', 'Français des affaires, niveau intermédiaire', 'Anglais de la vente'],
        ['Langue - Language*', 'Français', 'English'],
        ['Type de cours - Course Type*', 'Semi-privé - Semi-private', 'Intensif - Intensive'],
        [
          'Description complémentaire du type - Complementary description of type',
          'Deux niveaux ensemble',
          'Trois par classe',
        ],
        ['durée de chaque cours en heures - length of each class in hours*', '1.5', '2,5'],
        ['Nombre de cours - Number of classes*', '32', '24'],
      ],
      {
        course: {
          id: 412,
          languages_id: 2,
          course_types_id: 4,
          complementary_description_type: 'Trois par classe',
        },
        course_details: { description: 'Anglais de la vente', total_hours: 2.5, total_classes: 24 },
        client_details: {},
      },
    );
  },
};

export const WhenAndWhere: Story = {
  tags: ['!release', 'CON-FORM-18', 'CON-FORM-19', 'CON-FORM-20', 'CON-FORM-21', 'CON-FORM-27'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Lieu - Location')).toHaveAttribute(
      'placeholder',
      'N’oubliez pas le numéro de conférence - Remember the conference number',
    );
    await changeAll(
      canvas,
      [
        ['Horaire - Schedule', 'mar. jeu. 12:00', 'lun. 8:30'],
        ['Date de début - Start date', '2026-09-08', '2026-09-15'],
        ['Date de fin - End date', '2026-12-18', '2026-12-11'],
        ['Lieu - Location', '1200, rue Peel, salle 4', 'Salle 2'],
      ],
      {
        course: { id: 412 },
        course_details: {
          schedule: 'lun. 8:30',
          start_date: '2026-09-15',
          end_date: '2026-12-11',
          location: 'Salle 2',
        },
        client_details: {},
      },
    );
  },
};

const required = 'Ceci est un champ obligatoire - This is a required field.';

/** Empties the whole form and checks the message of each field. */
async function refuse(canvas: Canvas, messages: readonly (readonly [label: RegExp, message: string])[]) {
  await userEvent.clear(await canvas.findByLabelText(/Company\*$/));
  for (const name of [/Language\*$/, /Course Type\*$/])
    await userEvent.selectOptions(canvas.getByLabelText(name), '');
  for (const name of [/Contact person$/, /length of each class in hours\*$/, /Number of classes\*$/])
    await userEvent.clear(canvas.getByLabelText(name));
  await userEvent.click(await invoice(canvas));
  await userEvent.paste('x'.repeat(46));
  await update(canvas);
  await waitFor(async () => expect(await invoice(canvas)).toHaveFocus());
  for (const [label, message] of messages) {
    // The open list of companies has the same name as its field.
    const [field] = canvas.getAllByLabelText(label);
    await expect(field).toHaveAccessibleDescription(message);
  }
  await expect(sent('PATCH courses/update')).toHaveLength(0);
}

/** Checks every error message of the form. */
/** The contract's company and language are archived: they stay selected and are marked as archived. */
export const ArchivedChoices: Story = {
  tags: ['DECISION-91'],
  globals: { language: 'fr' },
  parameters: {
    msw: [
      ...contractsHandlers({
        contracts: [
          aContract({
            company: { id: 99, name: 'Papeterie Oubliée', archived: true },
            language: { id: 98, name: 'Sanskrit', archived: true },
          }),
        ],
      }),
      ...lessonsHandlers(),
      ...around(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Société/)).toHaveValue('Papeterie Oubliée (archivée)');
    await expect(canvas.getByLabelText(/^Langue\*$/)).toHaveDisplayValue('Sanskrit (archivée)');
  },
};

export const RefusedByTheForm: Story = {
  tags: ['CON-FORM-28', 'CON-FORM-29', 'CON-FORM-30', 'CON-FORM-31', 'MSG-87', 'MSG-88', 'MSG-89'],
  play: ({ canvas }) =>
    refuse(canvas, [
      [
        /Company\*$/,
        'Ce champ est obligatoire et ne doit contenir que des chiffres. - This is a required field and must contain only number.',
      ],
      [/Contact person$/, required],
      [/Language\*$/, required],
      // Without a full stop for the course type, as in the specification.
      [/Course Type\*$/, 'Ceci est un champ obligatoire - This is a required field'],
    ]),
};

/** The number fields, and an invoice that is too long. */
export const NumbersRefusedByTheForm: Story = {
  tags: ['CON-FORM-32', 'CON-FORM-37', 'CON-FORM-40'],
  play: ({ canvas }) =>
    refuse(canvas, [
      [/length of each class in hours\*$/, required],
      [/Number of classes\*$/, required],
      [/Invoice$/, 'Au plus 45 caractères. - Must be at most 45 characters.'],
    ]),
};

/** The rejected field scrolls into view, even if it kept the focus while the user scrolled to the button. */
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
  parameters: { first: [fails('PATCH courses/update', 400)] },
  play: async ({ canvas }) => {
    await saveMine(canvas);
    await expectMessage('error', 'Course was not updated successfully');
    await expectInvoice(canvas, 'F-10412-MINE');
  },
};

/** A decimal comma is accepted, invalid characters are rejected, and the arrow keys step by half hours. */
export const NumbersAsTyped: Story = {
  tags: ['CON-FORM-33', 'CON-FORM-34', 'CON-FORM-35', 'CON-FORM-38', 'CON-FORM-41'],
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
      await retype(field, typed);
      await userEvent.tab();
      await expect(field).toHaveValue(typed);
      await waitFor(() => expect(field).toHaveAccessibleDescription(`${french} - ${english}`));
    }
    await retype(classes, '24');
    await retype(length, '1,5');
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
    await expect(length).toHaveValue('1');
    await update(canvas);
    await expectUpdated(canvas);
  },
};

export const EndFollowsStart: Story = {
  tags: ['CON-FORM-45', 'CON-FORM-46'],
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/Start date$/);
    const start = (day: string) =>
      fireEvent.change(canvas.getByLabelText(/Start date$/), { target: { value: day } });
    const end = () => canvas.getByLabelText(/End date$/);
    await expect(end()).not.toHaveAttribute('aria-disabled', 'true');
    start('2026-12-18');
    await waitFor(() => expect(end()).toHaveAttribute('min', '2026-12-18'));
    await expect(end()).toHaveValue('2026-12-18');
    start('2026-12-19');
    await waitFor(() => expect(end()).toHaveValue(''));
    start('');
    await waitFor(() => expect(end()).toHaveAttribute('aria-disabled', 'true'));
    await expect(end()).toHaveAttribute('readonly');
    await expect(canvas.getByText('Choose the start date first.')).toBeVisible();
    start('2026-09-08');
    await waitFor(() => expect(end()).not.toHaveAttribute('readonly'));
    await expect(end()).not.toHaveAttribute('aria-disabled', 'true');
  },
};

export const Archived: Story = {
  tags: ['!release', 'CON-FORM-03', 'CON-FORM-26', 'CON-SIDE-04', 'CON-SIDE-11'],
  parameters: { portal: at('201/basic') },
  play: async ({ canvas }) => {
    const update = await canvas.findByRole('button', { name: /Update course$/ });
    await expect(update).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(update);
    await expect(sent('PATCH courses/update')).toHaveLength(0);
    await expect(await canvas.findByRole('link', { name: 'Léa Villeneuve' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Change teacher$/ })).toBeNull();
    await expect(canvas.queryByText('Remember to save your changes.')).toBeNull();
    await expect(canvas.getByText(/^It can be read, but not edited/)).toBeVisible();
    // Text can still be selected and copied; selects and checkboxes are disabled.
    for (const name of [/Invoice$/, /Company\*$/, /Description$/, /Number of classes\*$/, /End date$/])
      await expect(canvas.getByLabelText(name)).toHaveAttribute('readonly');
    for (const name of [/Contract approved$/, /Language\*$/, /Course Type\*$/])
      await expect(canvas.getByLabelText(name)).toBeDisabled();
    const status = canvas.getByLabelText(/Contract status$/);
    await expect(textsOf(within(status), 'option')).toEqual([
      'En attente - Pending',
      'Activé - Activated',
      'Contrats terminés - Contracts done',
      'Archivé - Archived',
    ]);
    await userEvent.selectOptions(status, 'pending');
    await expect(await canvas.findByText('Course status was updated successfully.')).toBeVisible();
    await expect(sentBodies('PATCH courses/update')).toEqual([{ course: { id: 201, course_status_id: 1 } }]);
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

/** Someone else has archived the contract since the page was opened: it stays archived, and the select shows that. */
export const MovedMeanwhile: Story = {
  tags: ['CON-SIDE-03', 'MSG-51'],
  play: async ({ canvas }) => {
    const status = await canvas.findByLabelText(/Contract status$/);
    await fetch('/api/courses/update', {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ course: { id: 412, course_status_id: 4 } }),
    });
    await userEvent.selectOptions(status, 'done');
    await expectMessage(
      'error',
      'The contract status was not updated: someone has changed it in the meantime.',
    );
    await waitFor(() => expect(status).toHaveValue('archived'));
    await expect(sentBodies('PATCH courses/update')).toEqual([{ course: { id: 412, course_status_id: 4 } }]);
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

/** Someone else has changed the invoice since the form was opened (DECISION-37). */
export const ChangedMeanwhile: Story = {
  parameters: { msw: answersThen(aContract({ invoice: 'F-THEIRS' })) },
  play: async ({ canvas }) => {
    await saveMine(canvas);
    const dialog = await findDialog(canvas);
    await expect(dialog.getAllByRole('group')).toHaveLength(1);
    await expectTexts(dialog, 'before: F-10412');
    await expect(dialog.getByRole('radio', { name: /Theirs ?F-THEIRS$/ })).not.toBeChecked();
    await decide(canvas, /Yours ?F-10412-MINE$/);
    await expectUpdated(canvas);
    await expect(updates().at(-1)).toMatchObject({ client_details: { invoice: 'F-10412-MINE' } });
  },
};

/**
 * Someone else has changed another field: their change is kept and named, only the user's field is written, and the
 * form shows both.
 */
export const OtherFieldChanged: Story = {
  play: async ({ canvas }) => {
    await retype(await invoice(canvas), 'F-MINE');
    await fetch('/api/courses/update', {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        course: { id: 412 },
        course_details: { schedule: 'mar. jeu. 13:00' },
        client_details: { contact_person: 'Zoé Nadeau' },
      }),
    });
    await update(canvas);
    await expectUpdated(canvas);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    const mine = { course: { id: 412 }, course_details: {}, client_details: { invoice: 'F-MINE' } };
    await expect(updates().at(-1)).toEqual(mine);
    await expectTexts(canvas, 'Their changes are kept: Contact person, Schedule.');
    await expect(canvas.getByLabelText(/Contact person$/)).toHaveValue('Zoé Nadeau');
    await expectInvoice(canvas, 'F-MINE');
    await expect(document.body).not.toHaveFocus();
  },
};

/** Someone else has archived the contract in the meantime: nothing is written, and the input stays. */
export const ArchivedMeanwhile: Story = {
  parameters: { msw: answersThen(aContract({ status: 'archived' })) },
  play: async ({ canvas }) => {
    await saveMine(canvas);
    await expectTexts(canvas, /^This record was archived in the meantime/);
    await expect(updates()).toHaveLength(0);
    await expectInvoice(canvas, 'F-10412-MINE');
  },
};

/** The first save is rejected because the contract has changed; later requests return `later`. */
const refusedOnce = (later: Contract) => [
  failsOnce('PATCH courses/update', { status: 412, message: 'Changed meanwhile' }),
  ...answersThen(later, 2),
];

/** Someone else saves between this page's read and write: the dialog asks immediately (DECISION-37). */
export const ChangedInThatMoment: Story = {
  tags: ['API-050'],
  parameters: { msw: refusedOnce(aContract({ invoice: 'F-THEIRS' })) },
  play: async ({ canvas }) => {
    await saveMine(canvas);
    const dialog = await findDialog(canvas);
    await expect(dialog.getByRole('radio', { name: /Theirs ?F-THEIRS$/ })).toBeVisible();
    await expect(canvas.queryByText('Course was not updated successfully')).toBeNull();
    await decide(canvas, /Yours/);
    await expectUpdated(canvas);
    await expectInvoice(canvas, 'F-10412-MINE');
    // Each save contains the version that it is based on; after the question the contract is loaded again.
    const versions = sent('PATCH courses/update').map(({ headers }) => headers.get('If-Match'));
    await expect(versions).toEqual(['"read 2"', '"read 4"']);
  },
};

/** The other change is not in the form, such as a checkbox of the list, so there is no question. */
export const TickedInThatMoment: Story = {
  parameters: { msw: refusedOnce(aContract({ flagged: true })) },
  play: async ({ canvas }) => {
    await saveMine(canvas);
    await expectUpdated(canvas);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

const typedInvoice = (contract: Contract, invoice: string) =>
  savedYesterday({
    userId: 1,
    form: 'contract',
    record: String(contract.id),
    title: contract.number,
    initialValues: contractFormText(contract),
    changes: { invoice },
  });

/** A restored draft keeps its initial values, so a save still asks about changes that others have made since. */
export const UnsavedWorkRestored: Story = {
  tags: ['CON-FORM-02'],
  parameters: { portal: { unsaved: typedInvoice(aContract({ invoice: 'F-BEFORE' }), 'F-MINE') } },
  play: async ({ canvas }) => {
    await press(canvas, /Resume$/);
    await expectInvoice(canvas, 'F-MINE');
    await expect(canvas.getByLabelText(/Contact person$/)).toHaveValue('Geneviève Lapointe');
    await update(canvas);
    await decide(canvas, /Yours ?F-MINE$/);
    await expectUpdated(canvas);
    await press(canvas, /- Attendance$/, 'link');
    await expectTexts(canvas, 'Hours taught to date');
  },
};

/** The draft of an archived contract is kept until the contract can be edited again. */
export const UnsavedWorkOfAnArchivedOne: Story = {
  tags: ['CON-FORM-26'],
  parameters: {
    portal: {
      ...at('201/basic'),
      unsaved: typedInvoice(aContract({ id: 201, number: '2025-0201' }), 'F-MINE'),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^It can be read, but not edited/);
    await expect(canvas.queryByText('Unsaved work')).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText(/Contract status$/), 'pending');
    await expect(await canvas.findByText('Unsaved work')).toBeVisible();
  },
};

/** Someone else has saved since: a form without input shows the stored values, and a form with input keeps it. */
export const FollowsItsRecord: Story = {
  parameters: { msw: answersThen(aContract({ invoice: 'F-THEIRS' })) },
  play: async ({ canvas }) => {
    await expectInvoice(canvas, 'F-10412');
    await userEvent.selectOptions(canvas.getByLabelText(/Contract status$/), 'done');
    await expectInvoice(canvas, 'F-THEIRS');
  },
};

export const KeepsWhatIsBeingTyped: Story = {
  parameters: { msw: answersThen(aContract({ invoice: 'F-THEIRS' })) },
  play: async ({ canvas }) => {
    await userEvent.type(await invoice(canvas), '-MINE');
    await userEvent.selectOptions(canvas.getByLabelText(/Contract status$/), 'done');
    await expectTexts(canvas, 'Course status was updated successfully.');
    await expectInvoice(canvas, 'F-10412-MINE');
    await update(canvas);
    await decide(canvas, /Theirs ?F-THEIRS$/);
    await expectInvoice(canvas, 'F-THEIRS');
  },
};

/**
 * A page that is opened from the list shows the row's data at once; the students appear when the contract is loaded.
 */
export const OpenedFromTheList: Story = {
  render: () => <ListAndEdit />,
  parameters: { portal: { path: '/contracts/*', at: '/contracts/list' }, msw: () => heldBack() },
  play: async ({ canvas }) => {
    const answer = holdBack();
    await press(canvas, '2026-0412', 'link');
    await expectInvoice(canvas, 'F-10412');
    await expect(canvas.queryByText('Inès Fortin')).not.toBeInTheDocument();
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
    await userEvent.type(await invoice(canvas), '-B');
    answer.arrive();
    await expectTexts(canvas, 'Inès Fortin');
    await expectInvoice(canvas, 'F-10412-B');
  },
};

/** The row contains only a part of the contract: if the rest fails to load, the page says so. */
export const OpenedFromTheListInVain: Story = {
  ...OpenedFromTheList,
  play: async ({ canvas }) => {
    const answer = holdBack();
    await press(canvas, '2026-0412', 'link');
    await invoice(canvas);
    answer.fail();
    await expectTexts(canvas, 'Something went wrong');
  },
};

/** Input that is typed during a save is not part of it, and leaving the page asks about it, so no input is lost. */
export const TypedWhileItSaves: Story = {
  tags: ['!release', 'CON-FORM-25'],
  parameters: { first: [http.patch('*/api/courses/update', async () => void (await held.promise))] },
  play: async ({ canvas }) => {
    const answer = holdBack();
    await userEvent.type(await invoice(canvas), '-A');
    await update(canvas);
    const button = canvas.getByRole('button', { name: /Update course$/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.type(await invoice(canvas), 'B');
    await userEvent.click(button);
    answer.arrive();
    await expectUpdated(canvas);
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect(updates()).toHaveLength(1);
    await expectInvoice(canvas, 'F-10412-AB');
    await press(canvas, /- Attendance$/, 'link');
    await answerQuestion(canvas, /- Stay$/);
    await expectInvoice(canvas, 'F-10412-AB');
  },
};

/** Nothing is wider than the window, and every part of the contract is visible. */
export const OnAPhone: Story = {
  tags: ['CON-SIDE-01'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/Contract #/);
    const parts = canvas.getByRole('navigation', { name: /Parts of the contract/ });
    for (const link of within(parts).getAllByRole('link'))
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NotFound: Story = {
  parameters: { portal: at('99/basic') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Contract not found')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Contrat introuvable - Contract not found · Passerelle'));
  },
};

export const Offline: Story = answered(contractsHandlers({ fail: 'offline' }), 'Offline');

const withMeetings = (meetingLink: string | null) => [
  ...meetingAttendanceHandlers(),
  ...contractsHandlers({ contracts: [aContract({ meetingLink })] }),
  ...lessonsHandlers(),
  ...around(),
];

/** The address of the online meeting is changed and removed on its own. */
export const MeetingAddress: Story = {
  tags: ['DECISION-121'],
  parameters: { msw: () => withMeetings('https://zoom.example/j/85512345678') },
  play: async ({ canvas }) => {
    const address = await canvas.findByLabelText(/Online meeting address$/);
    await waitFor(() => expect(address).toHaveValue('https://zoom.example/j/85512345678'));
    await retype(address, 'https://teams.example/meet/7');
    await update(canvas);
    await expectUpdated(canvas);
    await expect(updates()).toEqual([
      {
        course: { id: 412 },
        course_details: { meeting_link: 'https://teams.example/meet/7' },
        client_details: {},
      },
    ]);
    await userEvent.clear(address);
    await update(canvas);
    await waitFor(() =>
      expect(updates()[1]).toEqual({
        course: { id: 412 },
        course_details: { meeting_link: null },
        client_details: {},
      }),
    );
  },
};

/** Without the extension, a save sends no address, so it cannot erase one. */
export const WithoutMeetingAddress: Story = {
  tags: ['DECISION-121'],
  play: async ({ canvas }) => {
    await saveMine(canvas);
    await expectUpdated(canvas);
    await expect(canvas.queryByLabelText(/Online meeting address$/)).toBeNull();
    await expect(updates()[0]).not.toHaveProperty('course_details.meeting_link');
  },
};

/** While the backend cannot say which extensions it has, a save erases nothing of theirs. */
export const ExtensionsUnknown: Story = {
  tags: ['release', 'DECISION-121'],
  parameters: {
    msw: () => [
      http.get('*/capabilities', () => new HttpResponse(null, { status: 500 })),
      ...contractsHandlers({
        contracts: [aContract({ meetingLink: 'https://zoom.example/j/85512345678', classAtEnd: true })],
      }),
      ...lessonsHandlers(),
      ...around(),
    ],
  },
  play: async ({ canvas }) => {
    await saveMine(canvas);
    await expectUpdated(canvas);
    await expect(updates()[0]).not.toHaveProperty('course_details.meeting_link');
    await expect(updates()[0]).not.toHaveProperty('course_details.class_at_end');
  },
};
