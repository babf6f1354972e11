import { broken, fails, hangs, sent, sentBodies } from '@portal/api-client/testing';
import { aStoredFile } from '@portal/domain';
import {
  type Canvas,
  expectLink,
  expectMessage,
  expectTexts,
  press,
  textsOf,
  tryAgain,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ContractOutlinePage } from './ContractOutlinePage';
import { atDialog, inOutlinePart, OutlineFrame, withOutline, withoutOutline } from './outline-story';

export default {
  title: 'Admin/Contracts/Outline and materials',
  component: ContractOutlinePage,
  tags: ['release'],
  render: () => <OutlineFrame />,
  decorators: [inOutlinePart],
  parameters: { msw: withOutline },
} satisfies Meta<typeof ContractOutlinePage>;

type Story = StoryObj<typeof ContractOutlinePage>;

const outlines = async (canvas: Canvas) =>
  within(await canvas.findByRole('table', { name: /Outlines of contract 2026-0412/ }));
const materials = async (canvas: Canvas) =>
  within(await canvas.findByRole('table', { name: /Materials of contract 2026-0412/ }));
const heads = (table: Awaited<ReturnType<typeof outlines>>) => textsOf(table, 'columnheader');
const status = (canvas: Canvas) => canvas.findByLabelText(/Material status$/);

/** Returns the texts of all cells by row. The first row contains its language twice. */
const cells = (table: Awaited<ReturnType<typeof outlines>>) =>
  table
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

/** The form first, then the files, newest first, each with its actions. */
export const Filled: Story = {
  tags: ['!release', 'SHELL-076', 'CON-OUT-01', 'CON-OUT-03', 'CON-OUT-04', 'CON-OUT-05', 'FILES-11'],
  play: async ({ canvas }) => {
    const table = await outlines(canvas);
    await table.findByRole('rowheader', { name: 'Plan de cours annoté' });
    await expect(heads(table)).toEqual(['Date et heure - Timestamp', 'Nom - Name', 'Actions']);
    await expect(cells(table)).toEqual([
      [
        expect.stringMatching(/Sep 10th 26/),
        expect.stringMatching(/^Formulaire de plan de cours - Outline form.*Outline submitted$/),
        expect.stringMatching(/^Ouvrir - Open .*Imprimer - Print /),
      ],
      [
        expect.stringMatching(/Sep 14th 26/),
        'Plan de cours annoté',
        'Télécharger - Download Plan de cours annoté',
      ],
      [
        expect.stringMatching(/May 4th 26/),
        'Plan de cours, session précédente',
        'Télécharger - Download Plan de cours, session précédente',
      ],
    ]);
    await expectLink(table, /Print/, '/contracts/print/412/outline');
    const [request] = sent('GET files/ref');
    await expect(String(request?.query)).toBe('refType=courseOutline&refId=412');
    await press(canvas, 'Importer un plan de cours - Import an outline');
    await expect(await canvas.findByRole('dialog', { name: /Import an outline/ })).toBeVisible();
  },
};

/** The status of all materials, and of each material. The link to all materials keeps their filters. */
export const MaterialsFilled: Story = {
  beforeEach: () => sessionStorage.setItem('materials-list-query', '?q=d%C3%A9fi&dialog=edit'),
  tags: ['!release', 'CON-OUT-06', 'CON-OUT-07', 'CON-OUT-08', 'CON-SIDE-10'],
  play: async ({ canvas }) => {
    const table = await materials(canvas);
    await expect(heads(table)).toEqual(['Titre - Title', 'Qté - QTY', 'Notes', 'État - Status', 'Actions']);
    await expect(cells(table)).toEqual([
      [
        'Défi 3',
        '3',
        'Livre et cahier',
        expect.stringContaining('Défi 3'),
        'Modifier - Update Défi 3Retirer - Remove Défi 3',
      ],
    ]);
    await waitFor(async () => expect(await status(canvas)).toHaveDisplayValue('Demandé - Requested'));
    await expectLink(canvas, /All the materials/, '/settings/materials?q=d%C3%A9fi');
    await press(canvas, 'Ajouter du matériel - Add a material');
    await expect(await canvas.findByRole('dialog', { name: /Assign a material/ })).toBeVisible();
  },
};

/** Downloads a file by its id, reports a failed download, and reverts a rejected status. */
export const Refused: Story = {
  tags: ['CON-OUT-04', 'CON-OUT-06', 'MSG-49'],
  parameters: { first: [fails('GET files/download', 404), fails('PATCH courses/update', 403)] },
  play: async ({ canvas }) => {
    await press(await outlines(canvas), /Download Plan de cours annoté$/);
    await expectTexts(canvas, 'Document was not downloaded.');
    await expect(sent('GET files/download').map(({ query }) => query.get('fileId'))).toEqual(['3062']);
    await waitFor(async () => expect(await status(canvas)).toBeEnabled());
    await userEvent.selectOptions(await status(canvas), 'Commandé - Ordered');
    await expectMessage('error', 'Course was not updated successfully');
    await waitFor(async () => expect(await status(canvas)).toHaveDisplayValue('Demandé - Requested'));
  },
};

const twoMaterials = [
  { id: 81, materialId: 11, title: 'Défi 3', quantity: 3, note: null, active: true, statusId: 5 },
  { id: 82, materialId: 12, title: 'Alter Ego', quantity: 2, note: null, active: true, statusId: 2 },
];

/** A new contract suggests what to do first. */
export const Empty: Story = {
  tags: ['OUTLINE-27'],
  parameters: { msw: withOutline({ ...withoutOutline, materials: [] }, { outlines: [], files: [] }) },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'Fill in the form, or import a file.', 'Add what the course needs.');
    await press(canvas, /Fill in the outline$/);
    await expect(await canvas.findByRole('dialog', { name: /Course outline - 2026-0412/ })).toBeVisible();
  },
};

/** Shows that the teacher needs no material; removed materials are hidden. */
export const NoMaterialNeeded: Story = {
  parameters: {
    msw: withOutline({
      noMaterialNeeded: true,
      materialStatusId: null,
      materials: [
        {
          id: 81,
          materialId: 11,
          title: 'Défi 3',
          quantity: 3,
          note: 'Livre et cahier',
          active: false,
          statusId: 0,
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'The teacher said that this course needs no material.');
    await expect(canvas.queryByText('Défi 3')).toBeNull();
    await waitFor(async () => expect(await status(canvas)).toBeEnabled());
    await expect(await status(canvas)).toHaveDisplayValue('Aucun état - No status');
  },
};

/** A status is saved immediately, with a message. */
export const StatusChosen: Story = {
  tags: ['CON-OUT-06', 'API-049'],
  parameters: { msw: withOutline() },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await status(canvas)).toBeEnabled());
    await expect(textsOf(within(await status(canvas)), 'option')).toEqual([
      'Aucun état - No status',
      'Demandé - Requested',
      'Commandé - Ordered',
      'Reçu - Received',
      'En préparation - In preparation',
      'Livré - Delivered',
      'Annulé - Cancelled',
    ]);
    await userEvent.selectOptions(await status(canvas), 'En préparation - In preparation');
    await expect(await canvas.findByText('Course was updated successfully')).toBeVisible();
    await expect(await status(canvas)).toHaveDisplayValue('En préparation - In preparation');
    await expect(sentBodies('PATCH courses/update')).toEqual([
      { course: { id: 412 }, course_details: { material_status_id: 4 } },
    ]);
  },
};

/** Each requested material has its own status; closed materials are those that are not requested at present (0§4). */
export const StatusOfOneMaterial: Story = {
  parameters: { msw: withOutline({ materials: twoMaterials }) },
  play: async ({ canvas }) => {
    const all = await status(canvas);
    await waitFor(() => expect(all).toBeEnabled());
    await expect(all).toHaveDisplayValue('États différents - Different statuses');
    const one = canvas.getByRole('combobox', { name: 'État - Status Défi 3' });
    await expect(one).toHaveDisplayValue('Livré - Delivered');
    await expect(textsOf(within(one), 'option')).toEqual([
      'En préparation - In preparation',
      'Livré - Delivered',
      'Retourné - Returned',
    ]);
    await userEvent.selectOptions(one, 'Retourné - Returned');
    await expect(await canvas.findByText('Course was updated successfully')).toBeVisible();
    await expect(one).toHaveDisplayValue('Retourné - Returned');
    await expect(sentBodies('PUT courses/updateMaterial')).toEqual([{ courseMaterialId: 81, status: 6 }]);
    await expect(canvas.getByRole('combobox', { name: 'État - Status Alter Ego' })).toHaveDisplayValue(
      'Commandé - Ordered',
    );
  },
};

/** Someone else has set another status: theirs is kept and shown, and the user is told (DECISION-37). */
export const StatusSetByTwo: Story = {
  tags: ['DECISION-37'],
  parameters: { msw: withOutline({ materials: twoMaterials }) },
  play: async ({ canvas }) => {
    const one = await canvas.findByRole('combobox', { name: 'État - Status Défi 3' });
    await waitFor(() => expect(one).toBeEnabled());
    await fetch('/api/courses/updateMaterial', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ courseMaterialId: 81, status: 4 }),
    });
    await userEvent.selectOptions(one, 'Retourné - Returned');
    await expectTexts(canvas, /^Someone else has changed the status in the meantime\./);
    await waitFor(() => expect(one).toHaveDisplayValue('En préparation - In preparation'));
    await expect(sentBodies('PUT courses/updateMaterial')).toEqual([{ courseMaterialId: 81, status: 4 }]);
    await userEvent.selectOptions(one, 'Livré - Delivered');
    await waitFor(() =>
      expect(sentBodies('PUT courses/updateMaterial').at(-1)).toEqual({ courseMaterialId: 81, status: 5 }),
    );
  },
};

/** A rejected status is reverted, and the reason is shown. */
export const StatusOfOneMaterialRefused: Story = {
  parameters: {
    msw: withOutline({ materials: twoMaterials }),
    first: [fails('PUT courses/updateMaterial', { status: 409, message: 'Contrat archivé - Archived' })],
  },
  play: async ({ canvas }) => {
    const one = await canvas.findByRole('combobox', { name: 'État - Status Défi 3' });
    await waitFor(() => expect(one).toBeEnabled());
    await userEvent.selectOptions(one, 'Retourné - Returned');
    await expect(await canvas.findByText('Course was not updated successfully')).toBeVisible();
    await expect(one).toHaveDisplayValue('Livré - Delivered');
  },
};

/** A backend without the status of single materials: a dash, and one status for all. */
export const StatusOfAllOnly: Story = {
  parameters: { msw: withOutline({ materials: twoMaterials.map((one) => ({ ...one, statusId: null })) }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: 'Défi 3' });
    await waitFor(async () => expect(await status(canvas)).toHaveDisplayValue('Demandé - Requested'));
    await expect(canvas.queryByRole('combobox', { name: /Défi 3/ })).toBeNull();
  },
};

/** The page is read-only; a link to a dialog that would change something opens none. */
export const Archived: Story = {
  tags: ['CON-FORM-26'],
  parameters: { msw: withOutline({ status: 'archived' }), portal: atDialog('update-material', 81) },
  play: async ({ canvas }) => {
    await (await outlines(canvas)).findByRole('rowheader', { name: 'Plan de cours annoté' });
    for (const name of [
      /Import an outline$/,
      /Add a material$/,
      /^Modifier - Update Défi 3$/,
      /Remove Défi 3$/,
    ])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    await expect(await status(canvas)).toBeDisabled();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: /Open/ })).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** The form can be opened although the files fail to load; the files appear after a retry. */
export const FilesOfflineAtFirst: Story = {
  parameters: { first: [broken('*/api/files/ref')] },
  play: async ({ canvas }) => {
    const failed = 'The files could not be loaded.';
    await expect(await canvas.findByText(failed)).toBeVisible();
    await expect((await outlines(canvas)).getByRole('button', { name: /Open/ })).toBeVisible();
    await tryAgain(canvas);
    await expect(
      await (await outlines(canvas)).findByRole('rowheader', { name: 'Plan de cours annoté' }),
    ).toBeVisible();
    await expect(canvas.queryByText(failed)).toBeNull();
  },
};

export const Slow: Story = {
  parameters: { first: [hangs('GET files/ref')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the outlines')).toBeInTheDocument();
    await expect(await (await materials(canvas)).findByRole('rowheader', { name: 'Défi 3' })).toBeVisible();
  },
};

const long = {
  material:
    'Le français des affaires, niveau intermédiaire à avancé : cahier d’exercices et corrigé, 4e édition',
  file: 'plan_de_cours_2026_version_finale_corrigee_par_genevieve_definitif_v3',
};

export const LongNamesOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  parameters: {
    msw: withOutline(
      {
        materials: [
          {
            id: 81,
            materialId: 11,
            title: long.material,
            quantity: 100,
            note: 'Livre et cahier pour chaque étudiant.\nÀ livrer à la réception, 1200, rue Peel.',
            active: true,
            statusId: 1,
          },
        ],
      },
      { files: [aStoredFile({ title: long.file, name: `${long.file}.pdf`, type: 'courseOutline' })] },
    ),
  },
  play: async ({ canvas }) => {
    const inSight = { selector: ':not(button *, label)' };
    await expect(await canvas.findByText(long.file, inSight)).toBeVisible();
    await expect(canvas.getByText(long.material, inSight)).toBeVisible();
  },
};
