import {
  type AttestationsSituation,
  attestationsHandlers,
  broken,
  capabilitiesHandlers,
  sent,
  sentBodies,
} from '@portal/api-client/testing';
import { anAttestation } from '@portal/domain';
import {
  asAdmin,
  expectMessage,
  expectTexts,
  findDialog,
  hiddenWithout,
  press,
  retype,
  tryAgain,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AttestationOfficeSection } from './AttestationOfficeSection';
import { Attestations } from './Attestations';

const given = (situation: AttestationsSituation = {}) => [
  ...capabilitiesHandlers(['attestations']),
  ...attestationsHandlers({ candidates, ...situation }),
];

const [ines, remi, maelle] = [
  { id: 29, name: 'Inès', lastName: 'Fortin' },
  { id: 502, name: 'Rémi', lastName: 'Séguin' },
  { id: 503, name: 'Maëlle', lastName: 'Poirier' },
];
const candidates = [
  { student: ines, minutes: 1605, firstOn: '2026-09-01', lastOn: '2026-11-19' },
  { student: remi, minutes: 90, firstOn: '2026-09-01', lastOn: '2026-09-01' },
  { student: maelle, minutes: 0, firstOn: null, lastOn: null },
];

const papers = [
  anAttestation({ id: 4, number: 'AT-2026-0004', student: remi, state: 'superseded', minutes: 120 }),
  anAttestation({ id: 3, number: 'AT-2026-0003' }),
  anAttestation({ id: 2, number: 'AT-2026-0002', state: 'replaced', replacedBy: 'AT-2026-0003' }),
  anAttestation({ id: 1, state: 'withdrawn', reason: 'Employeur erroné', isErased: true }),
];

export default {
  title: 'Admin/Attestations',
  component: Attestations,
  args: { of: { contractId: 412 } },
  render: (args) => (
    <main style={{ padding: 16 }} id="main" tabIndex={-1}>
      <h1>Contrat - Contract</h1>
      <Attestations {...args} />
    </main>
  ),
  decorators: [asAdmin('/contracts/edit/412/final')],
  parameters: { msw: () => given({ attestations: papers }) },
} satisfies Meta<typeof Attestations>;

type Story = StoryObj<typeof Attestations>;

const rowOf = async (number: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${number}`) }));

/** Returns the dialog to issue papers once it has loaded. */
async function issueDialog() {
  await screen.findByRole('group', { name: /^Students/ });
  return findDialog(screen);
}

/** Opens the menu of a paper and chooses an action. */
async function choose(number: string, action: string) {
  await press(await rowOf(number), /Actions/);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

/** Each paper with its state, newest first; a withdrawn one with the reason. */
export const Issued: Story = {
  tags: ['DECISION-180', 'DECISION-183'],
  globals: { language: 'fr' },
  play: async () => {
    await expectTexts(await rowOf('AT-2026-0004'), '2 h 0 min', 'Présences modifiées depuis');
    await expect((await rowOf('AT-2026-0002')).getByText('Remplacée par AT-2026-0003')).toBeVisible();
    await expect((await rowOf('AT-2026-0001')).getByText('Motif : Employeur erroné')).toBeVisible();
  },
};

/** Those without hours cannot be chosen; what is sent is what the form shows. */
export const IssuedForBulk: Story = {
  tags: ['release', 'DECISION-180', 'DECISION-182'],
  globals: { language: 'en' },
  parameters: { msw: () => given() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No attestation')).toBeVisible();
    await press(canvas, 'Issue attestations');
    const dialog = await issueDialog();
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Inès Fortin, 26 h 45 min' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Rémi Séguin, 1 h 30 min' }));
    await expect(dialog.queryByRole('checkbox', { name: /Maëlle/ })).toBeNull();
    await expect(dialog.getByText('Maëlle Poirier, no hours')).toBeVisible();
    await press(dialog, /Issue$/);
    await expectMessage('success', '2 attestations issued.');
    await expect(sentBodies('POST attestations')).toEqual([
      {
        course_id: 412,
        template: 'quebec',
        language: 'fr',
        values: { object: 'Anglais, Individuel' },
        student_ids: [29, 502],
      },
    ]);
    await expect((await rowOf('AT-2026-0002')).getByText('Valid')).toBeVisible();
  },
};

/** A template with more fields asks for them, and names an empty one before anything is sent. */
export const MissingField: Story = {
  tags: ['release', 'DECISION-182'],
  globals: { language: 'en' },
  parameters: { msw: () => given() },
  play: async ({ canvas }) => {
    await press(canvas, 'Issue attestations');
    const dialog = await issueDialog();
    await userEvent.selectOptions(
      await dialog.findByLabelText(/^Template/),
      'France, certificate of completion',
    );
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Inès/ }));
    await press(dialog, /Issue$/);
    await waitFor(() => expect(dialog.getByLabelText(/^Nature of the action/)).toBeInvalid());
    await expect(sent('POST attestations')).toEqual([]);
  },
};

/** A refusal of the server stays in the dialog, with everything that was chosen. */
export const LettersRefused: Story = {
  tags: ['release', 'DECISION-181'],
  globals: { language: 'en' },
  parameters: {
    msw: () =>
      given({
        refused: 'Aucune police du serveur n’a 李 - No font of the server has 李: install Noto Sans CJK SC',
      }),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Issue attestations');
    const dialog = await issueDialog();
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Inès/ }));
    await press(dialog, /Issue$/);
    await expect(await dialog.findByText(/No font of the server has 李/)).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: /Inès/ })).toBeChecked();
  },
};

export const Withdrawn: Story = {
  tags: ['release', 'DECISION-183'],
  globals: { language: 'en' },
  play: async () => {
    await choose('AT-2026-0003', 'Withdraw');
    const dialog = await findDialog(screen);
    await retype(dialog.getByLabelText(/^Reason/), 'Wrong employer');
    await press(dialog, /Withdraw$/);
    await expectMessage('success', 'Attestation withdrawn.');
    await expect(sentBodies('PUT attestations/3/withdraw')).toEqual([{ reason: 'Wrong employer' }]);
    await expect(await (await rowOf('AT-2026-0003')).findByText('Withdrawn')).toBeVisible();
  },
};

/** A new paper for the same student, with the hours of today. */
export const Replaced: Story = {
  tags: ['release', 'DECISION-183'],
  globals: { language: 'en' },
  play: async () => {
    await choose('AT-2026-0004', 'Replace with a new one');
    const dialog = await issueDialog();
    await expect(await dialog.findByRole('checkbox', { name: 'Rémi Séguin, 1 h 30 min' })).toBeChecked();
    await expect(dialog.queryByRole('checkbox', { name: /Inès/ })).toBeNull();
    await press(dialog, /Issue$/);
    await expectMessage('success', '1 attestation issued.');
    await expect(await screen.findByText('Replaced by AT-2026-0005')).toBeVisible();
  },
};

export const NotRead: Story = {
  tags: ['release'],
  globals: { language: 'en' },
  parameters: { msw: () => [broken('*/api/attestations'), ...given({ attestations: papers })] },
  play: async ({ canvas }) => {
    await tryAgain(canvas);
    await expect(await screen.findByRole('row', { name: /AT-2026-0004/ })).toBeVisible();
  },
};

/** A backend without the extension shows nothing. */
export const Without: Story = { tags: ['release'], ...hiddenWithout('GET attestations') };

/** When two people change the details, the second one sees a message, keeps the input and can save again. */
export const OfficeChangedByTwo: Story = {
  tags: ['release', 'DECISION-181'],
  globals: { language: 'en' },
  render: () => (
    <main style={{ padding: 16 }}>
      <h1>Organisation - Organization</h1>
      <AttestationOfficeSection />
    </main>
  ),
  parameters: { msw: () => given({ savedByOthers: { address: 'Laval' } }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Change these details');
    const dialog = await findDialog(screen);
    await retype(dialog.getByLabelText(/^Training provider/), 'École du Plateau');
    await press(dialog, /Save$/);
    await expect(await dialog.findByText(/The details on attestations were not saved\./)).toBeVisible();
    await expect(dialog.getByLabelText(/^Training provider/)).toHaveValue('École du Plateau');
    await press(dialog, /Save$/);
    await expectMessage('success', 'Details on attestations saved.');
    await expect(await canvas.findByText('École du Plateau')).toBeVisible();
  },
};
