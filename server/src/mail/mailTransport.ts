import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import { createTransport, type Transporter } from 'nodemailer';
import { type Config, WrongSetting } from '../config.ts';

/** How to reach the mail server. */
export interface MailServerSettings {
  /** Its address: `smtps://user:password@mail.example`. */
  readonly url: string;
  /** Certificates (PEM) that are trusted in addition to those of Node. */
  readonly trusted?: string;
  /** Whether any certificate of this server is accepted. */
  readonly acceptsAnyCertificate?: boolean;
}

interface TimeLimits {
  /** Milliseconds that the mail server may take to accept the connection and to greet. */
  readonly longestStep: number;
  /** Milliseconds that the mail server may take for any other answer; by default, the same. */
  readonly longestAnswer?: number;
}

interface TransportOptions extends TimeLimits {
  /** The sender of the mails. */
  readonly from: string;
}

/** Returns how to reach the mail server; undefined without one. Throws if SMTP_CA_FILE cannot be read. */
export function mailServerOf(config: Config): MailServerSettings | undefined {
  const { SMTP_URL: url, SMTP_CA_FILE: file, SMTP_ALLOW_SELF_SIGNED: hosts = [] } = config;
  if (url === undefined) return undefined;
  return {
    url,
    ...(file !== undefined && { trusted: readCertificates(file) }),
    acceptsAnyCertificate: hosts.includes(bare(new URL(url).hostname)),
  };
}

/** A host without the brackets of an IPv6 address. */
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
 * Returns how nodemailer connects to a mail server. If the address has a password, it always signs in, even where the
 * server offers no login: the failure then names the wrong port, and no mail goes out without the login. What the
 * address itself sets, such as a time limit, comes first.
 */
export function smtpOptions(
  { url, trusted, acceptsAnyCertificate }: MailServerSettings,
  { longestStep, longestAnswer = longestStep }: TimeLimits,
) {
  return {
    url,
    connectionTimeout: longestStep,
    greetingTimeout: longestStep,
    socketTimeout: longestAnswer,
    forceAuth: new URL(url).username !== '',
    tls: {
      ...(trusted !== undefined && { ca: [...rootCertificates, trusted] }),
      ...(acceptsAnyCertificate && { rejectUnauthorized: false }),
    },
  };
}
