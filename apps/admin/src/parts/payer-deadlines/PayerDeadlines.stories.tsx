import {
  broken,
  capabilitiesHandlers,
  type PayerDeadlinesSituation,
  payerDeadlinesHandlers,
  sent,
  sentBodies,
} from '@portal/api-client/testing';
import { aPayerDeadline, daysAfter, payerPresets, somePayerTerms } from '@portal/domain';
import { localDay } from '@portal/shell';
import {
  asAdmin,
  type Canvas,
  expectLink,
  expectMessage,
  expectTexts,
  findDialog,
  press,
  recovers,
  retype,
  tryAgain,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PayerDeadlines } from './PayerDeadlines';
import { PayerTermsCard } from './PayerTermsCard';
import { CompanyPayerTermsDialog } from './PayerTermsDialog';

const given = (situation: PayerDeadlinesSituation = {}) => [
  ...capabilitiesHandlers(['payer-deadlines']),
  ...payerDeadlinesHandlers(situation),
];

const today = localDay();
const report = aPayerDeadline({ dueOn: daysAfter(today, -14), unrecorded: 2 });
const attestations = aPayerDeadline({
  contract: { id: 305, number: '2026-0305', company: { id: 22, name: 'Ateliers Cinquantenaire' } },
  payer: null,
  paper: 'attestations',
  period: '2026-Q4',
  from: '2026-10-01',
  to: '2026-12-31',
  dueOn: daysAfter(today, 2),
  issued: { count: 3, of: 4 },
});
const registration = aPayerDeadline({
  contract: { id: 306, number: '2026-0306', company: null },
  payer: null,
  paper: 'registration',
  period: 'start',
  from: '2026-11-06',
  to: '2026-11-06',
  dueOn: daysAfter(today, 6),
  issued: { count: 2, of: 2 },
});
const september = aPayerDeadline({
  period: '2026-09',
  from: '2026-09-01',
  to: '2026-09-30',
  dueOn: daysAfter(today, -44),
  sent: { id: 7, sentOn: '2026-10-05', sentBy: { id: 2, name: 'Léa', lastName: 'Roy' } },
});

export default {
  title: 'Admin/PayerDeadlines',
  component: PayerDeadlines,
  tags: ['release'],
  args: { of: 'all' },
  render: (args) => (
    <main style={{ padding: 16 }} id="content" tabIndex={-1}>
      <h1>Relances - Follow-ups</h1>
      <PayerDeadlines {...args} />
    </main>
  ),
  decorators: [asAdmin('/follow-ups')],
  parameters: { msw: () => given({ deadlines: [report, attestations, registration, september] }) },
} satisfies Meta<typeof PayerDeadlines>;

type Story = StoryObj<typeof PayerDeadlines>;

const items = async (canvas: Canvas) =>
  (await canvas.findAllByRole('listitem')).map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));

/** What is owed, to whom and by when; what is overdue, on a phone. */
export const FollowUps: Story = {
  tags: ['!release', 'DECISION-220'],
  globals: { language: 'en', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await items(canvas)).toEqual([
      expect.stringMatching(
        /^Monthly attendance report, October 202614 days overdueDue to Patrimoine canadien by \w+ \d+\w\w \d\d2 planned classes without attendance2026-0412 Attendance of the contractAéro Beauséjour inc\./,
      ),
      expect.stringMatching(
        /^Quarterly attestations, fourth quarter of 20262 days leftDue to Ateliers Cinquantenaire by \w+ \d+\w\w \d\dAttestations issued: 3 of 42026-0305 Attestations of the contract/,
      ),
      expect.stringMatching(
        /^Registration attestations, contract started on Nov 6th 266 days leftDue by \w+ \d+\w\w \d\dAttestations issued for all 2\. They still have to be handed over\.2026-0306/,
      ),
    ]);
    await expectLink(canvas, /^2026-0412/, '/contracts/edit/412/attendance?initials=2026-10');
    await expectLink(canvas, /^2026-0305/, '/contracts/edit/305/final');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The same in French. */
export const InFrench: Story = {
  globals: { language: 'fr' },
  play: async ({ canvas }) => {
    await expect((await items(canvas))[0]).toMatch(
      /^Relevé de présence du mois, octobre 2026En retard de 14 joursÀ remettre à Patrimoine canadien au plus tard le /,
    );
  },
};

/** A paper is marked as sent on a day, goes, and comes back with Undo. */
export const Marked: Story = {
  tags: ['DECISION-220'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await press(canvas, /Mark as sent: Monthly attendance report, October 2026, contract 2026-0412$/);
    const dialog = await findDialog(screen);
    await expect(dialog.getByText(/Monthly attendance report, October 2026, 2026-0412/)).toBeVisible();
    await press(dialog, /Mark as sent$/);
    await expectMessage('success', 'Marked as sent.');
    await expect(sentBodies('POST payerDeadlines/sent')).toEqual([
      { course_id: 412, paper: 'attendance-report', period: '2026-10', sent_on: today },
    ]);
    await waitFor(async () => expect(await items(canvas)).toHaveLength(2));
    await waitFor(() => expect(document.activeElement?.id).toBe('content'));
    await press(screen, /^Undo/);
    await waitFor(async () => expect(await items(canvas)).toHaveLength(3));
    await expect(sent('DELETE payerDeadlines/sent/71')).toHaveLength(1);
  },
};

/** Someone else was first: the message names the day that was kept. */
export const MarkedBefore: Story = {
  tags: ['!release', 'DECISION-221'],
  globals: { language: 'en' },
  parameters: {
    msw: () =>
      given({
        deadlines: [report],
        sentByOthers: { id: 9, sentOn: '2026-11-05', sentBy: { id: 2, name: 'Léa', lastName: 'Roy' } },
      }),
  },
  play: async ({ canvas }) => {
    await press(canvas, /Mark as sent/);
    await press(await findDialog(screen), /Mark as sent$/);
    await expectMessage('success', 'Someone had already marked it as sent on Nov 5th 26. That day stays.');
    await expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  },
};

/** A refusal keeps the dialog and its day. */
export const NotMarked: Story = {
  globals: { language: 'en' },
  parameters: { msw: () => given({ deadlines: [report], failWrites: 500 }) },
  play: async ({ canvas }) => {
    await press(canvas, /Mark as sent/);
    const dialog = await findDialog(screen);
    await press(dialog, /Mark as sent$/);
    await expect(await dialog.findByText(/The paper was not marked as sent\./)).toBeVisible();
    await expect(await items(canvas)).toHaveLength(1);
  },
};

/** On the page of the contract, what was sent is shown too, and can be taken back. */
export const OfAContract: Story = {
  tags: ['!release', 'DECISION-221'],
  globals: { language: 'en' },
  args: { of: { contractId: 412 } },
  play: async ({ canvas }) => {
    await expect(await items(canvas)).toHaveLength(2);
    await expect(canvas.getByText('Sent on Oct 5th 26, says Léa Roy')).toBeVisible();
    await press(canvas, /Take back: Monthly attendance report, September 2026$/);
    await expectMessage('success', 'Taken back. The paper is owed again.');
    await expect(await canvas.findByText('44 days overdue')).toBeVisible();
    await expect(sent('GET payerDeadlines')[0]?.query.get('courseId')).toBe('412');
  },
};

/** Of many, the first ones are shown, and all on request. */
export const Many: Story = {
  globals: { language: 'en' },
  parameters: {
    msw: () =>
      given({
        deadlines: Array.from({ length: 12 }, (_, place) =>
          aPayerDeadline({ contract: { id: place, number: `2026-${place}`, company: null } }),
        ),
      }),
  },
  play: async ({ canvas }) => {
    await expect(await items(canvas)).toHaveLength(8);
    await press(canvas, 'Show all (12)');
    await expect(await items(canvas)).toHaveLength(12);
  },
};

/** Nothing is owed. */
export const None: Story = {
  parameters: { msw: () => given() },
  play: async ({ canvas }) => {
    await waitFor(() => expect(sent('GET payerDeadlines')).toHaveLength(1));
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const NotRead: Story = {
  globals: { language: 'en' },
  parameters: { msw: () => [broken('*/api/payerDeadlines'), ...given({ deadlines: [report] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The papers owed to payers could not be read.')).toBeVisible();
    await tryAgain(canvas);
    await expect(await items(canvas)).toHaveLength(1);
  },
};

const ofContract = {
  render: () => (
    <main style={{ padding: 16 }}>
      <h1>Contrat - Contract</h1>
      <PayerTermsCard of={412} readOnly={false} />
    </main>
  ),
};

const ofCompany = {
  render: () => (
    <main>
      <h1>Sociétés - Companies</h1>
      <CompanyPayerTermsDialog company={{ id: 21, name: 'Aéro Beauséjour inc.' }} onClose={() => {}} />
    </main>
  ),
};

/** A company gets the terms of a federal payer, without Easter Monday. */
export const CompanyOfAFederalPayer: Story = {
  ...ofCompany,
  tags: ['DECISION-218', 'DECISION-219'],
  globals: { language: 'en' },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'Nothing' })).toBeChecked();
    const dialog = await findDialog(screen);
    await expect(dialog.getByText('Payer deadlines: Aéro Beauséjour inc.')).toBeVisible();
    await expect(dialog.queryByRole('textbox', { name: /^Name of the payer/ })).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'Government of Canada' }));
    await expect(
      await dialog.findByText(
        'Monthly attendance report: 5 business days after the end of each month with classes',
      ),
    ).toBeVisible();
    await retype(dialog.getByRole('textbox', { name: /^Name of the payer/ }), 'Patrimoine canadien');
    await userEvent.click(
      dialog.getByRole('radio', { name: 'Federal holidays of Canada, without Easter Monday' }),
    );
    await press(dialog, /Save$/);
    await expectMessage('success', 'Payer deadlines saved.');
    await expect(sentBodies('PUT payerTerms')).toEqual([
      {
        company_id: 21,
        terms: {
          payer: 'Patrimoine canadien',
          since: `${today.slice(0, 7)}-01`,
          days_off: 'federal',
          moves_to_business_day: 0,
          papers: [{ paper: 'attendance-report', days: 5, counted: 'business' }],
        },
      },
    ]);
  },
};

/** A contract has those of its company until the office says that nothing is owed. */
export const ContractWithoutPapers: Story = {
  ...ofContract,
  tags: ['DECISION-218'],
  globals: { language: 'en' },
  parameters: { msw: () => given({ terms: { terms: null, inherited: somePayerTerms() } }) },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'Deadlines of the company', 'Payer: Patrimoine canadien');
    await press(canvas, 'Change the deadlines');
    const dialog = await findDialog(screen);
    await expect(dialog.getByRole('radio', { name: 'What applies to the company' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Nothing' }));
    await press(dialog, /Save$/);
    await expectMessage('success', 'Payer deadlines saved.');
    await expect(sentBodies('PUT payerTerms')).toMatchObject([{ course_id: 412, terms: { papers: [] } }]);
    await expect(await canvas.findByText('Nothing is owed to a payer.')).toBeVisible();
  },
};

/** Other terms, in French: nothing typed is refused at its field. */
export const OtherTerms: Story = {
  ...ofContract,
  tags: ['!release', 'DECISION-218', 'DECISION-219'],
  globals: { language: 'fr', viewport: { value: 'phone' } },
  parameters: {
    msw: () =>
      given({
        terms: { terms: { ...payerPresets.brussels, payer: null, since: '2026-07-01' }, inherited: null },
      }),
  },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'Attestations d’inscription : 20 jours civils après le début du contrat');
    await press(canvas, 'Changer les délais');
    const dialog = await findDialog(screen);
    await expect(dialog.getByRole('radio', { name: 'Congé-éducation payé, Bruxelles' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Autre chose' }));
    await retype(await dialog.findByLabelText(/^Attestations du trimestre : nombre de jours/), '0');
    await press(dialog, /Enregistrer$/);
    await expect(await dialog.findByText('Doit être entre 1 et 90.')).toBeVisible();
    await retype(dialog.getByLabelText(/^Attestations du trimestre : nombre de jours/), '10');
    await userEvent.click(dialog.getByRole('radio', { name: 'Il est reporté au jour ouvrable suivant' }));
    await press(dialog, /Enregistrer$/);
    await expectMessage('success', 'Délais du payeur enregistrés.');
    await expect(sentBodies('PUT payerTerms')).toMatchObject([
      {
        terms: {
          moves_to_business_day: 1,
          days_off: 'weekends',
          papers: [
            { paper: 'attestations', days: 10, counted: 'calendar' },
            { paper: 'registration', days: 20, counted: 'calendar' },
          ],
        },
      },
    ]);
  },
};

/** When two people change them, the second one sees a message, keeps the input and can save again. */
export const ChangedByTwo: Story = {
  ...ofContract,
  globals: { language: 'en' },
  parameters: { msw: () => given({ savedByOthers: somePayerTerms() }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Change the deadlines');
    const dialog = await findDialog(screen);
    await userEvent.click(dialog.getByRole('radio', { name: 'Paid educational leave, Brussels' }));
    await press(dialog, /Save$/);
    await expect(await dialog.findByText(/The payer deadlines were not saved\./)).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'Paid educational leave, Brussels' })).toBeChecked();
    await press(dialog, /Save$/);
    await expectMessage('success', 'Payer deadlines saved.');
    await expectTexts(canvas, 'Registration attestations: 20 calendar days after the start of the contract');
  },
};

export const TermsNotRead: Story = {
  ...ofContract,
  parameters: {
    msw: () => [
      broken('*/api/payerTerms'),
      ...given({ terms: { terms: somePayerTerms(), inherited: null } }),
    ],
  },
  play: recovers('Payeur : Patrimoine canadien'),
};
