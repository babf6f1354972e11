import { linkOpens } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { noteChange } from '../../history/history.ts';
import { recipientOf, writeMail } from '../../mail/outbox.ts';
import {
  type Call,
  type CallOf,
  type Handlers,
  refuseChanged,
  userIdOf,
  Versioned,
  versionOf,
} from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import { companyLinkLetter } from '../company-contact/letters.ts';
import { isRecentMail, readContact, readSender } from '../company-contact/queries.ts';
import {
  endLink,
  type LinkOwner,
  linkDefaults,
  lockedLink,
  ownersOf,
  replaceLink,
  storeToken,
} from './links.ts';
import { countLinks, linkReaders, pageOfLinks, readLink } from './queries.ts';

/** The calls about private links. */
export const privateLinks = {
  async listLinks(call) {
    const { kind } = call.query;
    const other = kind === 'company' ? 'student' : 'company';
    const page = await pageOfLinks(call, call.query);
    const [counts, others] = [await countLinks(call, kind), await countLinks(call, other)];
    const sum = (by: typeof counts) => Object.values(by).reduce((total, count) => total + count, 0);
    const totals = { company: 0, student: 0, [kind]: sum(counts), [other]: sum(others) };
    return { ...page, counts, totals };
  },

  async getLink(call) {
    const data = await readLink(call, call.path);
    return new Versioned({ data }, data.etag);
  },

  async renewLink(call) {
    refuseChanged(await lockedLink(call.db, call.path), call.ifMatch);
    await replaceLink(call, call.path);
    return saved(call, call.path);
  },

  /** Reading the link does not change it, so its version stays. */
  async showLink({ path, db, links, now }) {
    const { link_sealed } = await lockedLink(db, path);
    const token_login = links.open(link_sealed);
    if (token_login === null) throw new Refusal('conflict', noLink);
    const [before, after] = [{ link_shown_at: null }, { link_shown_at: now.toISOString() }];
    await noteChange(db, ownersOf[path.kind].name, path.id, before, after);
    return { message: 'The link was shown', data: { token_login } };
  },

  async setLinkExpiry(call) {
    const { path, body, db, ifMatch, today } = call;
    const link = await lockedLink(db, path);
    refuseChanged(link, ifMatch);
    if (link.link_sealed === null) throw new Refusal('conflict', noLink);
    if (body.expires_on !== null && body.expires_on < today) throw badField('expires_on', 'is in the past');
    await changeLink(db, path, { expires_on: body.expires_on });
    return saved(call, path);
  },

  /** Keeps the last characters, so that the office can tell which link it was. */
  async revokeLink(call) {
    const { path, caller, db, links, ifMatch, now } = call;
    const link = await lockedLink(db, path);
    refuseChanged(link, ifMatch);
    if (link.link_sealed === null) throw new Refusal('conflict', noLink);
    await endLink(db, path, link.link_digest, 'revoked', now);
    await storeToken(db, path, null);
    await changeLink(db, path, {
      revoked_at: now.toISOString(),
      revoked_by: userIdOf(caller),
      tail: links.open(link.link_sealed)?.slice(-4) ?? null,
    });
    return saved(call, path);
  },

  async sendLinks(call) {
    const { student_ids, company_ids } = call.body;
    const data = company_ids
      ? await sendToCompanies(call, company_ids)
      : await sendToStudents(call, student_ids ?? []);
    return { message: 'The links were sent', data };
  },

  getLinkDefaults: ({ db }) => defaultsAnswer(db),

  async setLinkDefaults(call) {
    const { body, db, ifMatch } = call;
    // Of two concurrent requests, the second one waits and then sees the change of the first.
    await sql`insert into link_defaults (id) values (1) on conflict do nothing`.execute(db);
    const { rows } = await sql<{ version: number }>`select version from link_defaults for update`.execute(db);
    refuseChanged(rows[0] ?? { version: 0 }, ifMatch);
    await db
      .updateTable('link_defaults')
      .set((e) => ({ expires_after_days: body.expires_after_days, version: e('version', '+', 1) }))
      .execute();
    return defaultsAnswer(db);
  },
} satisfies Handlers;

type Sending = CallOf<'sendLinks'>;

async function sendToStudents(call: Sending, student_ids: readonly number[]): Promise<number[]> {
  const { db, now } = call;
  const ids = [...new Set(student_ids)];
  // Locked, so that no student is deleted before the mail is written.
  await sql`select from students where id = any (${ids}::bigint[]) order by id for key share`.execute(db);
  const readers = await linkReaders(call, ids);
  if (readers.length < ids.length) throw new Refusal('not-found');
  const data: number[] = [];
  for (const { id, name, last_name, email, token } of readers) {
    if (email === null || token === null) continue;
    const mail = { ...letterTo(name), ...recipientOf({ name, last_name, email }), link: null };
    await writeMail(db, { ...mail, link_student_id: id }, now);
    data.push(id);
  }
  return data;
}

/** Of two concurrent requests, the second one waits for the lock and then finds the mail of the first. */
async function sendToCompanies(call: Sending, company_ids: readonly number[]): Promise<number[]> {
  const { caller, db, now } = call;
  const sender = await readSender(db, userIdOf(caller));
  const data: number[] = [];
  for (const id of new Set(company_ids.toSorted((a, b) => a - b))) {
    const { name, email, language, status } = await readContact(db, id, { isLocked: true });
    const { state } = await readLink(call, { kind: 'company', id });
    if (email === null || status !== 1 || !linkOpens(state)) continue;
    data.push(id);
    if (await wasJustMailed(db, id, now)) continue;
    const { subject, text } = companyLinkLetter(language, { sender });
    const mail = {
      recipient: email,
      recipient_name: name,
      reply_to: sender.email,
      language,
      subject,
      text: text.join(' - '),
      link: null,
      link_company_id: id,
    };
    await writeMail(db, mail, now);
  }
  return data;
}

async function wasJustMailed(db: Db, companyId: number, now: Date): Promise<boolean> {
  const { rows } =
    await sql`select from mails m where m.link_company_id = ${companyId} and ${isRecentMail(now)}
    limit 1`.execute(db);
  return rows.length > 0;
}

async function defaultsAnswer(db: Db) {
  const { expires_after_days, version } = await linkDefaults(db);
  const etag = versionOf({ version });
  return new Versioned({ data: { expires_after_days, etag } }, etag);
}

const noLink = 'Ce lien est révoqué ou n’existe pas - This link is revoked or does not exist';

const letterTo = (name: string) => ({
  subject: 'Votre lien privé - Your private link',
  text: `Bonjour ${name}, ce lien privé ouvre vos rapports de progrès. Ne le transmettez à personne. - Hello ${name}, this private link opens your progress reports. Do not share it.`,
});

interface LinkChange {
  readonly expires_on?: string | null;
  readonly revoked_at?: string;
  readonly revoked_by?: number;
  readonly tail?: string | null;
}

/** Changes the stored data of a locked link, and increases its version. */
async function changeLink(db: Db, { kind, id }: LinkOwner, change: LinkChange): Promise<void> {
  const { key } = ownersOf[kind];
  await db
    .insertInto('private_links')
    .values({ [key]: id, ...change, version: 1 })
    .onConflict((conflict) =>
      conflict.column(key).doUpdateSet((e) => ({ ...change, version: e('private_links.version', '+', 1) })),
    )
    .execute();
}

async function saved(call: Pick<Call, 'db' | 'links' | 'today'>, owner: LinkOwner) {
  const data = await readLink(call, owner);
  return new Versioned({ message: 'The link was saved', data }, data.etag);
}
