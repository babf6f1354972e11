import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readReturnedMessage } from './deliveryReport.ts';

const folder = fileURLToPath(new URL('./delivery-reports/', import.meta.url));
const read = (name: string) => readReturnedMessage(readFileSync(folder + name));

/**
 * Reports that mail servers of Debian 12 wrote on 28 November 2026: postfix 3.7.11-0+deb12u1, exim4-daemon-light
 * 4.96-15+deb12u11 and opensmtpd 6.8.0p2-4+b4. They relayed to a server that refused or delayed the mail, or to no
 * server. Only the host name of OpenSMTPD was replaced.
 */
const reports: Readonly<Record<string, { status: string | null; reason: string } | null>> = {
  'postfix-3.7.11-refused.eml': {
    status: '5.1.1',
    reason: '550 5.1.1 <odile.tremblay@other.example>: Recipient address rejected: User unknown',
  },
  'postfix-3.7.11-unknown-user.eml': { status: '5.1.1', reason: 'unknown user: "nobody-here"' },
  'postfix-3.7.11-given-up.eml': { status: '4.2.2', reason: '452 4.2.2 Mailbox full' },
  'postfix-3.7.11-delayed.eml': null,
  'exim-4.96-refused.eml': {
    status: '5.1.1',
    reason: '550 5.1.1 <odile.tremblay@other.example>: Recipient address rejected: User unknown',
  },
  'exim-4.96-no-route.eml': { status: null, reason: 'Unrouteable address' },
  'exim-4.96-given-up.eml': { status: '4.2.2', reason: '452 4.2.2 Mailbox full: retry timeout exceeded' },
  'exim-4.96-delayed.eml': null,
  'opensmtpd-6.8.0p2-refused.eml': {
    status: '5.1.1',
    reason: '550 5.1.1 <odile.tremblay@other.example>: Recipient address rejected: User unknown',
  },
  'opensmtpd-6.8.0p2-delayed.eml': null,
};

it('has a report of each file', () => {
  expect(Object.keys(reports).toSorted()).toEqual(readdirSync(folder).toSorted());
});

it.each(Object.entries(reports))('reads %s', async (name, failed) => {
  const message = await read(name);
  expect(message.failed).toEqual(failed);
  expect(message.receivers).toContain('bounces+41-0123456789abcdef0123@portail.ecole.example');
});

const to = 'To: bounces+41-0123456789abcdef0123@portail.ecole.example';

it.each([
  ['an absence', [to, 'Subject: Absent', 'Auto-Submitted: auto-replied', '', '550 5.1.1 is what I read']],
  ['an empty message', []],
  [
    'a report of a success',
    [
      to,
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; a.example',
      '',
      'Action: delivered',
    ],
  ],
])('reads no failure in %s', async (_what, lines) => {
  expect((await readReturnedMessage(Buffer.from(lines.join('\r\n')))).failed).toBeNull();
});

it('keeps the words of a foreign server short, on one line and without control characters', async () => {
  const message = [
    to,
    'Content-Type: multipart/report; boundary=b; report-type=delivery-status',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; a.example',
    '',
    'Final-Recipient: rfc822; a@b.example',
    'Action: FAILED',
    'Status: 5.7.1 (policy)',
    `Diagnostic-Code: smtp; 550\u0000 no\u0007,`,
    `\t${'x'.repeat(1000)}`,
    '',
    '--b--',
    '',
  ];
  const { failed } = await readReturnedMessage(Buffer.from(message.join('\r\n')));
  expect(failed).toEqual({ status: '5.7.1', reason: `550 no , ${'x'.repeat(491)}` });
});
