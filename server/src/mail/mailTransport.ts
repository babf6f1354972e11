import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import { createTransport, type Transporter } from 'nodemailer';
import { type Config, WrongSetting } from '../config.ts';

/** The connection settings of the mail server. */
export interface MailServerSettings {
  /** Its address: `smtps://user:password@mail.example`. */
  readonly url: string;
  /** Certificates (PEM) that are trusted in addition to those of Node. */
  readonly trusted?: string;
  /** Whether any certificate of this server is accepted. */
  readonly acceptsAnyCertificate?: boolean;
}

interface TimeLimits {
  /** Milliseconds for the mail server to accept the connection and send its greeting. */
  readonly maxStepTime: number;
  /** Milliseconds for the mail server to give any other reply; by default, the same. */
  readonly maxAnswerTime?: number;
}

interface TransportOptions extends TimeLimits {
  /** The sender of the mails. */
  readonly from: string;
}

/** Returns the settings of the mail server; undefined if none is configured. Throws if SMTP_CA_FILE cannot be read. */
export function mailServerOf(config: Config): MailServerSettings | undefined {
  const { SMTP_URL: url, SMTP_CA_FILE: file, SMTP_ALLOW_SELF_SIGNED: hosts = [] } = config;
  if (url === undefined) return undefined;
  return {
    url,
    ...(file !== undefined && { trusted: readCertificates(file) }),
    acceptsAnyCertificate: hosts.includes(bare(new URL(url).hostname)),
  };
}

/** Returns a host without the brackets of an IPv6 address. */
export function bare(host: string): string {
  return host.replace(/^\[|\]$/g, '');
}

function readCertificates(file: string): string {
  try {
    const text = readFileSync(file, 'utf8');
    if (text.includes('-----BEGIN CERTIFICATE-----')) return text;
  } catch (error) {
    const { code = 'unknown' } = error as { code?: string };
    throw new WrongSetting(`SMTP_CA_FILE: ${file} cannot be read (${code})`);
  }
  throw new WrongSetting(`SMTP_CA_FILE: ${file} holds no certificate in PEM (-----BEGIN CERTIFICATE-----)`);
}

/** Returns a transport to a mail server. */
export function mailTransport(
  server: MailServerSettings,
  { from, ...limits }: TransportOptions,
): Transporter {
  return createTransport(smtpOptions(server, limits), { from });
}

/**
 * Returns the options with which nodemailer connects to a mail server. If the address contains a password, it always
 * signs in, even if the server offers no login: the failure then shows that the port is wrong, and no mail is sent
 * without the login. Options in the address itself, such as a time limit, take precedence.
 */
export function smtpOptions(
  { url, trusted, acceptsAnyCertificate }: MailServerSettings,
  { maxStepTime, maxAnswerTime = maxStepTime }: TimeLimits,
) {
  return {
    url,
    connectionTimeout: maxStepTime,
    greetingTimeout: maxStepTime,
    socketTimeout: maxAnswerTime,
    forceAuth: new URL(url).username !== '',
    tls: {
      ...(trusted !== undefined && { ca: [...rootCertificates, trusted] }),
      ...(acceptsAnyCertificate && { rejectUnauthorized: false }),
    },
  };
}
