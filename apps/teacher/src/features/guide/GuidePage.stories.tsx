import { filesHandlers } from '@portal/api-client/testing';
import { aSignedInUser, aStoredFile } from '@portal/domain';
import { inPortal } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { GuidePage } from './GuidePage';

/** Under which names something was handed to the browser. */
let saved: string[] = [];

const template = aStoredFile({ id: 3, name: 'modele-facture.xlsx' });

const meta: Meta<typeof GuidePage> = {
  title: 'Teacher/Guide',
  component: GuidePage,
  decorators: [inPortal({ app: 'teacher', user: aSignedInUser({ role: 'ROLE_TEACHER' }), path: '/guide' })],
  parameters: { msw: filesHandlers({ files: [template] }) },
  beforeEach: () => {
    saved = [];
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  },
};
export default meta;

type Story = StoryObj<typeof GuidePage>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const download = (canvas: Canvas) =>
  canvas.findByRole('button', { name: /Download an invoice template example/ });

export const InBothLanguages: Story = {
  tags: [
    'PORTAL-GUIDE-01',
    'PORTAL-GUIDE-02',
    'PORTAL-GUIDE-03',
    'PORTAL-GUIDE-04',
    'PORTAL-GUIDE-05',
    'PORTAL-GUIDE-06',
    'PORTAL-GUIDE-07',
    'PORTAL-GUIDE-08',
    'PORTAL-GUIDE-09',
    'PORTAL-GUIDE-10',
    'PORTAL-GUIDE-11',
    'PORTAL-GUIDE-12',
    'PORTAL-GUIDE-13',
    'LIMIT-51',
    'LIMIT-52',
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Invoicing guide');
    for (const said of [
      /invoice monthly/,
      /no later than the 16th of each month/,
      /own invoice or the provided template/,
      /last working day of the month, if the invoice was submitted/,
      /your name/,
      /the billing period/,
      /the contract number\(s\)/,
      /the company name\(s\)/,
      /the student name\(s\)/,
      /the hourly rate/,
      /the hours taught per contract/,
      /the total amount in dollars/,
    ]) {
      await expect(canvas.getByText(said)).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: /See my hours/ })).toHaveAttribute('href', '/hours');
    await expect(canvas.getAllByRole('link', { name: /info@passerelle.example/ })[0]).toBeVisible();
  },
};

/** Once, however often it is pressed. */
export const TemplateDownloaded: Story = {
  tags: ['PORTAL-GUIDE-14', 'FILES-10'],
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

/** What can be done about it differs. */
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

export const InFrench: Story = {
  globals: { language: 'fr', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/au plus tard le 16 de chaque mois/)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table')).getAllByRole('row');
    await expect(rows).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
