import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { LinkKind } from '@portal/domain';
import { type Kysely, sql } from 'kysely';
import type { Transporter } from 'nodemailer';
import { localDay } from '../calendar/local-day.ts';
import type { Db } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import type { LinkKeys } from '../sessions/LinkKeys.ts';
import { type Letterhead, letterOf, offAddressOf } from './letter.ts';
import { mailTransport } from './mailTransport.ts';
import { privatePage } from './private-page.ts';

export interface MailSettings {
  /** Address of the mail server: `smtps://user:password@mail.example`. */
  readonly url: string;
  /** The sender: `Portail <portail@ecole.example>`. */
  readonly from: string;
  readonly head: Letterhead;
}

interface SenderOptions extends MailSettings {
  readonly db: Kysely<Schema>;
  /** Opens the private links of companies and students. */
  readonly links: LinkKeys;
  readonly now?: () => Date;
  /** Milliseconds between two looks into the outbox. */
  readonly pause?: number;
  /** Milliseconds that the mail server may take for each step. */
  readonly longestStep?: number;
  readonly report?: (failure: { readonly mail: number; readonly reason: string }) => void;
}

/** Minutes to the next attempt after each failed one. After the last, the mail has failed. */
const delays = [1, 5, 15, 60, 180, 720];

/** The private link in the mail does not open any more. */
const deadLink = { code: 'ELINK' };

type Claimed = {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  link: string | null;
  off_link: string | null;
  link_company_id: number | null;
  link_student_id: number | null;
  attempts: number;
};

/** Whose private link a mail carries. */
interface Owner {
  readonly kind: LinkKind;
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
  /** Whether the mail server took the connection and the login, so that a failure is about the mail. */
  #isConnected = false;
  /** Whether the whole content went to the mail server, which may have accepted it whatever follows. */
  #isHandedOver = false;
  readonly #end = new AbortController();

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => new Date());
    const { url, from, longestStep = 20_000 } = options;
    this.#transport = mailTransport(url, { from, longestStep });
    this.#transport.use('stream', (mail, done) => {
      mail.message.processFunc((content) => {
        this.#isConnected = true;
        const passed = content.pipe(new PassThrough());
        passed.once('end', () => {
          this.#isHandedOver = true;
        });
        return passed;
      });
      done();
    });
  }

  /** Sends now and then regularly until `stop`. */
  start(): void {
    this.#running ??= this.#run();
  }

  /** Ends after the mail that is being sent. */
  async stop(): Promise<void> {
    this.#end.abort();
    await this.#running;
    this.#transport.close();
  }

  /** Sends what is due, until the mail server refuses the connection. Returns how many mails it has tried. */
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
      // While the database is down, the outbox can wait.
      await this.sendDue().catch((error: unknown) => report?.({ mail: 0, reason: reasonOf(error) }));
      await wait(pause, undefined, { signal: this.#end.signal }).catch(() => undefined);
    }
  }

  /**
   * Takes the next mail, which no other process can take then. Its link is read in the same transaction, so that the
   * mail is not taken when that fails.
   */
  async #claim(): Promise<Claimed | undefined> {
    const now = this.#now().toISOString();
    return this.#options.db.transaction().execute(async (trx) => {
      const { rows } = await sql<Claimed>`update mails set claimed_at = ${now}, attempts = attempts + 1
        where id = (select id from mails where sent_at is null and failed_at is null and claimed_at is null
          and (next_attempt_at is null or next_attempt_at <= ${now})
          order by next_attempt_at nulls first, id limit 1 for update skip locked)
        returning id, recipient, subject, text, link, off_link, link_company_id, link_student_id, attempts`.execute(
        trx,
      );
      const [mail] = rows;
      const owner = mail && ownerOf(mail);
      return owner ? { ...mail, link: await this.#privateLink(trx, owner) } : mail;
    });
  }

  /** Returns whether another mail can be sent now: it would fail as well while the connection does. */
  async #send(mail: Claimed): Promise<boolean> {
    const { db, head, from } = this.#options;
    const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
    const offAddress = offAddressOf(mail, head);
    this.#isConnected = false;
    this.#isHandedOver = false;
    // A link that was revoked since is not sent, and trying again would not help.
    if (mail.link === null && ownerOf(mail) !== null) {
      await this.#fail(mail, deadLink, { isFinal: true });
      return true;
    }
    try {
      await this.#transport.sendMail({
        to: mail.recipient,
        subject: mail.subject,
        ...letterOf(mail, head),
        messageId: `<portal-${mail.id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(offAddress !== null && { 'List-Unsubscribe': `<${offAddress}>` }),
        },
      });
    } catch (error) {
      await this.#fail(mail, error);
      return this.#isConnected;
    }
    // The link opens the portal for whoever has it, so it does not stay.
    const sent = { sent_at: this.#now().toISOString(), link: null, error: null };
    await db.updateTable('mails').set(sent).where('id', '=', mail.id).execute();
    return true;
  }

  /** The path of the page that a private link opens; null if the link does not open. */
  async #privateLink(db: Db, { kind, id }: Owner): Promise<string | null> {
    const owners = sql.table(kind === 'company' ? 'companies' : 'students');
    const today = localDay(this.#now());
    const { rows } = await sql<{ link_sealed: string | null }>`select o.link_sealed
      from ${owners} o left join private_links l on l.${sql.ref(`${kind}_id`)} = o.id
      where o.id = ${id} and o.status = 1 and (l.expires_on is null or l.expires_on >= ${today}::date)`.execute(
      db,
    );
    const token = this.#options.links.open(rows[0]?.link_sealed ?? null);
    return token && privatePage[kind] + token;
  }

  async #fail(mail: Claimed, error: unknown, { isFinal = false } = {}): Promise<void> {
    const delay = !isFinal && this.#isTemporary(error) ? delays[mail.attempts - 1] : undefined;
    const now = this.#now().getTime();
    const change =
      delay === undefined
        ? { failed_at: new Date(now).toISOString() }
        : { claimed_at: null, next_attempt_at: new Date(now + delay * 60_000).toISOString() };
    const reason = reasonOf(error);
    await this.#options.db
      .updateTable('mails')
      .set({ ...change, error: reason })
      .where('id', '=', mail.id)
      .execute();
    this.#options.report?.({ mail: mail.id, reason });
  }

  /** Whether the mail was certainly not accepted and may be later. */
  #isTemporary(error: unknown): boolean {
    if (!this.#isConnected) return true;
    const { responseCode } = error as { responseCode?: number };
    if (responseCode !== undefined) return responseCode >= 400 && responseCode < 500;
    return !this.#isHandedOver;
  }
}

/** Null for a mail without a private link. */
function ownerOf({ link_company_id, link_student_id }: Claimed): Owner | null {
  if (link_company_id !== null) return { kind: 'company', id: link_company_id };
  return link_student_id === null ? null : { kind: 'student', id: link_student_id };
}

/** The answer code of the mail server or the kind of failure: its words may hold addresses. */
function reasonOf(error: unknown): string {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
}
