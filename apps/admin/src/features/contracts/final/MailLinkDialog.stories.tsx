import { companyContactHandlers, failsOnce, sent, sentBodies } from '@portal/api-client/testing';
import { aCompanyContact, aCompanyLinkMail } from '@portal/domain';
import {
  type Canvas,
  dialogStories,
  expectClosed,
  expectMessage,
  expectTexts,
  findDialog,
  press,
  retype,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { atDialog, FinalFrame, inFinalSteps, withReports } from './final-story';
import { MailLinkDialog } from './MailLinkDialog';

type Situation = Parameters<typeof companyContactHandlers>[0];
const withContact = (situation?: Situation) => () =>
  withReports({}, { first: companyContactHandlers(situation) });

export default {
  title: 'Admin/Contracts/Email the link to the company',
  component: MailLinkDialog,
  tags: ['release'],
  render: () => <FinalFrame />,
  decorators: [inFinalSteps],
  parameters: { portal: atDialog('mail-link'), msw: withContact() },
} satisfies Meta<typeof MailLinkDialog>;

type Story = StoryObj<typeof MailLinkDialog>;

const opened = (canvas: Canvas) => findDialog(canvas, /Email the link to .*\?$/);

const inDialog = dialogStories(opened);
const key = (dialog: Canvas, name: RegExp) => dialog.findByRole('button', { name });
const send = async (dialog: Canvas, press = userEvent.click) => {
  await dialog.findByText('Rapports de progrès : contrat 2026-0412', { selector: 'strong' });
  await press(await key(dialog, /- Send$/));
};
const mails = () => sentBodies('POST companyContacts/21/sendLink');

/** The dialog shows the mail that will be sent; a double click sends it once. */
export const Sent: Story = {
  tags: ['!release'],
  parameters: { portal: { at: '/contracts/edit/412/final' } },
  play: async ({ canvas }) => {
    await press(canvas, /Email the link to the company$/);
    const dialog = await opened(canvas);
    await expect(
      await dialog.findByText('Rapports de progrès : contrat 2026-0412', { selector: 'strong' }),
    ).toBeVisible();
    await expect(dialog.getByText(/• Siobhán O’Brien/)).toHaveAttribute('lang', 'fr');
    await expect(dialog.getByText(/In French$/)).toBeVisible();
    await send(dialog, userEvent.dblClick);
    await expectMessage('success', 'The link was sent to formation@aero-beausejour.example.');
    await expectClosed(canvas);
    await expect(mails()).toEqual([{ course_id: 412 }]);
  },
};

/** The address is entered without leaving the final steps. */
export const NoAddress: Story = {
  parameters: { msw: withContact({ contact: aCompanyContact({ email: null, language: 'both' }) }) },
  play: inDialog.play(async (dialog, { canvas }) => {
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
  }),
};

/** The dialog shows a colleague's change, and nothing typed is lost. */
export const ChangedByOthers: Story = {
  parameters: { msw: withContact({ savedByOthers: { email: 'info@aero.example' } }) },
  play: inDialog.play(async (dialog, { canvas }) => {
    await userEvent.click(await key(dialog, /Change the address or the language$/));
    const email = await canvas.findByRole('textbox', { name: /Email address$/ });
    await retype(email, 'rh@aero.example');
    await press(canvas, /- Save$/);
    await waitFor(() => expect(sent('PUT companyContacts/21').length).toBeGreaterThan(0));
    await expect(await canvas.findByText('Someone else has changed this address')).toBeVisible();
    await expect(email).toHaveValue('rh@aero.example');
  }),
};

/** A colleague has already sent the link: nothing more is sent, and the dialog names the colleague. */
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

/** Shows when, by whom and to whom the link was sent, and whether a mail failed. */
export const SentBefore: Story = {
  parameters: { msw: withContact({ preview: { lastSent: aCompanyLinkMail({ state: 'failed' }) } }) },
  play: inDialog.play(async (dialog) => {
    await expectTexts(dialog, /^Sent on .* by Marie Bélanger to formation@/, /The last email was not sent/);
    await expect(await key(dialog, /Send again$/)).toBeVisible();
  }),
};

/** A revoked link has to be renewed first. */
export const Revoked: Story = {
  parameters: { msw: withContact({ preview: { refused: 'revoked' } }) },
  play: inDialog.play(async (dialog) => {
    await expectTexts(dialog, 'The link of this company is revoked. Renew it first under private links.');
    await send(dialog);
    await expect(mails()).toEqual([]);
  }),
};

/** Offline, the dialog stays open, and another click sends the mail. */
export const Offline: Story = {
  parameters: {
    msw: () =>
      withReports(
        {},
        { first: [failsOnce('POST companyContacts/21/sendLink', 'offline'), ...companyContactHandlers()] },
      ),
  },
  play: inDialog.play(async (dialog) => {
    await send(dialog);
    await expect(await dialog.findByText(/The link was not sent\.|The answer was lost/)).toBeVisible();
    await send(dialog);
    await expectMessage('success', 'The link was sent to formation@aero-beausejour.example.');
  }),
};

/** Without the extension there is no button, and the dialog's URL opens nothing. */
export const WithoutTheExtension: Story = {
  parameters: { msw: withReports },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Thériault.*None yet/ });
    await expect(canvas.queryByRole('button', { name: /Email the link/ })).toBeNull();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
