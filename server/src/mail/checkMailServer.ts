import SMTPConnection from 'nodemailer/lib/smtp-connection';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import { type Config, WrongSetting } from '../config.ts';
import { certificateProblem } from './certificate-problems.ts';
import { bare, mailServerOf, smtpOptions } from './mailTransport.ts';

/** What a check found: `note` is worth knowing, `wrong` needs to be repaired. */
interface Finding {
  readonly state: 'ok' | 'note' | 'wrong';
  readonly text: string;
  /** How to repair it. */
  readonly todo?: string;
}

/** The extensions that the mail server offers. */
interface Offer {
  readonly isEncrypted: boolean;
  readonly hasLogin: boolean;
  readonly hasSmtpUtf8: boolean;
}

/** Time limit for each step of the check, in milliseconds. */
const maxStepTime = 10_000;

/** Connects to the mail server and signs in like the sender of mails, without sending one. */
export async function checkMailServer(config: Config): Promise<Finding[]> {
  const server = readServer(config);
  if (server instanceof WrongSetting) return wrong(server.message, 'correct SMTP_CA_FILE');
  if (server === undefined)
    return note('no mail server: mails stay in the outbox', 'set SMTP_URL and MAIL_FROM');
  const transport = new SMTPTransport(smtpOptions(server, { maxStepTime }));
  const connection = new SMTPConnection(transport.options);
  // For errors after the first one. The promises below report the first.
  connection.on('error', () => undefined);
  const url = new URL(server.url);
  try {
    const offer = await connectTo(connection);
    const auth = transport.getAuth({});
    if (auth && !offer.hasLogin) {
      const port = transport.options.port ?? usualPort(url);
      return wrong(
        `the mail server offers no login on port ${port}, so it cannot check the password in SMTP_URL`,
        `use 587 or 465: smtp://...@${url.hostname}:587 or smtps://...@${url.hostname}:465`,
      );
    }
    if (auth) await signIn(connection, auth);
    return [
      {
        state: 'ok',
        text: `the mail server accepts the connection${auth ? ' and the password' : ''}`,
      },
      ...(auth && !offer.isEncrypted && !isLoopback(url.hostname)
        ? note(
            'the password goes to the mail server unencrypted',
            'use smtps:// with port 465, or a port that offers STARTTLS',
          )
        : []),
      ...checkSmtpUtf8(config, offer),
    ];
  } catch (error) {
    return explained(error, url);
  } finally {
    connection.close();
  }
}

function readServer(config: Config) {
  try {
    return mailServerOf(config);
  } catch (error) {
    if (error instanceof WrongSetting) return error;
    throw error;
  }
}

function connectTo(connection: SMTPConnection): Promise<Offer> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('the connection was closed')));
    connection.connect((error) => {
      if (error) return reject(error);
      const { allowsAuth: hasLogin, secure: isEncrypted, lastServerResponse: offered } = connection;
      return resolve({ isEncrypted, hasLogin, hasSmtpUtf8: /^250[ -]SMTPUTF8\b/im.test(offered || '') });
    });
  });
}

function signIn(connection: SMTPConnection, auth: Parameters<SMTPConnection['login']>[0]): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    connection.login(auth, (error) => (error ? reject(error) : resolve()));
  });
}

function checkSmtpUtf8({ SMTP_UTF8: setting }: Config, { hasSmtpUtf8 }: Offer): Finding[] {
  if (setting === 'no' || hasSmtpUtf8) return [];
  return wrong(
    'SMTP_UTF8 is yes, but the mail server does not offer SMTPUTF8: it refuses addresses like hélène@ecole.example',
    'set SMTP_UTF8=no, or turn SMTPUTF8 on in the mail server',
  );
}

/** Explains a failed connection or login, and how to repair it. */
function explained(error: unknown, url: URL): Finding[] {
  const {
    code = 'unknown',
    originalCode,
    responseCode,
  } = error as {
    code?: string;
    originalCode?: string;
    responseCode?: number;
  };
  const host = bare(url.hostname);
  switch (certificateProblem(error)) {
    case 'self-signed':
      return wrong(
        'the mail server has a self-signed certificate, which nobody vouches for',
        `write the certificate into a file and set SMTP_CA_FILE to it; for a server that you trust without, set SMTP_ALLOW_SELF_SIGNED=${host}`,
      );
    case 'untrusted':
      return wrong(
        'the certificate of the mail server is from an authority that Node does not know',
        `write the certificate of the authority into a file and set SMTP_CA_FILE to it; for a server that you trust without, set SMTP_ALLOW_SELF_SIGNED=${host}`,
      );
    case 'expired':
      return wrong('the certificate of the mail server is expired or not valid yet', 'renew it there');
    case 'other-name':
      return wrong(
        `the certificate of the mail server is not for ${host}`,
        `write a name of the certificate into SMTP_URL; for a server that you trust without, set SMTP_ALLOW_SELF_SIGNED=${host}`,
      );
    case undefined:
  }
  const said = [code, responseCode].filter((part) => part !== undefined).join(' ');
  const text = `the mail server does not accept mails (${said})`;
  if (code === 'EAUTH') return wrong(text, 'correct user and password in SMTP_URL');
  if (originalCode === 'ERR_SSL_WRONG_VERSION_NUMBER') {
    return wrong(
      `the mail server does not speak TLS from the start on port ${url.port || usualPort(url)}`,
      'write smtp:// for port 587, smtps:// for port 465',
    );
  }
  if (code === 'ETIMEDOUT' && url.protocol === 'smtp:' && url.port === '465') {
    return wrong('the mail server does not greet on port 465', 'port 465 needs smtps://');
  }
  const noPort = url.port === '' ? `; SMTP_URL names no port, so it is ${usualPort(url)}` : '';
  return wrong(text, `check host and port in SMTP_URL, and the firewall${noPort}`);
}

/** The port that is used if the address has none. */
function usualPort({ protocol }: URL): number {
  return protocol === 'smtps:' ? 465 : 587;
}

function isLoopback(host: string): boolean {
  return /^(localhost|127\..*|::1)$/.test(bare(host));
}

const note = (text: string, todo: string): Finding[] => [{ state: 'note', text, todo }];
const wrong = (text: string, todo: string): Finding[] => [{ state: 'wrong', text, todo }];
