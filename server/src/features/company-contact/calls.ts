import { type CompanyLinkRefusal, companyLinkRefusal, type LinkState } from '@portal/domain';
import { writeMail } from '../../mail/outbox.ts';
import {
  type Call,
  type CallOf,
  type Handlers,
  refuseChanged,
  userIdOf,
  Versioned,
} from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { refuseUnreachable } from '../email-address.ts';
import { replaceLink } from '../links/links.ts';
import { readLink } from '../links/queries.ts';
import { updateRecord } from '../records.ts';
import { companyLinkLetter } from './letters.ts';
import {
  type ContactRow,
  contactAnswer,
  lastLinkMail,
  readContact,
  readReported,
  readSender,
  recentLinkMail,
} from './queries.ts';

/** The calls about the addresses to which the office writes to companies. */
export const companyContact = {
  getCompanyContact: async (call) => contactOf(call, await readContact(call.db, call.path.id)),

  async saveCompanyContact(call) {
    const { path, body, db, ifMatch } = call;
    const was = await readContact(db, path.id, { isLocked: true });
    refuseChanged({ version: was.contact_version }, ifMatch);
    const email = body.email?.trim() ?? null;
    const { language } = body;
    if (email !== null && email !== was.email) refuseUnreachable(call, email);
    const contact_version = was.contact_version + 1;
    await updateRecord(db, 'companies', path.id, { email, language, contact_version });
    return contactOf(call, { ...was, email, language, contact_version });
  },

  async previewCompanyLink(call) {
    const { company, refused, letter, about } = await mailOf(call, await readContact(call.db, call.path.id));
    const { email, language } = company;
    return {
      data: {
        refused,
        recipient: email,
        language,
        ...letter,
        last_sent: await lastLinkMail(call.db, about, call.now),
      },
    };
  },

  /** Of two concurrent calls, the second one waits for the lock and finds the mail of the first one. */
  async sendCompanyLink(call) {
    const { db, now } = call;
    const locked = await readContact(db, call.path.id, { isLocked: true });
    const { company, link, refused, letter, about } = await mailOf(call, locked);
    const recent = await recentLinkMail(db, about, now);
    if (recent) return { message: 'The link was sent already', data: { ...recent, is_repeated: 1 } };
    if (refused !== null) throw new Refusal('conflict', reasons[refused]);
    await writeLinkMail(call, company, { link, letter, contractIds: about.contractIds });
    const data = await lastLinkMail(db, about, now);
    if (!data) throw new Error('the mail was written');
    return { message: 'The link was sent', data: { ...data, is_repeated: 0 } };
  },
} satisfies Handlers;

/** Why a mail is refused, in both languages. */
export const reasons: Record<CompanyLinkRefusal, string> = {
  archived: 'Cette société est archivée - This company is archived',
  'no-address': 'Cette société n’a pas d’adresse courriel - This company has no email address',
  'no-reports': 'Ce contrat n’a encore aucun rapport - This contract has no report yet',
  revoked: 'Le lien est révoqué : renouvelez-le d’abord - The link is revoked: renew it first',
  expired: 'Le lien est expiré : renouvelez-le d’abord - The link has expired: renew it first',
};

/** Writes a mail with the link of a company, and logs it for each contract that it mentions. */
export async function writeLinkMail(
  call: Call,
  { id, name, email, language }: Pick<ContactRow, 'id' | 'name' | 'email' | 'language'>,
  { link, letter, contractIds }: LinkMail,
): Promise<void> {
  const { caller, db, now } = call;
  if (email === null) throw new Refusal('conflict', reasons['no-address']);
  if (link === 'none') await replaceLink(call, { kind: 'company', id });
  const sender = await readSender(db, userIdOf(caller));
  const mail = {
    recipient: email,
    recipient_name: name,
    reply_to: sender.email,
    subject: letter.subject,
    text: letter.text.join(' - '),
    language,
    link: null,
  };
  const mail_id = await writeMail(db, { ...mail, link_company_id: id }, now);
  const sent = { company_id: id, sent_by: userIdOf(caller), mail_id, sent_at: now.toISOString() };
  await db
    .insertInto('company_link_mails')
    .values(contractIds.map((contract_id) => ({ ...sent, contract_id })))
    .execute();
}

interface LinkMail {
  readonly link: LinkState;
  readonly letter: { readonly subject: string; readonly text: readonly string[] };
  readonly contractIds: readonly number[];
}

/** Prepares the mail to a company, or finds the reason why it cannot be sent. */
async function mailOf(call: CallOf<'previewCompanyLink'>, company: ContactRow) {
  const { body, caller, db } = call;
  const about = { companyId: company.id, contractIds: [body.course_id] };
  const { number, students } = await readReported(db, { companyId: company.id, contractId: body.course_id });
  const { state: link } = await readLink(call, { kind: 'company', id: company.id });
  const refused = companyLinkRefusal({
    isActive: company.status === 1,
    email: company.email,
    link,
    studentsWithReport: students.length,
  });
  const sender = await readSender(db, userIdOf(caller));
  const letter = companyLinkLetter(company.language, { contract: { number, students }, sender });
  return { company, link, refused, letter, about };
}

async function contactOf({ db, now }: Pick<Call, 'db' | 'now'>, row: ContactRow) {
  const data = await contactAnswer(db, row, now);
  return new Versioned({ data }, data.etag);
}
