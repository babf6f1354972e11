import { companyContactHandlers, failsOnce, sent, sentBodies } from '@portal/api-client/testing';
import { aCompanyContact, aCompanyLinkMail } from '@portal/domain';
import { type Canvas, expectMessage } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { atDialog, FinalFrame, inFinalSteps, withReports } from './final-story';
import { MailLinkDialog } from './MailLinkDialog';

type Situation = Parameters<typeof companyContactHandlers>[0];
const withContact = (situation?: Situation) => () =>
  withReports({}, { first: companyContactHandlers(situation) });

const meta: Meta<typeof MailLinkDialog> = {
  title: 'Admin/Contracts/Mail the link to the company',
  component: MailLinkDialog,
  render: () => <FinalFrame />,
  decorators: [inFinalSteps],
  parameters: { portal: atDialog('mail-link'), msw: withContact() },
};
export default meta;

type Story = StoryObj<typeof MailLinkDialog>;

const opened = async (canvas: Canvas) =>
  within(await canvas.findByRole('dialog', { name: /Mail the link to .*\?$/ }, { timeout: 10_000 }));
const key = (dialog: Canvas, name: RegExp) => dialog.findByRole('button', { name });
const send = async (dialog: Canvas, press = userEvent.click) => {
  await dialog.findByText('Rapports de progrès : contrat 2026-0412', { selector: 'strong' });
  await press(await key(dialog, /- Send$/));
};
const mails = () => sentBodies('POST companyContacts/21/sendLink');

/** The dialog shows the mail that will be sent; a double click sends it once. */
export const Sent: Story = {
  parameters: { portal: { at: '/contracts/edit/412/final' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Mail the link to the company$/ }));
    const dialog = await opened(canvas);
    await expect(
      await dialog.findByText('Rapports de progrès : contrat 2026-0412', { selector: 'strong' }),
    ).toBeVisible();
    await expect(dialog.getByText(/• Siobhán O’Brien/)).toHaveAttribute('lang', 'fr');
    await expect(dialog.getByText(/In French$/)).toBeVisible();
    await send(dialog, userEvent.dblClick);
    await expectMessage('success', 'The link was sent to formation@aero-beausejour.example.');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(mails()).toEqual([{ course_id: 412 }]);
  },
};

/** The address is entered without leaving the final steps. */
export const NoAddress: Story = {
  parameters: { msw: withContact({ contact: aCompanyContact({ email: null, language: 'both' }) }) },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(await dialog.findByText('This company has no email address.')).toBeVisible();
    await send(dialog);
    await expect(mails()).toEqual([]);
    await userEvent.click(await key(dialog, /Enter the address$/));
    const email = await canvas.findByRole('textbox', { name: /Email address$/ });
    await userEvent.type(email, 'rh@aero.example{Enter}');
    const again = await opened(canvas);
    await expect(await again.findByText('rh@aero.example')).toBeVisible();
    await send(again);
    await expectMessage('success', 'The link was sent to rh@aero.example.');
  },
};

/** The dialog shows a colleague's change, and nothing typed is lost. */
export const ChangedByOthers: Story = {
  parameters: { msw: withContact({ savedByOthers: { email: 'info@aero.example' } }) },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await userEvent.click(await key(dialog, /Change the address or the language$/));
    const email = await canvas.findByRole('textbox', { name: /Email address$/ });
    await userEvent.clear(email);
    await userEvent.type(email, 'rh@aero.example');
    await userEvent.click(canvas.getByRole('button', { name: /- Save$/ }));
    await waitFor(() => expect(sent('PUT companyContacts/21').length).toBeGreaterThan(0));
    await expect(await canvas.findByText('Someone else has changed this address')).toBeVisible();
    await expect(email).toHaveValue('rh@aero.example');
  },
};

/** A colleague was quicker: nothing more is sent, and it says who it was. */
export const SentByOthers: Story = {
  parameters: {
    msw: withContact({
      sentByOthers: aCompanyLinkMail({ sentBy: { id: 2, name: 'Jean-Philippe', lastName: 'Roy' } }),
    }),
  },
  play: async ({ canvas }) => {
    await send(await opened(canvas));
    await expectMessage('success', 'Nothing more was sent: Jean-Philippe Roy had just sent the link.');
  },
};

/** It says when, by whom and to whom it was sent; a failed mail is named. */
export const SentBefore: Story = {
  parameters: { msw: withContact({ preview: { lastSent: aCompanyLinkMail({ state: 'failed' }) } }) },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(await dialog.findByText(/^Sent on .* by Marie Bélanger to formation@/)).toBeVisible();
    await expect(dialog.getByText(/The last email was not sent/)).toBeVisible();
    await expect(await key(dialog, /Send again$/)).toBeVisible();
  },
};

/** A revoked link has to be renewed first. */
export const Revoked: Story = {
  parameters: { msw: withContact({ preview: { refused: 'revoked' } }) },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(
      await dialog.findByText('The link of this company is revoked. Renew it first under private links.'),
    ).toBeVisible();
    await send(dialog);
    await expect(mails()).toEqual([]);
  },
};

/** Offline, the dialog stays open and another press sends. */
export const Offline: Story = {
  parameters: {
    msw: () =>
      withReports(
        {},
        { first: [failsOnce('POST companyContacts/21/sendLink', 'offline'), ...companyContactHandlers()] },
      ),
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await send(dialog);
    await expect(await dialog.findByText(/The link was not sent\.|The answer was lost/)).toBeVisible();
    await send(dialog);
    await expectMessage('success', 'The link was sent to formation@aero-beausejour.example.');
  },
};

export const OnAPhoneInTheDark: Story = {
  globals: { viewport: { value: 'phone' }, language: 'fr', theme: 'dark' },
  play: async ({ canvas }) => {
    const dialog = within(
      await canvas.findByRole('dialog', { name: /Envoyer le lien à/ }, { timeout: 10_000 }),
    );
    const send = await dialog.findByRole('button', { name: 'Envoyer' });
    await expect(send.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Nothing of it shows without the extension, by its address neither. */
export const WithoutTheExtension: Story = {
  parameters: { msw: withReports },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Thériault.*None yet/ });
    await expect(canvas.queryByRole('button', { name: /Mail the link/ })).toBeNull();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
