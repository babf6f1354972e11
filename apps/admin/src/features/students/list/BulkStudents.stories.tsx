import { contractsHandlers, lookupsHandlers, sentBodies, studentsHandlers } from '@portal/api-client/testing';
import { aStudent } from '@portal/domain';
import { asAdmin, type Canvas, expectTexts, findDialog, press } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { StudentListPage } from './StudentListPage';

const students = [
  aStudent({ id: 1, name: 'Zoé', lastName: 'Légaré', contracts: [] }),
  aStudent({ id: 2, name: 'Marc', lastName: 'Nadeau', contracts: [] }),
];

export default {
  title: 'Admin/Students/List/Several at once',
  component: StudentListPage,
  decorators: [asAdmin('/students/list')],
  parameters: {
    msw: () => [...studentsHandlers({ students }), ...contractsHandlers(), ...lookupsHandlers()],
  },
} satisfies Meta<typeof StudentListPage>;

type Story = StoryObj<typeof StudentListPage>;

const begin = async (canvas: Canvas) => {
  await canvas.findByRole('link', { name: 'Zoé Légaré' }, { timeout: 5000 });
  await press(canvas, 'Sélectionner - Select');
  await press(canvas, /Select the whole page$/, 'checkbox');
};
const dialog = () => findDialog(screen);
const messages = async () => within(await screen.findByRole('region', { name: 'Notifications' }));

/** Asks once for all selected students; Undo restores them. */
export const Archived: Story = {
  tags: ['OPEN-61'],
  play: async ({ canvas }) => {
    await begin(canvas);
    await press(canvas, 'Archiver - Archive');
    const question = await dialog();
    await expect(question.getByText(/their private links no longer work/)).toBeVisible();
    await press(question, /Apply to 2$/);
    await expect(await (await messages()).findByText('2 students are archived.')).toBeVisible();
    await press(await messages(), 'Annuler - Undo');
    await (await messages()).findByText('Undone: everything is as before.');
    const statuses = sentBodies('PUT student/updateStatus');
    await expect(statuses).toHaveLength(4);
    await expect(statuses.slice(2)).toEqual(
      expect.arrayContaining([
        { id: 1, status: 1 },
        { id: 2, status: 1 },
      ]),
    );
  },
};

/** The contract accepts no more students: the button says why it is blocked. */
export const ContractIsClosed: Story = {
  tags: ['release', 'CON-SIDE-13'],
  play: async ({ canvas }) => {
    await begin(canvas);
    await press(canvas, /Add to a contract$/);
    const question = await dialog();
    await press(question, /Apply to 2$/);
    await expect(question.getByText('Choose a contract.')).toBeVisible();
    await press(question, /Contract/, 'combobox');
    await press(screen, /2025-0305/, 'option');
    await expectTexts(question, 'The status of contract 2025-0305 takes no more students');
    await expect(question.getByText(/None of the selected items can be changed/)).toBeInTheDocument();
  },
};
