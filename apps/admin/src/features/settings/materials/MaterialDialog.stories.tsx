import { broken, failsOnce, sent, sentBodies } from '@portal/api-client/testing';
import { type Canvas, expectMessage, expectTexts, fill, shows, tryAgain } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inArea } from '../../../areas/area-story';
import { MaterialDialog } from './MaterialDialog';
import { MaterialsPage } from './MaterialsPage';
import { around, at, begin, chooseFromMenu, rowOf, settled } from './materials-story';

const meta: Meta<typeof MaterialDialog> = {
  title: 'Admin/Settings/Material',
  component: MaterialDialog,
  tags: ['release'],
  render: () => <MaterialsPage />,
  decorators: inArea('admin.settings.materials'),
  parameters: { portal: at('?dialog=create'), msw: around },
  beforeEach: begin,
};
export default meta;

type Story = StoryObj<typeof meta>;

const opened = async (canvas: Canvas, name: RegExp) => within(await canvas.findByRole('dialog', { name }));

const title = (dialog: Canvas) => dialog.getByLabelText(/Title\*$/);
const language = (dialog: Canvas) => dialog.getByRole('combobox', { name: /Language taught\*$/ });

const languageChosen = (dialog: Canvas, name: string) =>
  waitFor(() => expect(within(language(dialog)).getByRole('option', { name, selected: true })).toBeEnabled());

/** Waits for the languages, which load after the dialog opens. */
async function chooseLanguage(dialog: Canvas, name: string) {
  const field = language(dialog);
  await userEvent.selectOptions(field, await within(field).findByRole('option', { name }));
}

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Starts with the first language and without a flag; a double click adds one material. */
export const Added: Story = {
  tags: ['!release', 'SET-MAT-06', 'SET-MAT-13', 'SET-MAT-14', 'LIMIT-16', 'OPEN-36', 'API-028'],
  parameters: { portal: at('') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter du matériel - Add Material' }));
    const dialog = await opened(canvas, /Add Material$/);
    await languageChosen(dialog, 'Français');
    await fill(title(dialog), 'B1 en poche');
    await chooseLanguage(dialog, 'Español');
    await userEvent.dblClick(dialog.getByRole('button', { name: /- Add$/ }));
    await expect(await canvas.findByText('Material B1 en poche was created successfully')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expectTexts(await rowOf(canvas, 'B1 en poche'), 'Español');
    await expect(sentBodies('POST materials/create')).toEqual([
      { title: 'B1 en poche', languages_id: 3, flag: 0 },
    ]);
    await settled(canvas);
  },
};

/** After Escape, the input is offered again. */
export const BegunAndLeft: Story = {
  parameters: { portal: at('') },
  play: async ({ canvas }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Add Material$/ }));
      return opened(canvas, /Add Material$/);
    };
    const begun = await open();
    await fill(title(begun), 'B1 en poche');
    await chooseLanguage(begun, 'Español');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(await (await open()).findByRole('button', { name: /Resume$/ }));
    const dialog = await opened(canvas, /Add Material$/);
    await expect(title(dialog)).toHaveValue('B1 en poche');
    await languageChosen(dialog, 'Español');
    await settled(canvas);
  },
};

/** A title with at least two letters and a language are required. */
export const Incomplete: Story = {
  tags: ['SET-MAT-11', 'SET-MAT-12', 'LIMIT-14'],
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, /Add Material$/);
    await languageChosen(dialog, 'Français');
    await userEvent.selectOptions(language(dialog), '');
    await userEvent.click(dialog.getByRole('button', { name: /- Add$/ }));
    await waitFor(() => expect(title(dialog)).toHaveFocus());
    for (const field of [title(dialog), language(dialog)])
      await waitFor(() => expect(field).toHaveAccessibleDescription(/This is a required field/));
    await userEvent.type(title(dialog), 'B');
    await userEvent.tab();
    await waitFor(() => expect(title(dialog)).toHaveAccessibleDescription(/at least 2 characters/));
    await userEvent.type(title(dialog), '1');
    await waitFor(() => expect(title(dialog)).toBeValid());
    await expect(sent('POST materials/create')).toHaveLength(0);
  },
};

/** The input stays, the failure is shown, and the next attempt removes the message. */
export const AddRefusedAtFirst: Story = {
  tags: ['MSG-15'],
  parameters: { first: [failsOnce('POST materials/create', { status: 400, message: 'Ce titre existe' })] },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, /Add Material$/);
    await languageChosen(dialog, 'Français');
    await userEvent.type(title(dialog), 'Défi 4');
    await userEvent.click(dialog.getByRole('button', { name: /- Add$/ }));
    await expectMessage('error', 'Material Défi 4 was not created successfully');
    await expect(dialog.getByRole('alert')).toHaveTextContent(/What you entered is kept.*Ce titre existe/);
    await expect(title(dialog)).toHaveValue('Défi 4');
    await userEvent.click(dialog.getByRole('button', { name: /- Add$/ }));
    await expect(await canvas.findByText('Material Défi 4 was created successfully')).toBeVisible();
    await expect(canvas.queryByText('Material Défi 4 was not created successfully')).toBeNull();
    await settled(canvas);
  },
};

/** An edit keeps the flag, even after a rejection. */
export const EditRefusedAtFirst: Story = {
  tags: ['SET-MAT-08', 'MSG-16', 'CONFLICT-08', 'API-029', 'OPEN-36'],
  parameters: { portal: at(''), first: [failsOnce('PATCH materials/update', 500)] },
  play: async ({ canvas }) => {
    await chooseFromMenu(canvas, 'English File B1', /Edit$/);
    const dialog = await opened(canvas, /Edit the material$/);
    await languageChosen(dialog, 'English');
    await expect(title(dialog)).toHaveValue('English File B1');
    await retype(title(dialog), 'English File B1 (5e)');
    await chooseLanguage(dialog, 'Español');
    await userEvent.click(dialog.getByRole('button', { name: /- Save$/ }));
    await expectMessage('error', 'Material English File B1 (5e) was not updated successfully');
    await expect(title(dialog)).toHaveValue('English File B1 (5e)');
    await languageChosen(dialog, 'Español');
    await userEvent.dblClick(dialog.getByRole('button', { name: /- Save$/ }));
    await expectTexts(canvas, 'Material English File B1 (5e) was updated successfully');
    const change = { id: 12, title: 'English File B1 (5e)', languages_id: 3, flag: 1 };
    await expect(sentBodies('PATCH materials/update')).toEqual([change, change]);
    const row = await rowOf(canvas, 'English File B1 (5e)');
    await expect(row.getByRole('checkbox')).toBeChecked();
    await expect(row.getByText('Español')).toBeVisible();
    await settled(canvas);
  },
};

/** The URL opens a material that is not in the list; a click on a title opens a material too. */
export const OpenedByItsAddress: Story = {
  tags: ['SET-MAT-08'],
  parameters: { portal: at('?dialog=edit&record=13') },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, /Edit the material$/);
    await expect(title(dialog)).toHaveValue('Panorama 1 (épuisé)');
    await userEvent.click(dialog.getByRole('button', { name: /Cancel$/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Défi 3' }));
    await expect(title(await opened(canvas, /Edit the material$/))).toHaveValue('Défi 3');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Défi 3' })).toHaveFocus());
  },
};

export const OfNoMaterial: Story = {
  parameters: { portal: at('?dialog=edit&record=99') },
  play: shows('Material not found'),
};

/** If the languages fail to load, the material keeps its own, and the form offers a retry. */
export const LanguagesOfflineAtFirst: Story = {
  parameters: { portal: at('?dialog=edit&record=11'), first: [broken('*/api/languages')] },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, /Edit the material$/);
    await expect(await dialog.findByText('The languages could not be loaded.')).toBeVisible();
    await languageChosen(dialog, 'Français');
    await tryAgain(dialog);
    await waitFor(() =>
      expect(within(language(dialog)).getByRole('option', { name: 'Español' })).toBeEnabled(),
    );
    await languageChosen(dialog, 'Français');
    await expect(dialog.queryByText('The languages could not be loaded.')).toBeNull();
  },
};
