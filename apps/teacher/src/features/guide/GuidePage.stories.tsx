import { filesHandlers } from '@portal/api-client/testing';
import { aSignedInUser, aStoredFile } from '@portal/domain';
import { type Canvas, expectLink, inPortal, storyClock } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { GuidePage } from './GuidePage';

/** Names of the saved files. */
let saved: string[] = [];

const template = aStoredFile({ id: 3, name: 'modele-facture.xlsx' });

export default {
  title: 'Teacher/Guide',
  component: GuidePage,
  tags: ['release'],
  decorators: [inPortal({ app: 'teacher', user: aSignedInUser({ role: 'ROLE_TEACHER' }), path: '/guide' })],
  parameters: { msw: () => filesHandlers({ files: [template] }) },
  beforeEach: () => {
    saved = [];
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  },
} satisfies Meta<typeof GuidePage>;

type Story = StoryObj<typeof GuidePage>;

const download = (canvas: Canvas) =>
  canvas.findByRole('button', { name: /Download an invoice template example/ });

/** Checks French and English sentences of the guide, each a separate paragraph or list item. */
const sentences = async (canvas: ReturnType<typeof within>, texts: readonly string[]) => {
  for (const text of texts) await expect(canvas.getByText(text)).toBeVisible();
};

export const Rules: Story = {
  tags: [
    '!release',
    'PORTAL-GUIDE-01',
    'PORTAL-GUIDE-02',
    'PORTAL-GUIDE-03',
    'PORTAL-GUIDE-04',
    'PORTAL-GUIDE-05',
    'LIMIT-51',
    'LIMIT-52',
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Guide de facturation - Invoicing guide$/,
    );
    await sentences(canvas, [
      'Les enseignants facturent une fois par mois.',
      'Teachers invoice monthly.',
      'La facture doit nous parvenir au plus tard le 16 de chaque mois.',
      'The invoice is due no later than the 16th of each month.',
      'Vous pouvez utiliser votre propre facture ou le modèle fourni.',
      'You may use your own invoice or the provided template.',
      'Le paiement est fait le dernier jour ouvrable du mois, si la facture a été soumise.',
      'Payment is made on the last working day of the month, if the invoice was submitted.',
    ]);
    await expectLink(canvas, /See my hours/, '/hours');
    await expect(canvas.getAllByRole('link', { name: /info@passerelle.example/ })[0]).toBeVisible();
  },
};

/** A page that stays open past midnight shows the new number of remaining days. */
export const LeftOpenOverMidnight: Story = {
  beforeEach: () => storyClock('2026-11-19T23:50'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('in 27 days')).toBeVisible();
    storyClock('2026-11-20T07:30');
    window.dispatchEvent(new Event('focus'));
    await expect(await canvas.findByText('in 26 days')).toBeVisible();
  },
};

export const OwnInvoice: Story = {
  tags: [
    '!release',
    'PORTAL-GUIDE-06',
    'PORTAL-GUIDE-07',
    'PORTAL-GUIDE-08',
    'PORTAL-GUIDE-09',
    'PORTAL-GUIDE-10',
    'PORTAL-GUIDE-11',
    'PORTAL-GUIDE-12',
    'PORTAL-GUIDE-13',
  ],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: /Your own invoice must show:$/ });
    const card = within(heading.closest('section') ?? document.body);
    await expect(card.getAllByRole('listitem')).toHaveLength(8);
    await sentences(card, [
      'votre nom',
      'your name',
      'la période de facturation',
      'the billing period',
      'le ou les numéros de contrat',
      'the contract number(s)',
      'le ou les noms des sociétés',
      'the company name(s)',
      'le ou les noms des étudiants',
      'the student name(s)',
      'le taux horaire',
      'the hourly rate',
      'les heures données par contrat',
      'the hours taught per contract',
      'le montant total en dollars',
      'the total amount in dollars',
    ]);
  },
};

/** The template is downloaded once, however often the button is clicked. */
export const TemplateDownloaded: Story = {
  tags: ['!release', 'PORTAL-GUIDE-14', 'FILES-10'],
  play: async ({ canvas }) => {
    await userEvent.dblClick(await download(canvas));
    await waitFor(() => expect(saved).toEqual(['modele-facture.xlsx']));
    await expect(await canvas.findByText(/The template was downloaded: modele-facture.xlsx/)).toBeVisible();
  },
};

export const TemplateOnItsWay: Story = {
  parameters: { msw: filesHandlers({ files: [template], delay: 'infinite' }) },
  play: async ({ canvas }) => {
    const button = await download(canvas);
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(saved).toEqual([]);
  },
};

/** The message depends on what the user can do about the failure. */
export const TemplateOffline: Story = {
  parameters: { msw: filesHandlers({ fail: 'offline' }) },
  play: async ({ canvas }) => {
    await userEvent.click(await download(canvas));
    await expect(await canvas.findByText(/Try again once it is back/)).toBeVisible();
    await expect(await download(canvas)).not.toHaveAttribute('aria-busy');
    await expect(saved).toEqual([]);
  },
};

export const TemplateRefused: Story = {
  parameters: { msw: filesHandlers({ fail: 403 }) },
  play: async ({ canvas }) => {
    await userEvent.click(await download(canvas));
    await expect(await canvas.findByText(/Write to us to receive it/)).toBeVisible();
  },
};

export const TemplateGone: Story = {
  parameters: { msw: filesHandlers({ fail: 404 }) },
  play: async ({ canvas }) => {
    await userEvent.click(await download(canvas));
    await expect(await canvas.findByText(/not available at the moment/)).toBeVisible();
  },
};

export const TemplateFailed: Story = {
  parameters: { msw: filesHandlers({ fail: 500 }) },
  play: async ({ canvas }) => {
    await userEvent.click(await download(canvas));
    await expect(await canvas.findByText(/Try again in a moment/)).toBeVisible();
  },
};
