import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import {
  isOneAddress,
  type LinkKind,
  languagesOfMail,
  type MailLanguage,
  needsSmtpUtf8,
} from '@portal/domain';
import { type Kysely, sql } from 'kysely';
import type { Transporter } from 'nodemailer';
import { readClock } from '../calendar/organisationClock.ts';
import type { Db } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import type { LinkKeys } from '../sessions/LinkKeys.ts';
import { renewMailedLink } from '../sessions/password-links.ts';
import { passwordPage, privatePage } from '../sessions/private-page.ts';
import { isCertificateProblem } from './certificate-problems.ts';
import { type Letterhead, letterOf, offAddressOf } from './letter.ts';
import { type MailServerSettings, mailTransport } from './mailTransport.ts';
import type { ReturnPaths } from './ReturnPaths.ts';

export interface MailSettings extends MailServerSettings {
  /** The sender: `Portail <portail@ecole.example>`. */
  readonly from: string;
  readonly head: Letterhead;
  /** The envelope sender of each mail; by default, the address in `from`. */
  readonly returnPaths?: ReturnPaths;
  /** Whether the mail server delivers to addresses with letters beyond ASCII before the @. Default: false. */
  readonly hasSmtpUtf8?: boolean;
}

/** Time limits for the mail server, in milliseconds. */
interface TimeLimits {
  /** For the connection and the greeting. */
  readonly connection: number;
  /** For everything until the content has been sent: five minutes for one command (RFC 5321, 4.5.3.2.2). */
  readonly talk: number;
  /** For the acceptance of the sent mail: ten minutes (RFC 5321, 4.5.3.2.6). */
  readonly acceptance: number;
}

const usualLimits: TimeLimits = { connection: 20_000, talk: 5 * 60_000, acceptance: 10 * 60_000 };

interface SenderOptions extends MailSettings {
  readonly db: Kysely<Schema>;
  /** Decrypts the private links of companies and students. */
  readonly links: LinkKeys;
  readonly now?: () => Date;
  /** Milliseconds between two checks of the outbox. */
  readonly pause?: number;
  readonly limits?: TimeLimits;
  /** Milliseconds for which `stop` waits for the mail that is being sent. Default: 20 seconds. */
  readonly maxStopTime?: number;
  readonly report?: (failure: { readonly mail: number; readonly reason: string }) => void;
}

/** Minutes until the next attempt, after each failed one. After the last one, the mail has failed. */
const delays = [1, 5, 15, 60, 180, 720];

/** The link in the mail no longer works. */
const deadLink = { code: 'ELINK' };
/** The mail server cannot deliver to the address, or would read it as another address or as several. */
const wrongAddress = { code: 'EADDRESS' };

type Claimed = {
  id: number;
  recipient: string;
  recipient_name: string | null;
  subject: string;
  text: string;
  language: MailLanguage;
  reply_to: string | null;
  message_key: string;
  link: string | null;
  off_link: string | null;
  link_company_id: number | null;
  link_student_id: number | null;
  password_link_id: number | null;
  attempts: number;
};

/** The owner of the private link, or the password link, that a mail contains. */
interface Owner {
  readonly kind: LinkKind | 'password';
  readonly id: number;
}

/**
 * Sends the mails of the outbox. Several processes share the work. Each mail is sent at most once: after a failure that
 * leaves open whether it was accepted, it is not sent again.
 */
export class MailSender {
  readonly #options: SenderOptions;
  readonly #transport: Transporter;
  readonly #now: () => Date;
  #running: Promise<void> | undefined;
  /** Whether the mail server has accepted the connection and the login, so that a failure is about the mail itself. */
  #isConnected = false;
  /** Whether the whole content was sent. The mail server may then have accepted it, whatever happens afterwards. */
  #isHandedOver = false;
  /** Aborts the current mail. */
  #attempt: AbortController | undefined;
  /** Aborts the current mail if its content was not sent in time. */
  #talk: NodeJS.Timeout | undefined;
  readonly #end = new AbortController();

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => new Date());
    const { from, limits = usualLimits } = options;
    this.#transport = mailTransport(options, {
      from,
      maxStepTime: limits.connection,
      maxAnswerTime: limits.acceptance,
    });
    this.#transport.use('stream', (mail, done) => {
      mail.message.processFunc((content) => {
        this.#isConnected = true;
        const passed = content.pipe(new PassThrough());
        passed.once('end', () => {
          this.#isHandedOver = true;
          clearTimeout(this.#talk);
        });
        return passed;
      });
      done();
    });
  }

  /** Sends due mails now and then at regular intervals, until `stop`. */
  start(): void {
    this.#running ??= this.#run();
  }

  /** Stops after the mail that is being sent. Aborts that mail if it takes longer than `maxStopTime`. */
  async stop(): Promise<void> {
    this.#end.abort();
    const impatience = setTimeout(() => this.#attempt?.abort(), this.#options.maxStopTime ?? 20_000);
    await this.#running;
    clearTimeout(impatience);
    this.#transport.close();
  }

  /**
   * Sends the due mails, until the mail server refuses the connection. Returns the number of mails that it tried to
   * send.
   */
  async sendDue(): Promise<number> {
    for (let tried = 0; ; tried += 1) {
      const mail = this.#end.signal.aborted ? undefined : await this.#claim();
      if (!mail) return tried;
      if (!(await this.#send(mail))) return tried + 1;
    }
  }

  async #run(): Promise<void> {
    const { pause = 5000, report } = this.#options;
    while (!this.#end.signal.aborted) {
      // If the database is down, the next check tries again.
      await this.sendDue().catch((error: unknown) => report?.({ mail: 0, reason: reasonOf(error) }));
      await wait(pause, undefined, { signal: this.#end.signal }).catch(() => undefined);
    }
  }

  /**
   * Claims the next mail, so that no other process takes it. Reads or creates its link in the same transaction, so that
   * the mail is not claimed if that fails.
   */
  async #claim(): Promise<Claimed | undefined> {
    const now = this.#now().toISOString();
    return this.#options.db.transaction().execute(async (trx) => {
      // A new password link has a new secret, so the mail needs a new Message-ID: a server that has received one with
      // this id could drop it.
      const { rows } = await sql<Claimed>`update mails set claimed_at = ${now}, attempts = attempts + 1,
          message_key = case when password_link_id is null then message_key else gen_random_uuid() end
        where id = (select id from mails where sent_at is null and failed_at is null and claimed_at is null
          and bounced_at is null
          and (next_attempt_at is null or next_attempt_at <= ${now})
          order by next_attempt_at nulls first, id limit 1 for update skip locked)
        returning id, recipient, recipient_name, subject, text, language, reply_to, message_key, link, off_link,
          link_company_id, link_student_id, password_link_id, attempts`.execute(trx);
      const [mail] = rows;
      const owner = mail && ownerOf(mail);
      return owner ? { ...mail, link: await this.#secretLink(trx, owner) } : mail;
    });
  }

  /** Sends a mail. Returns whether another mail can be sent now, which is false if the connection failed. */
  async #send(mail: Claimed): Promise<boolean> {
    const { db, hasSmtpUtf8 = false } = this.#options;
    this.#isConnected = false;
    this.#isHandedOver = false;
    // A link that was revoked, used or replaced in the meantime is not sent. Trying again would not help.
    if (mail.link === null && ownerOf(mail) !== null) {
      await this.#fail(mail, deadLink, { isFinal: true });
      return true;
    }
    if (!isOneAddress(mail.recipient) || (!hasSmtpUtf8 && needsSmtpUtf8(mail.recipient))) {
      await this.#fail(mail, wrongAddress, { isFinal: true });
      return true;
    }
    try {
      await this.#deliver(mail);
    } catch (error) {
      await this.#fail(mail, error);
      return this.#isConnected;
    }
    const sent = { sent_at: this.#now().toISOString(), link: null, error: null };
    await db.updateTable('mails').set(sent).where('id', '=', mail.id).execute();
    return true;
  }

  async #deliver(mail: Claimed): Promise<void> {
    const { head, from, returnPaths, limits = usualLimits } = this.#options;
    const { id, recipient, message_key } = mail;
    const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
    const offAddress = offAddressOf(mail, head);
    const replyTo = mail.reply_to ?? head.email;
    const attempt = new AbortController();
    this.#attempt = attempt;
    this.#talk = setTimeout(() => attempt.abort(), limits.connection + limits.talk);
    const message = {
      to: { name: mail.recipient_name ?? '', address: recipient },
      ...(returnPaths && { envelope: { from: returnPaths.addressOf(mail), to: recipient } }),
      ...(replyTo !== '' && { replyTo }),
      subject: mail.subject,
      ...letterOf(mail, head),
      // Random, because after a restore another mail can have the same id, and some servers drop a Message-ID that they
      // know.
      messageId: `<portal-${id}-${message_key}@${domain}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        'Content-Language': languagesOfMail(mail.language).join(', '),
        ...(offAddress !== null && { 'List-Unsubscribe': `<${offAddress}>` }),
      },
      signal: attempt.signal,
    };
    try {
      await this.#transport.sendMail(message);
    } finally {
      clearTimeout(this.#talk);
      this.#attempt = undefined;
    }
  }

  /** Returns the path of the page that the link of a mail opens; null if the link no longer works. */
  async #secretLink(db: Db, { kind, id }: Owner): Promise<string | null> {
    if (kind !== 'password') return this.#privateLink(db, kind, id);
    const secret = await renewMailedLink(db, id, this.#now());
    return secret && passwordPage + secret;
  }

  async #privateLink(db: Db, kind: LinkKind, id: number): Promise<string | null> {
    const owners = sql.table(kind === 'company' ? 'companies' : 'students');
    const today = (await readClock(db)).dayOf(this.#now());
    const { rows } = await sql<{ link_sealed: string | null }>`select o.link_sealed
      from ${owners} o left join private_links l on l.${sql.ref(`${kind}_id`)} = o.id
      where o.id = ${id} and o.status = 1 and (l.expires_on is null or l.expires_on >= ${today}::date)`.execute(
      db,
    );
    const token = this.#options.links.open(rows[0]?.link_sealed ?? null);
    return token && privatePage[kind] + token;
  }

  async #fail(mail: Claimed, error: unknown, { isFinal = false } = {}): Promise<void> {
    const outcome = isFinal ? 'refused' : this.#outcomeOf(error);
    const delay = outcome === 'later' ? delays[mail.attempts - 1] : undefined;
    const now = this.#now().getTime();
    const moment = new Date(now).toISOString();
    const change =
      delay !== undefined
        ? { claimed_at: null, next_attempt_at: new Date(now + delay * 60_000).toISOString() }
        : outcome === 'unsure'
          ? { unsure_at: moment }
          : { failed_at: moment };
    const reason = reasonOf(error);
    await this.#options.db
      .updateTable('mails')
      .set({ ...change, error: reason })
      .where('id', '=', mail.id)
      .execute();
    this.#options.report?.({ mail: mail.id, reason });
  }

  /** What a failure means for the mail: try later, never try again, or unknown because it may have been accepted. */
  #outcomeOf(error: unknown): 'later' | 'refused' | 'unsure' {
    if (!this.#isConnected) return 'later';
    const { responseCode } = error as { responseCode?: number };
    if (responseCode === undefined) return this.#isHandedOver ? 'unsure' : 'later';
    return responseCode >= 400 && responseCode < 500 ? 'later' : 'refused';
  }
}

/** Returns null for a mail without a secret link. */
function ownerOf({ link_company_id, link_student_id, password_link_id }: Claimed): Owner | null {
  if (password_link_id !== null) return { kind: 'password', id: password_link_id };
  if (link_company_id !== null) return { kind: 'company', id: link_company_id };
  return link_student_id === null ? null : { kind: 'student', id: link_student_id };
}

/** Returns the reply code of the mail server or the kind of failure. Its message may contain addresses. */
function reasonOf(error: unknown): string {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  if (isCertificateProblem(error)) return 'ECERTIFICATE';
  // Only the time limits of this class abort a mail.
  const kind = code === 'EABORT' ? 'ETIMEDOUT' : code;
  return [kind, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
}
