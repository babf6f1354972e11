import {
  broken,
  type CompanyEvidenceSituation,
  capabilitiesHandlers,
  companyEvidenceHandlers,
  companySummaryHandlers,
  sessionHandlers,
} from '@portal/api-client/testing';
import { aCompanyEvidence, anEvidenceRow } from '@portal/domain';
import {
  type Canvas,
  dialogStories,
  expectTexts,
  findDialog,
  inPortal,
  press,
  recovers,
  savedFile,
  shows,
  storyClock,
  textsOf,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CompanyReportsPage } from './CompanyReportsPage';

const evidence = aCompanyEvidence({
  rows: [
    anEvidenceRow({
      attestations: [
        { number: 'AT-2026-0009', state: 'valid' },
        { number: 'AT-2026-0001', state: 'replaced' },
      ],
    }),
    anEvidenceRow({
      contract: { id: 305, number: '2026-0305' },
      object: 'Espagnol, Individuel',
      firstOn: '2026-03-02',
      lastOn: '2026-03-02',
      minutes: 100,
      invoice: null,
      attestations: [],
      teachers: [
        { id: 3, name: 'Léa', lastName: 'Villeneuve' },
        { id: 4, name: 'Jean-Christophe', lastName: 'Saint-Germain' },
      ],
    }),
    anEvidenceRow({
      student: { id: 502, name: 'Rémi', lastName: 'Séguin' },
      minutes: 0,
      firstOn: null,
      lastOn: null,
      attestations: [],
    }),
  ],
});

const withEvidence =
  (situation: CompanyEvidenceSituation = {}) =>
  () => [
    ...capabilitiesHandlers(['company-summary', 'attestations']),
    ...sessionHandlers(),
    ...companySummaryHandlers(),
    ...companyEvidenceHandlers({ evidence, ...situation }),
  ];

const page = { app: 'reports', path: '/clientReport/:token_login', at: '/clientReport/known-link' } as const;

export default {
  title: 'Reports/Company evidence',
  component: CompanyReportsPage,
  tags: ['release'],
  decorators: [inPortal(page)],
  globals: { language: 'en' },
  beforeEach: () => storyClock('2026-11-20T09:00'),
  parameters: { msw: withEvidence() },
} satisfies Meta<typeof CompanyReportsPage>;

type Story = StoryObj<typeof CompanyReportsPage>;

const opened = async (canvas: Canvas) => {
  await press(canvas, 'Evidence of training');
  // The code of the dialog is loaded when it opens.
  return findDialog(canvas, 'Evidence of training');
};

const inDialog = dialogStories(opened);

/** A company reads who attended what in the year, each contract on a row. */
export const Read: Story = {
  tags: ['!release', 'DECISION-201'],
  play: inDialog.play(async (dialog) => {
    const row = await dialog.findByRole('row', { name: /2026-0412.*Fortin|Fortin.*2026-0412/ });
    const cells = textsOf(within(row), 'cell');
    await expect(cells.join(' | ')).toMatch(
      /2026-0412.*Anglais, Groupe.*Invoice: F-2026-0178 \| Jan 8th – Nov 19th 26 \| 26 h 45 min \| Léa Villeneuve \| AT-2026-0009.*Valid.*AT-2026-0001.*Replaced/,
    );
    await expectTexts(dialog, '2 people · 28 h 25 min', 'Accreditation number: 0051234');
    await expect(dialog.getByRole('row', { name: /Séguin/ })).toHaveTextContent('Never attended');
    await expect(dialog.getByRole('combobox', { name: 'Calendar year' })).toHaveValue('2026');
  }),
};

/** The spreadsheet is written in the chosen language; `read-evidence.test.ts` reads its cells. */
export const SavedAsSpreadsheet: Story = {
  play: inDialog.play(async (dialog) => {
    await userEvent.click(dialog.getByRole('radio', { name: 'French' }));
    await dialog.findByRole('row', { name: /Séguin/ });
    const file = await savedFile(() => press(dialog, 'Excel'));
    const text = await file.text();
    for (const found of ['<t>Heures suivies</t>', '<t>Heures suivies (min)</t>', '<v>1605</v>'])
      await expect(text).toContain(found);
  }),
};

/** The PDF comes from the server, for the year and language that are chosen. */
export const SavedAsPdf: Story = {
  play: inDialog.play(async (dialog) => {
    await dialog.findByRole('row', { name: /Séguin/ });
    const file = await savedFile(() => press(dialog, 'PDF'));
    await expect(file.size).toBe(8);
  }),
};

const sentence = 'No font of the server has 李: install Noto Sans CJK SC and name it in PAPER_FONTS';

/** The PDF cannot be written: the dialog says why, and that the spreadsheet can. */
export const PdfRefused: Story = {
  parameters: { msw: withEvidence({ refused: `Aucune police - ${sentence}` }) },
  play: inDialog.play(async (dialog) => {
    await dialog.findByRole('row', { name: /Séguin/ });
    await press(dialog, 'PDF');
    const alert = await dialog.findByRole('alert');
    await expect(alert).toHaveTextContent('The PDF was not downloaded. The Excel file has the same rows.');
    await expect(alert).toHaveTextContent(sentence);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Calendar year' }), '2025');
    await expect(dialog.queryByRole('alert')).toBeNull();
  }),
};

/** A year without classes has nothing to save. */
export const EmptyYear: Story = {
  play: inDialog.play(async (dialog) => {
    await dialog.findByRole('row', { name: /Séguin/ });
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Calendar year' }), '2025');
    await expect(await dialog.findByText('No classes in 2025')).toBeVisible();
    for (const name of ['Excel', 'PDF'])
      await expect(dialog.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog.queryByText(/people ·/)).toBeNull();
  }),
};

export const Loading: Story = {
  parameters: { msw: withEvidence({ delay: 'infinite' }) },
  play: inDialog.play(async (dialog) => {
    await expect(await dialog.findByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(dialog.getByRole('button', { name: 'PDF' })).toBeDisabled();
  }),
};

export const Refused: Story = {
  parameters: { msw: withEvidence({ fail: 403 }) },
  play: inDialog.play(async (dialog) => {
    await expect(await dialog.findByText('Access denied')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Excel' })).toBeDisabled();
  }),
};

export const Offline: Story = {
  parameters: { first: [broken('*/api/companyEvidence')] },
  play: inDialog.play((dialog) =>
    recovers((scope) => scope.findByRole('row', { name: /Séguin/ }), 'No connection')({ canvas: dialog }),
  ),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'both' },
  play: async ({ canvas }) => {
    await press(canvas, /Preuves de formation/);
    await expectTexts(await findDialog(canvas, /Preuves de formation/), 'Rémi Séguin');
  },
};

/** A backend without attestations has no evidence. */
export const NotOffered: Story = {
  parameters: { msw: () => [...sessionHandlers(), ...companySummaryHandlers()] },
  play: async (context) => {
    await shows('Aéro Beauséjour inc.')(context);
    await context.canvas.findByRole('button', { name: 'Excel' });
    await expect(context.canvas.queryByRole('button', { name: 'Evidence of training' })).toBeNull();
  },
};
