import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { temporaryFolder } from '../testing/organisations.ts';
import { selfSigned } from '../testing/selfSigned.ts';
import { checkMailServer } from './checkMailServer.ts';

/** Starts a mail server (smtp-server 3.21.6) that accepts one password. Returns its port. */
async function mailServer(options: SMTPServerOptions = {}): Promise<number> {
  const server = new SMTPServer({
    ...selfSigned,
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'right' ? done(null, { user: username }) : done(new Error('wrong password')),
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => new Promise<void>((closed) => void server.close(closed)));
  return (server.server.address() as AddressInfo).port;
}

const plain: SMTPServerOptions = { disabledCommands: ['STARTTLS'] };

/** Returns the findings of the check, one line each. */
async function check(SMTP_URL: string, others: NodeJS.ProcessEnv = {}): Promise<string[]> {
  const found = await checkMailServer(readConfig({ SMTP_URL, MAIL_FROM: 'a@b.example', ...others }));
  return found.map(({ state, text, todo }) => [`${state}: ${text}`, todo].filter(Boolean).join(' > '));
}

const accepted = 'ok: the mail server accepts the connection and the password';
const isSelfSigned =
  'wrong: the mail server has a self-signed certificate, which nobody vouches for > write the certificate into a file and set SMTP_CA_FILE to it; for a server that you trust without, set SMTP_ALLOW_SELF_SIGNED=localhost';

describe('the check of the mail server', () => {
  it('signs in', async () => {
    const port = await mailServer(plain);
    expect(await check(`smtp://u:right@127.0.0.1:${port}`)).toEqual([accepted]);
    expect(await check(`smtp://127.0.0.1:${port}`)).toEqual(['ok: the mail server accepts the connection']);
    expect(await check(`smtp://u:wrong@127.0.0.1:${port}`)).toEqual([
      'wrong: the mail server does not accept mails (EAUTH 535) > correct user and password in SMTP_URL',
    ]);
  });

  it('does not take a password as right that the mail server cannot check on this port', async () => {
    const port = await mailServer({ disabledCommands: ['STARTTLS', 'AUTH'] });
    expect(await check(`smtp://u:right@127.0.0.1:${port}`)).toEqual([
      `wrong: the mail server offers no login on port ${port}, so it cannot check the password in SMTP_URL > use 587 or 465: smtp://...@127.0.0.1:587 or smtps://...@127.0.0.1:465`,
    ]);
  });

  it.each([
    ['smtps', { secure: true }],
    ['smtp', {}],
  ] as const)(
    'names a self-signed certificate, and accepts it in two ways: %s',
    async (protocol, options) => {
      const port = await mailServer(options);
      const url = `${protocol}://u:right@localhost:${port}`;
      const file = join(temporaryFolder(), 'mail.pem');
      writeFileSync(file, selfSigned.cert);
      expect(await check(url)).toEqual([isSelfSigned]);
      expect(await check(url, { SMTP_CA_FILE: file })).toEqual([accepted]);
      expect(await check(url, { SMTP_ALLOW_SELF_SIGNED: 'mail.example, localhost' })).toEqual([accepted]);
      expect(await check(url, { SMTP_ALLOW_SELF_SIGNED: '127.0.0.1' })).toEqual([isSelfSigned]);
      expect(await check(url.replace('localhost', '127.0.0.1'), { SMTP_CA_FILE: file })).toEqual([
        'wrong: the certificate of the mail server is not for 127.0.0.1 > write a name of the certificate into SMTP_URL; for a server that you trust without, set SMTP_ALLOW_SELF_SIGNED=127.0.0.1',
      ]);
    },
  );

  it('says which file holds no certificate', async () => {
    const file = join(temporaryFolder(), 'mail.pem');
    expect(await check('smtp://localhost', { SMTP_CA_FILE: file })).toEqual([
      `wrong: SMTP_CA_FILE: ${file} cannot be read (ENOENT) > correct SMTP_CA_FILE`,
    ]);
    writeFileSync(file, selfSigned.key);
    expect(await check('smtp://localhost', { SMTP_CA_FILE: file })).toEqual([
      `wrong: SMTP_CA_FILE: ${file} holds no certificate in PEM (-----BEGIN CERTIFICATE-----) > correct SMTP_CA_FILE`,
    ]);
  });

  it('says which port an address without one means', async () => {
    // Nothing listens on this loopback address.
    expect(await check('smtp://127.0.0.254')).toEqual([
      'wrong: the mail server does not accept mails (ESOCKET) > check host and port in SMTP_URL, and the firewall; SMTP_URL names no port, so it is 587',
    ]);
    expect(await check('smtps://127.0.0.254')).toEqual([
      'wrong: the mail server does not accept mails (ESOCKET) > check host and port in SMTP_URL, and the firewall; SMTP_URL names no port, so it is 465',
    ]);
  });

  it('knows smtps:// on a port without TLS', async () => {
    const port = await mailServer(plain);
    expect(await check(`smtps://u:right@127.0.0.1:${port}`)).toEqual([
      `wrong: the mail server does not speak TLS from the start on port ${port} > write smtp:// for port 587, smtps:// for port 465`,
    ]);
  });

  it('compares SMTP_UTF8 with what the mail server offers', async () => {
    const without = createServer((socket) => {
      socket.write('220 mail.ecole.example\r\n');
      socket.on('error', () => undefined);
      socket.on('data', () => socket.write('250-mail.ecole.example\r\n250 SIZE 1000\r\n'));
    });
    await new Promise<void>((ready) => void without.listen(0, '127.0.0.1', ready));
    onTestFinished(() => void without.close());
    const { port } = without.address() as AddressInfo;
    const ok = 'ok: the mail server accepts the connection';
    expect(await check(`smtp://127.0.0.1:${port}`, { SMTP_UTF8: 'yes' })).toEqual([
      ok,
      'wrong: SMTP_UTF8 is yes, but the mail server does not offer SMTPUTF8: it refuses addresses like hélène@ecole.example > set SMTP_UTF8=no, or turn SMTPUTF8 on in the mail server',
    ]);
    expect(await check(`smtp://127.0.0.1:${port}`)).toEqual([ok]);
    const offering = await mailServer(plain);
    expect(await check(`smtp://127.0.0.1:${offering}`, { SMTP_UTF8: 'yes' })).toEqual([ok]);
  });
});
