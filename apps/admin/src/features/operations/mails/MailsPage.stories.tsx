import { mailsHandlers, sent, sentBodies } from '@portal/api-client/testing';
import { aMail } from '@portal/domain';
import {
  answerQuestion,
  type Canvas,
  expectTexts,
  exportCsv,
  pageStories,
  rowAround,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inArea, withoutExtension } from '../../../areas/area-story';
import { MailsPage } from './MailsPage';

const unsent = { sentAt: null, subject: 'Nouveau mot de passe - New password' };

/** A mail with each status; the failed ones show each kind of problem. */
const mails = [
  aMail({
    id: 50,
    recipient: 'revenu@ecole.example',
    subject: unsent.subject,
    state: 'bounced',
    bounce: {
      at: '2026-11-20T17:03:00.000Z',
      status: '5.1.1',
      reason: '550 5.1.1 <revenu@ecole.example>: Recipient address rejected: User unknown',
    },
  }),
  aMail({ id: 49, recipient: 'port@ecole.example', ...unsent, state: 'failed', error: 'EAUTH 503' }),
  aMail({ id: 48, recipient: 'a,b@ecole.example', ...unsent, state: 'failed', error: 'EADDRESS' }),
  aMail({
    id: 47,
    recipient: 'attente@ecole.example',
    ...unsent,
    state: 'waiting',
    attempts: 2,
    nextAttemptAt: '2026-11-20T17:05:00.000Z',
    error: 'ETIMEDOUT',
  }),
  aMail({ id: 46, recipient: 'encours@ecole.example', ...unsent, state: 'sending' }),
  aMail({ id: 45, recipient: 'peut-etre@ecole.example', ...unsent, state: 'unknown' }),
  aMail({ id: 44, recipient: 'refus@ecole.example', ...unsent, state: 'failed', error: 'EENVELOPE 550' }),
  aMail({ id: 43, recipient: 'compte@ecole.example', ...unsent, state: 'failed', error: 'EAUTH 535' }),
  aMail({ id: 42, recipient: 'autre@ecole.example', ...unsent, state: 'failed', error: 'EPROTOCOL' }),
  aMail({ id: 40, recipient: 'lien@client.example', ...unsent, state: 'failed', error: 'ELINK' }),
  aMail(),
];

const of = (situation: Parameters<typeof mailsHandlers>[0] = {}) => mailsHandlers({ mails, ...situation });

const meta: Meta<typeof MailsPage> = {
  title: 'Admin/Operations/Emails',
  component: MailsPage,
  decorators: inArea('operations.mails'),
  parameters: { msw: () => of() },
};
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStories(of);

const rowOf = async (canvas: Canvas, recipient: string) =>
  rowAround(await canvas.findByText(recipient, { selector: 'th *' }));
const sendAgain = { name: /Send again/ };

/** Only a mail that failed or may have been sent can be sent again. */
export const EachState: Story = {
  tags: ['DECISION-51'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Courriels - Emails' })).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: 'Courriels - Emails', current: 'page' }),
    ).toBeVisible();
    for (const [recipient, canBeRetried, ...texts] of [
      [
        'attente@ecole.example',
        false,
        'Waiting',
        /^Next attempt: \w{3} \d+\w\w \d\d \d\d:\d\d$/,
        'The mail server cannot be reached',
        'ETIMEDOUT',
      ],
      ['encours@ecole.example', false, 'Being sent'],
      ['peut-etre@ecole.example', true, 'Possibly sent'],
      ['refus@ecole.example', true, 'Failed', 'The recipient’s server refuses the email', 'EENVELOPE 550'],
      ['compte@ecole.example', true, 'The mail server refuses the account', 'EAUTH 535'],
      ['autre@ecole.example', true, 'Sending failed', 'EPROTOCOL'],
      ['lien@client.example', true, 'The private link of the email no longer opens', 'ELINK'],
      ['odile.gamache@passerelle.example', false, 'Sent', 'Nov 20th 26 12:02'],
      [
        'port@ecole.example',
        true,
        'The mail server offers no login on this port: it has to be port 587 or 465',
      ],
      ['a,b@ecole.example', true, 'The mail server cannot send to this address', 'EADDRESS'],
    ] as const) {
      const row = await rowOf(canvas, recipient);
      await expectTexts(row, ...texts);
      await expect(row.queryAllByRole('button', sendAgain)).toHaveLength(canBeRetried ? 1 : 0);
    }
    await expect(canvas.queryByText('Emails are not sent')).toBeNull();
  },
};

/**
 * A returned mail shows the reason, in the portal's words and the mail server's, and what to do; it cannot be sent
 * again, because its link was deleted.
 */
export const CameBack: Story = {
  tags: ['release', 'DECISION-55'],
  parameters: { portal: { at: '/operations/mails?state=bounced' } },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'revenu@ecole.example');
    await expectTexts(row, 'Returned', 'The address does not exist');
    await expectTexts(row, '550 5.1.1 <revenu@ecole.example>: Recipient address rejected: User unknown');
    await expectTexts(row, 'Correct the address, then send a new invitation, reminder or link.');
    await expect(row.queryAllByRole('button', sendAgain)).toHaveLength(0);
    await expect(canvas.getByRole('button', { name: /Remove .*: .*Returned$/ })).toBeVisible();
  },
};

/** The URL contains the status and the search. */
export const Narrowed: Story = {
  tags: ['release'],
  parameters: { portal: { at: '/operations/mails?state=failed' } },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'refus@ecole.example');
    await expect(canvas.queryByRole('rowheader', { name: 'attente@ecole.example' })).toBeNull();
    await expect(canvas.getByRole('button', { name: /Remove .*: .*Failed$/ })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'compte');
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: 'refus@ecole.example' })).toBeNull());
    await rowOf(canvas, 'compte@ecole.example');
    await expect(Object.fromEntries(sent('GET mails').at(-1)?.query ?? [])).toEqual({
      state: 'failed',
      search: 'compte',
      page: '1',
      resourcesPerPage: '50',
    });
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'personne');
    await expect(await canvas.findByText('No email matches')).toBeVisible();
  },
};

export const WithoutAMailServer: Story = {
  tags: ['release'],
  ...states.shows({ isSendingOn: false }, 'Emails are not sent', /until SMTP_URL and MAIL_FROM are set/),
};

/** Asks first, two clicks send one request, and the row shows that the mail is waiting. */
export const Retried: Story = {
  tags: ['release'],
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'refus@ecole.example');
    await userEvent.click(row.getByRole('button', sendAgain));
    const question = within(await canvas.findByRole('alertdialog', { name: /Send this email again\?$/ }));
    await expect(question.getByText('refus@ecole.example')).toBeVisible();
    await expect(question.queryByText(/could receive it twice/)).toBeNull();
    await userEvent.dblClick(question.getByRole('button', { name: /Send again$/ }));
    await expectTexts(canvas, 'The email to refus@ecole.example is waiting to be sent.');
    await waitFor(() => expect(row.getByText('Waiting')).toBeVisible());
    await expect(row.queryByRole('button', sendAgain)).toBeNull();
    await expect(sentBodies('PUT mails/retry')).toEqual([{ id: 44 }]);
  },
};

/** The user decides whether to send it although it may arrive twice. */
export const PossiblySentTwice: Story = {
  tags: ['release'],
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'peut-etre@ecole.example');
    await userEvent.click(row.getByRole('button', sendAgain));
    const question = within(await canvas.findByRole('alertdialog'));
    await expect(question.getByText(/could receive it twice/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: /Cancel$/ }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(sent('PUT mails/retry')).toEqual([]);
  },
};

/** A colleague has already sent it again: the dialog says so, and the list shows the new status. */
export const RetriedByAColleague: Story = {
  tags: ['release'],
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'compte@ecole.example');
    await userEvent.click(row.getByRole('button', sendAgain));
    await fetch('/api/mails/retry', { method: 'PUT', body: JSON.stringify({ id: 43 }) });
    await answerQuestion(canvas, /Send again$/, /Send this email again\?$/);
    const question = within(await canvas.findByRole('alertdialog'));
    await expectTexts(question, 'The email was not put back in the queue.');
    await expectTexts(question, /This email is already waiting or was sent/);
    await waitFor(() => expect(row.getByText('Waiting')).toBeInTheDocument());
    await userEvent.click(question.getByRole('button', { name: /Cancel$/ }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

export const Exported: Story = {
  tags: ['release'],
  parameters: { portal: { at: '/operations/mails?search=compte' } },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'compte@ecole.example');
    const [heads, first] = await exportCsv(canvas);
    await expect(await canvas.findByText('1 row was exported.')).toBeVisible();
    await expect(heads?.slice(0, 2)).toEqual(['Écrit le - Written', 'Destinataire - Recipient']);
    await expect(first).toEqual([
      '2026-11-20 12:00',
      'compte@ecole.example',
      unsent.subject,
      'Échec - Failed',
      'EAUTH 535',
      '1',
    ]);
  },
};

export const Loading: Story = states.loading('Loading the emails');
export const Empty: Story = states.shows({ mails: [] }, 'No emails');
export const Refused: Story = states.refused();
export const WithoutTheExtension: Story = withoutExtension(/Emails/, 'GET mails');
