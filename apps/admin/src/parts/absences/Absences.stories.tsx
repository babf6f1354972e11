import {
  type AbsencesSituation,
  absencesHandlers,
  broken,
  capabilitiesHandlers,
  sent,
  sentBodies,
} from '@portal/api-client/testing';
import { anAbsenceAlert } from '@portal/domain';
import {
  asAdmin,
  type Canvas,
  expectLink,
  expectMessage,
  expectTexts,
  findDialog,
  hiddenWithout,
  press,
  recovers,
  retype,
  tryAgain,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AbsenceAlerts } from './AbsenceAlerts';
import { AbsenceThresholdSettings } from './AbsenceThresholdSettings';
import { CompanyThresholdsDialog } from './AbsenceThresholdsDialog';

const given = (situation: AbsencesSituation = {}) => [
  ...capabilitiesHandlers(['absence-thresholds']),
  ...absencesHandlers(situation),
];

const ines = anAbsenceAlert();
const remi = anAbsenceAlert({
  contract: { id: 305, number: '2026-0305', company: null },
  student: { id: 502, name: 'Rémi', lastName: 'Séguin' },
  classes: 10,
  taught: 900,
  missed: 240,
  excused: 0,
  threshold: 25,
  handled: 10,
});
const handled = anAbsenceAlert({ student: { id: 503, name: 'Maëlle', lastName: 'Poirier' }, handled: 10 });

export default {
  title: 'Admin/Absences',
  component: AbsenceAlerts,
  tags: ['release'],
  args: { of: 'all' },
  render: (args) => (
    <main style={{ padding: 16 }} id="main" tabIndex={-1}>
      <h1>Relances - Follow-ups</h1>
      <AbsenceAlerts {...args} />
    </main>
  ),
  decorators: [asAdmin('/follow-ups')],
  parameters: { msw: () => given({ alerts: [remi, ines, handled] }) },
} satisfies Meta<typeof AbsenceAlerts>;

type Story = StoryObj<typeof AbsenceAlerts>;

const items = async (canvas: Canvas) =>
  (await canvas.findAllByRole('listitem')).map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));

/** What was handled is left out, unless a higher threshold is reached since. */
export const FollowUps: Story = {
  tags: ['!release', 'DECISION-136'],
  globals: { language: 'en', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await items(canvas)).toEqual([
      expect.stringMatching(
        /^Rémi Séguin: 26% absent, threshold of 25%4 h missed of 15 h, 10 classes2026-0305 Attendance of the contract/,
      ),
      expect.stringMatching(
        /^Inès Fortin: 16% absent, threshold of 10%4\.5 h missed of 27 h, 18 classes, 1\.5 h of them excused2026-0412 Attendance of the contractAéro Beauséjour inc\./,
      ),
    ]);
    await expectLink(canvas, /^2026-0412/, '/contracts/edit/412/attendance');
    await expectLink(canvas, /^Inès Fortin/, '/students/edit/501/basic');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Marking one as handled says that it comes back, and can be undone. */
export const Handled: Story = {
  tags: ['DECISION-136'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await press(canvas, /Mark as handled: Rémi Séguin$/);
    await expectMessage('success', 'Handled. The follow-up comes back at the next threshold.');
    await waitFor(async () => expect(await items(canvas)).toHaveLength(1));
    await press(screen, /^Undo/);
    await waitFor(async () => expect(await items(canvas)).toHaveLength(2));
    const of = { course_id: 305, student_id: 502 };
    await waitFor(() =>
      expect(sentBodies('PUT absenceAlerts')).toEqual([
        { ...of, handled_percent: 25 },
        { ...of, handled_percent: null },
        { ...of, handled_percent: 10 },
      ]),
    );
  },
};

/** A refusal leaves the follow-up where it was. */
export const NotHandled: Story = {
  globals: { language: 'en' },
  parameters: { msw: () => given({ alerts: [ines], failWrites: 500 }) },
  play: async ({ canvas }) => {
    await press(canvas, /Mark as handled/);
    await expectMessage('error', 'The follow-up was not marked as handled.');
    await expect(await items(canvas)).toHaveLength(1);
  },
};

/** On the page of the contract, handled ones are shown too, and an archived contract has no buttons. */
export const OfAnArchivedContract: Story = {
  tags: ['DECISION-136'],
  globals: { language: 'fr' },
  args: { of: { contractId: 412 }, readOnly: true },
  play: async ({ canvas }) => {
    await expect(await items(canvas)).toEqual([
      'Inès Fortin : 16 % d’absence, seuil de 10 %4,5 h manquées sur 27 h, 18 cours, dont 1,5 h motivées',
      'Maëlle Poirier : 16 % d’absence, seuil de 10 %4,5 h manquées sur 27 h, 18 cours, dont 1,5 h motivéesTraité',
    ]);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(sent('GET absenceAlerts')[0]?.query.get('courseId')).toBe('412');
  },
};

export const NotRead: Story = {
  globals: { language: 'en' },
  parameters: { msw: () => [broken('*/api/absenceAlerts'), ...given({ alerts: [ines] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The absences could not be read.')).toBeVisible();
    await tryAgain(canvas);
    await expect(await items(canvas)).toHaveLength(1);
  },
};

const settings = (of: 'default' | { contractId: number }) => ({
  render: () => (
    <main style={{ padding: 16 }}>
      <h1>Seuils - Thresholds</h1>
      <AbsenceThresholdSettings of={of} />
    </main>
  ),
});

/** The organization has no thresholds at first; a second one below the first is refused at its field. */
export const DefaultSet: Story = {
  ...settings('default'),
  tags: ['DECISION-135'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No threshold: nobody is followed up.')).toBeVisible();
    await press(canvas, 'Change the thresholds');
    const dialog = await findDialog(screen);
    await expect(dialog.queryByRole('radio')).toBeNull();
    await retype(dialog.getByLabelText(/^First threshold/), '10');
    await retype(dialog.getByLabelText(/^Second threshold/), '5');
    await press(dialog, /Save$/);
    await expect(await dialog.findByText('Must be between 11 and 100.')).toBeVisible();
    await retype(dialog.getByLabelText(/^Second threshold/), '25');
    await press(dialog, /Save$/);
    await expectMessage('success', 'Absence thresholds saved.');
    await expect(sentBodies('PUT absenceThresholds')).toEqual([{ percents: [10, 25] }]);
    await expect(await canvas.findByText('10%, 25%')).toBeVisible();
  },
};

/** A contract inherits the company's thresholds until it gets its own. If both are empty, nobody is followed up. */
export const OfAContract: Story = {
  ...settings({ contractId: 412 }),
  tags: ['DECISION-135'],
  globals: { language: 'fr' },
  parameters: {
    msw: () => given({ thresholds: { percents: null, inherited: [10, 25], inheritedFrom: 'company' } }),
  },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'Seuils de la société', '10 %, 25 %');
    await press(canvas, 'Changer les seuils');
    const dialog = await findDialog(screen);
    await expect(dialog.getByRole('radio', { name: 'Ceux qui s’appliquent sans autre choix' })).toBeChecked();
    await expect(dialog.queryByLabelText(/^Premier seuil/)).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'Ceux-ci' }));
    await expect(await dialog.findByLabelText(/^Premier seuil/)).toHaveValue('');
    await press(dialog, /Enregistrer$/);
    await expectMessage('success', 'Seuils d’absence enregistrés.');
    await expect(sentBodies('PUT absenceThresholds')).toEqual([{ course_id: 412, percents: [] }]);
    await expectTexts(canvas, 'Seuils de ce contrat', 'Aucun seuil : personne n’est relancé.');
  },
};

/** When two people change them, the second one sees a message, keeps the input and can save again. */
export const ChangedByTwo: Story = {
  ...settings('default'),
  globals: { language: 'en' },
  parameters: { msw: () => given({ savedByOthers: [15] }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Change the thresholds');
    const dialog = await findDialog(screen);
    await retype(dialog.getByLabelText(/^First threshold/), '10');
    await press(dialog, /Save$/);
    await expect(await dialog.findByText(/The absence thresholds were not saved\./)).toBeVisible();
    await expect(dialog.getByLabelText(/^First threshold/)).toHaveValue('10');
    await press(dialog, /Save$/);
    await expectMessage('success', 'Absence thresholds saved.');
    await expect(await canvas.findByText('10%')).toBeVisible();
  },
};

/** The company's own thresholds, opened from the list of companies. */
export const OfACompany: Story = {
  tags: ['!release', 'DECISION-135'],
  globals: { language: 'en' },
  parameters: {
    msw: () => given({ thresholds: { percents: [10], inherited: [20], inheritedFrom: 'organisation' } }),
  },
  render: () => (
    <main>
      <h1>Sociétés - Companies</h1>
      <CompanyThresholdsDialog company={{ id: 21, name: 'Aéro Beauséjour inc.' }} onClose={() => {}} />
    </main>
  ),
  play: async () => {
    await expect(await screen.findByLabelText(/^First threshold/)).toHaveValue('10');
    const dialog = await findDialog(screen);
    await expectTexts(dialog, 'Absence thresholds of Aéro Beauséjour inc.', 'Without another choice: 20%.');
    await userEvent.click(dialog.getByRole('radio', { name: 'Those that apply without another choice' }));
    await press(dialog, /Save$/);
    await expectMessage('success', 'Absence thresholds saved.');
    await expect(sentBodies('PUT absenceThresholds')).toEqual([{ company_id: 21, percents: null }]);
  },
};

/** A backend without the extension shows nothing. */
export const Without: Story = { ...settings('default'), ...hiddenWithout('GET absenceThresholds') };

export const SettingsNotRead: Story = {
  ...settings('default'),
  parameters: {
    msw: () => [
      broken('*/api/absenceThresholds'),
      ...given({ thresholds: { percents: [10], inherited: [], inheritedFrom: null } }),
    ],
  },
  play: recovers('10 %'),
};
