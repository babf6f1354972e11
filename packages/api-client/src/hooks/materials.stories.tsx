import { aContract, aMaterial } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createApi } from '../client.ts';
import { memoryTokenStore } from '../session/token-store.ts';
import { contractsHandlers } from '../testing/contracts.ts';
import { materialsHandlers } from '../testing/materials.ts';
import { ApiProvider } from './ApiProvider.tsx';
import { useContract } from './contracts.ts';
import { useMaterialStatuses } from './material-statuses.ts';
import {
  useArchiveMaterial,
  useAssignMaterial,
  useChangeContractMaterial,
  useCreateMaterial,
  useFlagMaterial,
  useMaterials,
  useSaveMaterial,
  useSayNoMaterialNeeded,
} from './materials.ts';

function Materials() {
  const [archived, setArchived] = useState(false);
  const [refusal, setRefusal] = useState('');
  const materials = useMaterials({ archived });
  const flag = useFlagMaterial();
  const create = useCreateMaterial();
  const save = useSaveMaterial();
  const archive = useArchiveMaterial();
  return (
    <main>
      <label>
        <input type="checkbox" checked={archived} onChange={({ target }) => setArchived(target.checked)} />
        Archived
      </label>
      <button type="button" onClick={() => void create({ title: 'Défi 4', languageId: 1 })}>
        Create
      </button>
      <ul aria-label="Materials">
        {materials.data?.rows.map((material) => (
          <li key={material.id}>
            <label>
              <input
                type="checkbox"
                checked={material.flagged}
                onChange={({ target }) => {
                  flag(material, target.checked).catch((error: Error) => setRefusal(error.message));
                }}
              />
              {material.title}
            </label>
            <button
              type="button"
              onClick={() => void save(material, { title: `${material.title} (2e édition)`, languageId: 1 })}
            >
              Rename {material.title}
            </button>
            <button type="button" onClick={() => void archive(material.id, material.active)}>
              {material.active ? 'Archive' : 'Restore'} {material.title}
            </button>
          </li>
        ))}
      </ul>
      <p role="alert">{refusal}</p>
    </main>
  );
}

function MaterialsOfContract() {
  const contract = useContract(412);
  const statuses = useMaterialStatuses();
  const assign = useAssignMaterial();
  const change = useChangeContractMaterial();
  const sayNone = useSayNoMaterialNeeded();
  const wish = { materialId: 11, quantity: 3, note: 'No notes' };
  return (
    <main>
      <p>{contract.data?.noMaterialNeeded ? 'None needed' : 'May be needed'}</p>
      <p>{statuses.data?.find(({ id }) => id === contract.data?.materialStatusId)?.name}</p>
      <button type="button" onClick={() => void sayNone(412, true)}>
        None
      </button>
      <button type="button" onClick={() => void assign(412, wish, 1)}>
        Request
      </button>
      <ul aria-label="Materials">
        {contract.data?.materials
          .filter(({ active }) => active)
          .map(({ id, title, quantity }) => (
            <li key={id}>
              {title}: {quantity}
              <button type="button" onClick={() => void change(id, { quantity: 5 })}>
                Five of {title}
              </button>
              <button type="button" onClick={() => void change(id, { active: false })}>
                Remove {title}
              </button>
            </li>
          ))}
      </ul>
    </main>
  );
}

const meta: Meta<typeof Materials> = {
  title: 'API/Materials',
  component: Materials,
  decorators: [
    (Story) => (
      <ApiProvider api={createApi({ baseUrl: '/api', tokens: memoryTokenStore() })}>
        <Story />
      </ApiProvider>
    ),
  ],
  parameters: { msw: materialsHandlers() },
};
export default meta;
type Story = StoryObj<typeof Materials>;

/** The flag answers at once and is still there when the list is read again. */
export const Flagged: Story = {
  tags: ['API-030', 'SET-MAT-15'],
  play: async ({ canvas }) => {
    const flag = await canvas.findByRole('checkbox', { name: 'Défi 3' });
    await userEvent.click(flag);
    await expect(flag).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Rename English File B1' }));
    await canvas.findByText('English File B1 (2e édition)');
    await expect(canvas.getByRole('checkbox', { name: 'Défi 3' })).toBeChecked();
  },
};

/** A refused flag goes back. */
export const FlagRefused: Story = {
  tags: ['SET-MAT-15'],
  parameters: { msw: materialsHandlers({ failWrites: { status: 403, message: 'Forbidden' } }) },
  play: async ({ canvas }) => {
    const flag = await canvas.findByRole('checkbox', { name: 'Défi 3' });
    await userEvent.click(flag);
    await canvas.findByText('forbidden');
    await expect(flag).not.toBeChecked();
  },
};

/** A new material stands in the list; renaming keeps the flag. */
export const CreatedAndRenamed: Story = {
  tags: ['API-028', 'API-029', 'SET-MAT-14'],
  parameters: { msw: materialsHandlers({ materials: [aMaterial({ flagged: true })] }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create' }));
    await expect(await canvas.findByRole('checkbox', { name: 'Défi 4' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Défi 3' }));
    await expect(await canvas.findByRole('checkbox', { name: 'Défi 3 (2e édition)' })).toBeChecked();
  },
};

/** Archived, a material leaves the list; among the archived ones it can be restored. */
export const ArchivedAndRestored: Story = {
  tags: ['API-031', 'SET-MAT-09', 'SET-MAT-10', 'SET-MAT-18'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive Défi 3' }));
    await waitFor(() => expect(canvas.queryByText('Défi 3')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByLabelText('Archived'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore Défi 3' }));
    await waitFor(() => expect(canvas.queryByText('Défi 3')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByLabelText('Archived'));
    await canvas.findByText('Défi 3');
  },
};

/** A request clears what was said about needing none; its number changes, and it is removed. */
export const RequestedForAContract: Story = {
  tags: ['API-070', 'API-072', 'API-074', 'PORTAL-COURSE-27', 'PORTAL-COURSE-28', 'CON-OUT-16'],
  render: () => <MaterialsOfContract />,
  parameters: {
    msw: [
      ...materialsHandlers(),
      ...contractsHandlers({ contracts: [aContract({ id: 412, materials: [] })] }),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('requested');
    await userEvent.click(canvas.getByRole('button', { name: 'None' }));
    await canvas.findByText('None needed');
    await userEvent.click(canvas.getByRole('button', { name: 'Request' }));
    await canvas.findByText('Défi 3: 3');
    await canvas.findByText('May be needed');
    await userEvent.click(canvas.getByRole('button', { name: 'Five of Défi 3' }));
    await canvas.findByText('Défi 3: 5');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Défi 3' }));
    await waitFor(() => expect(canvas.queryByText('Défi 3: 5')).not.toBeInTheDocument());
  },
};
