import { broken, contractsHandlers, failsOnce, sent, sentBodies } from '@portal/api-client/testing';
import { aContract } from '@portal/domain';
import { type Canvas, expectClosed, findDialog, press, retype, tryAgain } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { getResponse, HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MaterialDialog } from './MaterialDialog';
import { atDialog, inOutlinePart, OutlineFrame, withOutline } from './outline-story';

export default {
  title: 'Admin/Contracts/Material of a contract',
  component: MaterialDialog,
  tags: ['release'],
  render: () => <OutlineFrame />,
  decorators: [inOutlinePart],
  parameters: { portal: atDialog('assign-material'), msw: withOutline },
} satisfies Meta<typeof MaterialDialog>;

type Story = StoryObj<typeof MaterialDialog>;

const opened = (canvas: Canvas, name: RegExp) => findDialog(canvas, name);

const material = (dialog: Canvas) => dialog.getByRole('combobox', { name: /Material\*$/ });
const quantity = (dialog: Canvas) => dialog.getByLabelText(/Quantity\*$/);
const note = (dialog: Canvas) => dialog.getByLabelText(/^Note\*$/);

async function choose(dialog: Canvas, typed: string, name: RegExp) {
  await userEvent.click(material(dialog));
  await retype(material(dialog), typed);
  await press(dialog, name, 'option');
}

/** After Escape closes the dialog, its input is offered again. */
export const BegunAndLeft: Story = {
  parameters: { portal: { at: '/contracts/edit/412/outline' } },
  play: async ({ canvas }) => {
    const open = async () => {
      await press(canvas, /Add a material$/);
      return opened(canvas, /Assign a material/);
    };
    const begun = await open();
    await choose(begun, 'file', /English File B1/);
    await userEvent.type(note(begun), 'Pour le 24 novembre');
    await userEvent.keyboard('{Escape}');
    await expectClosed(canvas);
    await press(await open(), /Resume$/);
    const dialog = await opened(canvas, /Assign a material/);
    await expect(note(dialog)).toHaveValue('Pour le 24 novembre');
    await waitFor(() => expect(material(dialog)).toHaveValue('English File B1'));
  },
};

/** Opened from the table: the material is found by a part of its title, saved once, and appears in the table. */
export const Assigned: Story = {
  tags: [
    '!release',
    'CON-OUT-08',
    'CON-OUT-11',
    'CON-OUT-12',
    'CON-OUT-15',
    'CON-SIDE-10',
    'API-070',
    'LIMIT-19',
  ],
  parameters: { portal: { at: '/contracts/edit/412/outline' } },
  play: async ({ canvas }) => {
    await press(canvas, /Add a material$/);
    const dialog = await opened(canvas, /Assign a material/);
    await choose(dialog, 'file', /English File B1/);
    await userEvent.type(quantity(dialog), '6');
    await userEvent.type(note(dialog), 'Pour le 24 novembre');
    await userEvent.dblClick(dialog.getByRole('button', { name: /Assign$/ }));
    await expectClosed(canvas);
    await expect(await canvas.findByRole('row', { name: /English File B1/ })).toHaveTextContent(
      /6Pour le 24 novembre/,
    );
    await expect(sent('GET materials')[0]?.query.get('resourcesPerPage')).toBe('5000');
    const [request, ...more] = sent('POST courses/assignMaterial');
    await expect(more).toHaveLength(0);
    await expect(request?.body).toEqual({
      courseId: 412,
      materialId: 12,
      qty: 6,
      note: 'Pour le 24 novembre',
      usersId: 1,
    });
  },
};

/** Nothing is sent without a material, a note and a quantity from 1 to 100. */
export const RefusedByTheForm: Story = {
  tags: ['CON-OUT-11', 'CON-OUT-12', 'CON-OUT-15', 'LIMIT-25'],
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, /Assign a material/);
    await press(dialog, /Assign$/);
    await expect(await dialog.findAllByText(/This is a required field/)).toHaveLength(3);
    await expect(material(dialog)).toHaveFocus();
    for (const field of [material(dialog), quantity(dialog), note(dialog)])
      await expect(field).toHaveAccessibleDescription(/This is a required field\./);
    for (const refused of ['0', '101']) {
      await retype(quantity(dialog), refused);
      await userEvent.tab();
      await waitFor(() => expect(quantity(dialog)).toHaveAccessibleDescription(/between 1 and 100/));
    }
    for (const accepted of ['100', '1']) {
      await retype(quantity(dialog), accepted);
      await waitFor(() => expect(quantity(dialog)).toBeValid());
    }
    await expect(sent('POST courses/assignMaterial')).toHaveLength(0);
  },
};

/** A failure is shown in the dialog only, without a toast; the input stays, and a retry works. */
export const RefusedAtFirst: Story = {
  tags: ['!release', 'CON-SIDE-22', 'MSG-53', 'DECISION-23'],
  parameters: {
    first: [failsOnce('POST courses/assignMaterial', { status: 422, message: 'The material is archived' })],
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, /Assign a material/);
    await choose(dialog, 'file', /English File B1/);
    await userEvent.type(quantity(dialog), '6');
    await userEvent.type(note(dialog), 'Niveau B1');
    await press(dialog, /Assign$/);
    const shownAlert = await dialog.findByRole('alert');
    await expect(shownAlert).toHaveTextContent(/The material was not assigned\./);
    await expect(shownAlert).toHaveTextContent(/The material is archived/);
    await expect(canvas.getAllByText(/was not assigned/)).toHaveLength(1);
    // The live region of the toasts is empty.
    const alerts = canvas.getAllByRole('alert').filter((alert: HTMLElement) => alert.textContent !== '');
    await expect(alerts).toEqual([shownAlert]);
    await expect(canvas.queryByText(/^Course was/)).toBeNull();
    await expect(material(dialog)).toHaveValue('English File B1');
    await expect(quantity(dialog)).toHaveValue('6');
    await expect(note(dialog)).toHaveValue('Niveau B1');
    await press(dialog, /Assign$/);
    await expectClosed(canvas);
    await expect(await canvas.findByRole('row', { name: /English File B1/ })).toBeVisible();
  },
};

/** Starts with the current values; material, quantity and note are changed. */
export const Updated: Story = {
  tags: ['CON-OUT-13', 'CON-OUT-14', 'CON-OUT-15', 'API-072'],
  parameters: { portal: { at: '/contracts/edit/412/outline' } },
  play: async ({ canvas }) => {
    await press(canvas, /Update Défi 3$/);
    const dialog = await opened(canvas, /Update the material/);
    await waitFor(() => expect(material(dialog)).toHaveValue('Défi 3'));
    await expect(quantity(dialog)).toHaveValue('3');
    await expect(note(dialog)).toHaveValue('Livre et cahier');
    await retype(quantity(dialog), '101');
    await userEvent.clear(note(dialog));
    await userEvent.clear(material(dialog));
    await press(dialog, /Update$/);
    await waitFor(() => expect(quantity(dialog)).toBeInvalid());
    await expect(await dialog.findAllByText(/This is a required field/)).toHaveLength(2);
    await expect(sent('PUT courses/updateMaterial')).toHaveLength(0);
    await choose(dialog, 'file', /English File B1/);
    await retype(quantity(dialog), '4');
    await retype(note(dialog), 'Livre seulement');
    await press(dialog, /Update$/);
    await expectClosed(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /English File B1/ })).toHaveTextContent(/4Livre seulement/),
    );
    await expect(sentBodies('PUT courses/updateMaterial')).toEqual([
      { courseMaterialId: 81, material_id: 12, qty: 4, note: 'Livre seulement' },
    ]);
  },
};

/** Whether another user has removed the material during the story. */
let isRemoved = false;

/** Another user removed the material while the dialog was open: the dialog says so, and the input stays. */
export const RemovedMeanwhile: Story = {
  tags: ['CON-OUT-13', 'CON-SIDE-22'],
  beforeEach: () => {
    isRemoved = false;
  },
  parameters: {
    portal: atDialog('update-material', 81),
    first: [
      http.get('*/api/courses', async ({ request }) =>
        isRemoved
          ? getResponse(contractsHandlers({ contracts: [aContract({ materials: [] })] }), request.clone())
          : undefined,
      ),
      // A lost response makes the page load the contract again.
      http.put('*/api/courses/updateMaterial', () => {
        isRemoved = true;
        return HttpResponse.error();
      }),
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, /Update the material/);
    await waitFor(() => expect(material(dialog)).toHaveValue('Défi 3'));
    await retype(note(dialog), 'Livre seulement');
    await press(dialog, /Update$/);
    await canvas.findByText('No materials');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      /could not find out whether this was saved/,
    );
    await press(dialog, /Update$/);
    await expect(await canvas.findByText(/Someone else has deleted this record/)).toBeVisible();
    await expect(note(dialog)).toHaveValue('Livre seulement');
    await expect(sent('PUT courses/updateMaterial')).toHaveLength(1);
  },
};

/** If the list fails to load, the dialog says so and offers a retry. */
export const ListOfflineAtFirst: Story = {
  parameters: { first: [broken('*/api/materials')] },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, /Assign a material/);
    const shownAlert = await dialog.findByRole('alert');
    await expect(shownAlert).toHaveTextContent(/The list of materials could not be loaded\./);
    await tryAgain(within(shownAlert));
    await choose(dialog, 'file', /English File B1/);
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
};

/** An archived material that the contract still uses keeps its title. */
export const OfAnArchivedMaterial: Story = {
  parameters: {
    portal: atDialog('update-material', 81),
    msw: withOutline({
      materials: [
        {
          id: 81,
          materialId: 13,
          title: 'Panorama 1 (épuisé)',
          quantity: 2,
          note: 'Occasion',
          active: true,
          statusId: 1,
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, /Update the material/);
    await waitFor(() => expect(material(dialog)).toHaveValue('Panorama 1 (épuisé)'));
  },
};
