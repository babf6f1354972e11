import { contractsHandlers, lookupsHandlers } from '@portal/api-client/testing';
import { aSignedInUser, contractFormText } from '@portal/domain';
import { inPortal, memoryUnsavedStore } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { ContractCreatePage } from './ContractCreatePage';

const meta: Meta<typeof ContractCreatePage> = {
  title: 'Admin/Contracts/Create',
  component: ContractCreatePage,
  decorators: [inPortal({ app: 'admin', path: '/contracts/create', user: aSignedInUser() })],
  parameters: { msw: [...contractsHandlers(), ...lookupsHandlers()] },
};
export default meta;

type Story = StoryObj<typeof ContractCreatePage>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fill(canvas: Canvas) {
  await userEvent.type(canvas.getByLabelText(/Company\*$/), 'banque');
  await userEvent.click(await canvas.findByRole('option', { name: 'Banque Champlain' }));
  await userEvent.type(canvas.getByLabelText(/Contact person$/), 'Zoé Légaré');
  await userEvent.selectOptions(canvas.getByLabelText(/Language\*$/), '2');
  await userEvent.selectOptions(canvas.getByLabelText(/Course Type\*$/), '1');
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
    'SHELL-069',
  ],
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /Add course$/ }));
    await expect(await canvas.findByText('Course was created successfully')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: /\/contracts\/edit\/\d+\/basic/ })).toBeVisible();
  },
};

/** What belongs to editing is not there yet. */
export const OnlyWhatCreatingNeeds: Story = {
  tags: ['CON-FORM-10', 'CON-FORM-11', 'CON-FORM-19', 'CON-FORM-20', 'CON-FORM-21', 'CON-FORM-22'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/Contract approved$/)).toBeNull();
    await expect(canvas.queryByLabelText(/Contract expiration date$/)).toBeNull();
    await expect(canvas.getByLabelText(/Schedule$/)).toBeVisible();
    await expect(canvas.getByLabelText(/Location$/)).toHaveAttribute(
      'placeholder',
      expect.stringMatching(/conference number$/),
    );
    const person = canvas.getByLabelText(/Contact person$/);
    await userEvent.type(person, 'Zoé');
    await userEvent.click(canvas.getByRole('button', { name: /Reset$/ }));
    await expect(canvas.getByLabelText(/Contact person$/)).toHaveValue('');
  },
};

/** A language that is not known yet when the form begins with it is chosen all the same. */
export const UnsavedWorkTakenUp: Story = {
  parameters: {
    portal: {
      unsaved: () => {
        const began = contractFormText(null);
        const typed = {
          ...began,
          companyId: '22',
          contactPerson: 'Zoé Légaré',
          languageId: '2',
          hoursPerClass: '1,5',
        };
        const work = {
          userId: 1,
          form: 'contract',
          record: 'new',
          id: 'kept',
          title: '',
          began,
          typed,
        } as const;
        return memoryUnsavedStore([{ ...work, keptAt: Date.parse('2026-11-19T16:20:00-05:00') }]);
      },
    },
    msw: [
      http.get('*/api/languages', async () => {
        await lookups.promise;
        return undefined;
      }),
      ...contractsHandlers(),
      ...lookupsHandlers(),
    ],
  },
  beforeEach: () => {
    lookups = Promise.withResolvers();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Take it up again$/ }));
    await expect(canvas.getByLabelText(/Contact person$/)).toHaveValue('Zoé Légaré');
    await expect(canvas.getByLabelText(/length of each class in hours\*$/)).toHaveValue('1,5');
    lookups.resolve();
    await expect(await canvas.findByRole('option', { name: 'English' })).toBeInTheDocument();
    await expect(canvas.getByLabelText(/Language\*$/)).toHaveValue('2');
    await userEvent.click(canvas.getByRole('button', { name: /Reset$/ }));
    await expect(canvas.getByLabelText(/Contact person$/)).toHaveValue('');
  },
};
let lookups = Promise.withResolvers<void>();

export const Refused: Story = {
  tags: ['MSG-48'],
  parameters: { msw: [...contractsHandlers({ failWrites: 500 }), ...lookupsHandlers()] },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /Add course$/ }));
    await expect(await canvas.findByText('Course was not created successfully')).toBeVisible();
    await expect(canvas.getByLabelText(/Contact person$/)).toHaveValue('Zoé Légaré');
  },
};
