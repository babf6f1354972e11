import {
  broken,
  contractsHandlers,
  failsOnce,
  filesHandlers,
  lookupsHandlers,
  meetingAttendanceHandlers,
  sent,
  sentBodies,
} from '@portal/api-client/testing';
import { aCompany, contractFormText } from '@portal/domain';
import {
  aFile,
  asAdmin,
  type Canvas,
  chooseFiles,
  expectLink,
  expectMessage,
  expectTexts,
  press,
  retype,
  savedYesterday,
  tryAgain,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ContractCreatePage } from './ContractCreatePage';

export default {
  title: 'Admin/Contracts/Create',
  component: ContractCreatePage,
  decorators: [asAdmin('/contracts/create')],
  parameters: { msw: () => [...contractsHandlers(), ...lookupsHandlers()] },
} satisfies Meta<typeof ContractCreatePage>;

type Story = StoryObj<typeof ContractCreatePage>;

/** Chooses an option once options are loaded. */
async function choose(field: HTMLElement, value: string) {
  await waitFor(() => expect(field.querySelector(`option[value="${value}"]`)).not.toBeNull());
  await userEvent.selectOptions(field, value);
}

async function fill(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText(/Company\*$/), 'banque');
  await press(canvas, 'Banque Champlain', 'option');
  await userEvent.type(canvas.getByLabelText(/Contact person$/), 'Zoé Légaré');
  await choose(canvas.getByLabelText(/Language\*$/), '2');
  await choose(canvas.getByLabelText(/Course Type\*$/), '1');
  await userEvent.type(canvas.getByLabelText(/length of each class in hours\*$/), '1,5');
  await userEvent.type(canvas.getByLabelText(/Number of classes\*$/), '20');
}

export const Created: Story = {
  tags: [
    'CON-FORM-13',
    'CON-FORM-14',
    'CON-FORM-15',
    'CON-FORM-16',
    'CON-FORM-17',
    'CON-FORM-23',
    'CON-FORM-47',
    'SHELL-069',
  ],
  play: async ({ canvas }) => {
    await fill(canvas);
    const number = canvas.getByLabelText('N° de contrat - Contract #');
    await expect(number).toHaveValue('');
    await expect(number).toHaveAccessibleDescription(/Attribué à la création.*Given when it is created/);
    for (const [label, typed] of [
      ['Facture - Invoice', 'F-20413'],
      ['Description', 'Anglais de la vente'],
      ['Description complémentaire du type - Complementary description of type', 'Trois par classe'],
      ['Horaire - Schedule', 'lun. 8:30'],
      ['Date de début - Start date', '2027-01-11'],
      ['Date de fin - End date', '2027-03-26'],
      ['Lieu - Location', 'Salle 2'],
    ] as const)
      await userEvent.type(canvas.getByLabelText(label), typed);
    await press(canvas, 'Ajouter le cours - Add course');
    await expect(await canvas.findByText('Course was created successfully')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: /\/contracts\/edit\/\d+\/basic/ })).toBeVisible();
    await expect(sentBodies('POST courses/create')).toEqual([
      {
        course: { languages_id: 2, course_types_id: 1, complementary_description_type: 'Trois par classe' },
        course_details: {
          total_classes: 20,
          total_hours: 1.5,
          description: 'Anglais de la vente',
          start_date: '2027-01-11',
          end_date: '2027-03-26',
          schedule: 'lun. 8:30',
          location: 'Salle 2',
        },
        client_details: {
          invoice: 'F-20413',
          companies_id: 22,
          contact_person: 'Zoé Légaré',
          contract_approved: 0,
          contract_expiration_date: null,
        },
      },
    ]);
  },
};

/** The meeting address of a new contract, for a backend with the extension. */
export const WithMeetingAddress: Story = {
  tags: ['release', 'DECISION-121'],
  parameters: { msw: () => [...meetingAttendanceHandlers(), ...contractsHandlers(), ...lookupsHandlers()] },
  play: async ({ canvas }) => {
    const address = await canvas.findByLabelText(/Online meeting address$/);
    await expect(address).toHaveAccessibleDescription(/the same for every class/);
    await fill(canvas);
    await retype(address, 'zoom.example/j/85512345678');
    await press(canvas, /Add course$/);
    await expectTexts(canvas, 'Must be an address that begins with https:// and has no spaces.');
    await expect(sentBodies('POST courses/create')).toEqual([]);
    await retype(address, 'https://zoom.example/j/85512345678');
    await press(canvas, /Add course$/);
    await canvas.findByRole('heading', { name: /\/contracts\/edit\/\d+\/basic/ });
    await expect(sentBodies('POST courses/create')).toEqual([
      expect.objectContaining({
        course_details: expect.objectContaining({ meeting_link: 'https://zoom.example/j/85512345678' }),
      }),
    ]);
  },
};

/** Fields that only an existing contract needs are hidden. */
export const OnlyWhatCreatingNeeds: Story = {
  tags: ['release', 'CON-FORM-10', 'CON-FORM-11', 'CON-FORM-19', 'CON-FORM-20', 'CON-FORM-21', 'CON-FORM-22'],
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/Contact person$/);
    await expect(canvas.queryByLabelText(/Contract approved$/)).toBeNull();
    await expect(canvas.queryByLabelText(/Contract expiration date$/)).toBeNull();
    await expect(canvas.getByLabelText('Horaire - Schedule')).toBeVisible();
    await expect(canvas.getByLabelText('Lieu - Location')).toHaveAttribute(
      'placeholder',
      'N’oubliez pas le numéro de conférence - Remember the conference number',
    );
    const person = await canvas.findByLabelText(/Contact person$/);
    await userEvent.type(person, 'Zoé');
    await press(canvas, 'Réinitialiser - Reset');
    await expect(canvas.getByLabelText(/Contact person$/)).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: /Update course$/ })).toBeNull();
  },
};

/** If the options of a field fail to load, the field says so and offers a retry. */
export const ChoicesLost: Story = {
  tags: ['release', 'CON-FORM-13', 'CON-FORM-14'],
  parameters: { first: [broken('*/api/languages'), broken('*/api/courses/types')] },
  play: async ({ canvas }) => {
    const person = await canvas.findByLabelText(/Contact person$/);
    await userEvent.type(person, 'Zoé');
    await expect(await canvas.findByText(/choices of some fields could not be loaded/)).toBeVisible();
    await tryAgain(canvas);
    await choose(canvas.getByLabelText(/Language\*$/), '2');
    await choose(canvas.getByLabelText(/Course Type\*$/), '1');
    await expect(canvas.queryByText(/choices of some fields/)).toBeNull();
    await expect(person).toHaveValue('Zoé');
  },
};

/** Archived companies cannot be chosen; all others are loaded in one request. */
export const OnlyActiveCompanies: Story = {
  tags: ['CON-FORM-44', 'LIMIT-19'],
  parameters: {
    msw: [
      ...contractsHandlers(),
      ...lookupsHandlers({
        companies: [
          aCompany({ id: 22, name: 'Banque Champlain' }),
          aCompany({ id: 29, name: 'Banque du Passé', active: false }),
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/Company\*$/), 'banque');
    await expect(await canvas.findByRole('option', { name: 'Banque Champlain' })).toBeVisible();
    await expect(canvas.queryByRole('option', { name: 'Banque du Passé' })).toBeNull();
    await waitFor(() =>
      expect(
        ['companies', 'languages'].map((noun) => sent(`GET ${noun}`)[0]?.query.get('resourcesPerPage')),
      ).toEqual(['5000', '5000']),
    );
  },
};

/** A restored language stays selected although its options are not loaded yet. */
export const UnsavedWorkRestored: Story = {
  tags: ['release'],
  parameters: {
    portal: {
      unsaved: savedYesterday({
        userId: 1,
        form: 'contract',
        record: 'new',
        title: '',
        initialValues: contractFormText(null),
        changes: { companyId: '22', contactPerson: 'Zoé Légaré', languageId: '2', hoursPerClass: '1,5' },
      }),
    },
    first: [
      http.get('*/api/languages', async () => {
        await lookups.promise;
        return undefined;
      }),
    ],
  },
  beforeEach: () => {
    lookups = Promise.withResolvers();
  },
  play: async ({ canvas }) => {
    await press(canvas, /Resume$/);
    await expect(canvas.getByLabelText(/Contact person$/)).toHaveValue('Zoé Légaré');
    await expect(canvas.getByLabelText(/length of each class in hours\*$/)).toHaveValue('1,5');
    lookups.resolve();
    await expect(await canvas.findByRole('option', { name: 'English' })).toBeInTheDocument();
    await expect(canvas.getByLabelText(/Language\*$/)).toHaveValue('2');
    await press(canvas, /Reset$/);
    await expect(canvas.getByLabelText(/Contact person$/)).toHaveValue('');
  },
};
let lookups = Promise.withResolvers<void>();

export const Refused: Story = {
  tags: ['release', 'MSG-48'],
  parameters: { msw: [...contractsHandlers({ failWrites: 500 }), ...lookupsHandlers()] },
  play: async ({ canvas }) => {
    await fill(canvas);
    await press(canvas, /Add course$/);
    await expectMessage('error', 'Course was not created successfully');
    await expect(canvas.getByLabelText(/Contact person$/)).toHaveValue('Zoé Légaré');
  },
};

/** Returns the kind and contract of each upload. */
const given = () =>
  sent('POST files').map(({ body }) => {
    const fields = body as Record<string, unknown>;
    return [fields.file_name, fields.ref_type, fields.ref_id];
  });

/** Proposals chosen before the contract exists are uploaded once it is created. */
export const CreatedWithProposals: Story = {
  tags: ['release', 'CON-FORM-09', 'CON-FORM-42', 'CON-FORM-43'],
  parameters: { msw: [...contractsHandlers(), ...lookupsHandlers(), ...filesHandlers()] },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/Contact person$/);
    chooseFiles(aFile('offre.csv'));
    await expect(await canvas.findByText('This kind of file is not accepted.')).toBeVisible();
    chooseFiles(aFile('offre.pdf'), aFile('budget.xls'));
    await fill(canvas);
    await expect(given()).toEqual([]);
    await press(canvas, /Add course$/);
    await expect(await canvas.findByRole('heading', { name: /\/contracts\/edit\/413\/basic/ })).toBeVisible();
    await expect(given().toSorted()).toEqual([
      ['budget.xls', 'courseProposal', '413'],
      ['offre.pdf', 'courseProposal', '413'],
    ]);
  },
};

/** The contract exists and is not created twice; only failed uploads are sent again. */
export const ProposalRefused: Story = {
  tags: ['release', 'CON-FORM-09'],
  parameters: {
    msw: [
      failsOnce('POST files', 'offline'),
      ...contractsHandlers(),
      ...lookupsHandlers(),
      ...filesHandlers(),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/Contact person$/);
    chooseFiles(aFile('offre.pdf'));
    await fill(canvas);
    await press(canvas, /Add course$/);
    await expectTexts(canvas, /Not all of its proposals have arrived/, 'Contract 2026-0413 was created');
    await expect(canvas.queryByRole('button', { name: /Add course$/ })).toBeNull();
    await expectLink(canvas, /Continue to the contract$/, '/contracts/edit/413/basic');
    await press(canvas, /- Try again$/);
    await expect(await canvas.findByRole('heading', { name: /\/contracts\/edit\/413\/basic/ })).toBeVisible();
  },
};
