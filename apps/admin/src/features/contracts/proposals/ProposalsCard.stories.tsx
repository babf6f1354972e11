import { broken, failsOnce, filesHandlers, sent } from '@portal/api-client/testing';
import { aStoredFile, type Contract, type StoredFile } from '@portal/domain';
import {
  aFile,
  type Canvas,
  chooseFiles,
  expectTexts,
  press,
  textsOf,
  tryAgain,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { ContractBasicPage } from '../ContractBasicPage';
import { ContractEditLayout } from '../ContractEditLayout';
import { aroundContract, inContract } from '../side/side-story';
import { ProposalsCard } from './ProposalsCard';

interface Around {
  contract?: Partial<Contract>;
  files?: StoredFile[];
  first?: HttpHandler[];
}

/** An API with contract 412 and its files, new for each story; `first` takes precedence. */
const withProposals = ({ contract, files, first = [] }: Around = {}) =>
  aroundContract(contract, [...first, ...filesHandlers({ files })]);

export default {
  title: 'Admin/Contracts/Proposals',
  component: ProposalsCard,
  render: () => (
    <Routes>
      <Route path=":id" element={<ContractEditLayout />}>
        <Route path="basic" element={<ContractBasicPage />} />
      </Route>
    </Routes>
  ),
  decorators: [inContract],
  parameters: { msw: withProposals },
} satisfies Meta<typeof ProposalsCard>;

type Story = StoryObj<typeof ProposalsCard>;

const proposals = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: /Proposals of the contract$/ }));
const chooser = (canvas: Canvas) =>
  canvas.findByRole('button', { name: /Import proposal file.* - Choose a file$/ });
const uploads = () => sent('POST files');

async function choose(canvas: Canvas, ...files: File[]) {
  await chooser(canvas);
  chooseFiles(...files);
}

export const Listed: Story = {
  tags: ['CON-FORM-08', 'FILES-11', 'FILES-04'],
  parameters: {
    msw: withProposals({
      files: [aStoredFile(), aStoredFile({ id: 3051, title: 'Offre révisée', name: 'offre-2.docx' })],
    }),
  },
  play: async ({ canvas }) => {
    const list = await proposals(canvas);
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(textsOf(list, 'button', { name: /View/ })).toEqual([
      'Voir - View Proposition Aéro Beauséjour',
      'Voir - View Offre révisée',
    ]);
    await expect(list.getByText(/proposition-2026-0412\.pdf · /)).toHaveTextContent(/0\.23 MB/);
    const query = sent('GET files/ref').at(-1)?.query;
    await expect([query?.get('refType'), query?.get('refId')]).toEqual(['courseProposal', '412']);
  },
};

export const Viewed: Story = {
  tags: ['release', 'CON-FORM-08'],
  play: async ({ canvas }) => {
    await press(await proposals(canvas), /View Proposition Aéro Beauséjour$/);
    await waitFor(() =>
      expect(sent('GET files/download').map(({ query }) => query.get('fileId'))).toEqual(['3050']),
    );
  },
};

/** Two proposals are uploaded as soon as they are chosen, without saving the form. */
export const Imported: Story = {
  tags: ['CON-FORM-09', 'CON-FORM-42', 'FILES-05'],
  parameters: { msw: withProposals({ files: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No proposal')).toBeVisible();
    await choose(canvas, aFile('Offre 2026.pdf'), aFile('Budget.xlsx'));
    const list = await proposals(canvas);
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
    await expect(list.getByRole('button', { name: /View Offre 2026$/ })).toBeVisible();
    // Both are uploaded at the same time.
    const bodies = uploads().map(({ body }) => body as Record<string, unknown>);
    const { file, ...fields } = bodies.find(({ file_name }) => file_name === 'Offre 2026.pdf') ?? {};
    await expect(fields).toEqual({
      file_name: 'Offre 2026.pdf',
      file_title: 'Offre 2026',
      users_id: '1',
      ref_type: 'courseProposal',
      ref_id: '412',
    });
    await expect(file).toBeInstanceOf(File);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Remove Budget\.xlsx$/ })).toBeNull());
    await expect(sent('PATCH courses/update')).toHaveLength(0);
  },
};

/** A file that is too large or of another type is not uploaded. */
export const NotToBeSent: Story = {
  tags: ['release', 'CON-FORM-42', 'CON-FORM-43', 'MSG-18'],
  play: async ({ canvas }) => {
    await choose(canvas, aFile('offre.csv'), aFile('offre.pdf', 8_388_609));
    await expectTexts(canvas, 'This kind of file is not accepted.', 'File size cannot exceed 8mb');
    await expect(uploads()).toHaveLength(0);
  },
};

/** A failed upload says so beside the file and can be retried. */
export const RefusedOnce: Story = {
  tags: ['release', 'CON-FORM-09'],
  parameters: { msw: withProposals({ files: [], first: [failsOnce('POST files', 500)] }) },
  play: async ({ canvas }) => {
    await choose(canvas, aFile('offre.docx'));
    await expect(await canvas.findByText('Document was not uploaded successfully.')).toBeVisible();
    await press(canvas, /- Try again$/);
    await expect((await proposals(canvas)).getByRole('button', { name: /View offre$/ })).toBeVisible();
    await expect(await canvas.findByText('Document was uploaded successfully.')).toBeVisible();
  },
};

/** The form works although the list failed to load and offers a retry. */
export const NotLoaded: Story = {
  tags: ['release'],
  parameters: { first: [broken('*/api/files/ref', 500)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The proposals could not be loaded.')).toBeVisible();
    await tryAgain(canvas, /- Try again$/);
    await expect((await proposals(canvas)).getByRole('button', { name: /View Proposition/ })).toBeVisible();
  },
};

/** The proposals of an archived contract are read-only. */
export const OfAnArchivedContract: Story = {
  tags: ['release', 'CON-FORM-08'],
  parameters: { msw: withProposals({ contract: { status: 'archived' } }) },
  play: async ({ canvas }) => {
    await expect((await proposals(canvas)).getByRole('button', { name: /View/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Import proposal file/ })).toBeNull();
  },
};

export const OnAPhone: Story = {
  tags: ['release'],
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: withProposals({
      files: [
        aStoredFile({
          title: 'Proposition détaillée pour la formation linguistique des équipes de production',
          name: 'proposition_detaillee_formation_linguistique_equipes_de_production_2026-2027.pdf',
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await proposals(canvas);
  },
};
