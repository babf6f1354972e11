import type { ReportLeftOut, ReportMail, ReportMailInput } from '@portal/api-client/openapi';
import { companyLinkRefusal, compareNames, type ReportMailPreview } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { type Call, type Handlers, userIdOf } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import { reasons, writeLinkMail } from '../company-contact/calls.ts';
import {
  areJustMailed,
  lastLinkMail,
  readContact,
  readSender,
  recentLinkMail,
} from '../company-contact/queries.ts';
import { readLink } from '../links/queries.ts';
import { reportsLetter } from './letters.ts';
import { type ChosenReport, readChosen, readReportRows } from './queries.ts';

/** The calls that find reports and mail companies about them. */
export const reportFilters = {
  listReportRows(call) {
    const { from, to } = call.query;
    if (from !== undefined && to !== undefined && to < from) throw badField('to', 'must not be before from');
    return readReportRows(call);
  },

  async previewReportMails(call) {
    const { mails, leftOut } = await mailsOf(call);
    return {
      data: mails.map(({ company: { id, name, email, language }, reports, refused, letter, last }) => ({
        company: { id, name },
        reports: reports.map(({ student_id, course_id }) => ({ student_id, course_id })),
        refused,
        recipient: email,
        language,
        ...letter,
        last_sent: last,
      })),
      left_out: leftOut,
    };
  },

  /** Of two concurrent requests, the second one waits for the locks and then finds the mails of the first. */
  async sendReportMails(call) {
    const { db, now } = call;
    const { mails, leftOut } = await mailsOf(call, { isLocked: true });
    const [left] = leftOut;
    if (left) throw new Refusal('conflict', leftReasons[left.reason]);
    for (const { company, refused } of mails)
      if (refused !== null) throw new Refusal('conflict', named(company.name, reasons[refused]));
    const data: ReportMail[] = [];
    for (const { company, link, letter, contractIds, isRepeated } of mails) {
      if (!isRepeated) await writeLinkMail(call, company, { link, letter, contractIds });
      const mail = await recentLinkMail(db, { companyId: company.id, contractIds }, now);
      if (!mail) throw new Error('the mail was written');
      const { id, name } = company;
      data.push({ company: { id, name }, mail, is_repeated: isRepeated ? 1 : 0 });
    }
    return { message: 'The mails were sent', data };
  },
} satisfies Handlers;

const leftReasons: Record<ReportLeftOut['reason'], string> = {
  'not-submitted':
    'Un rapport n’est pas soumis : choisissez de nouveau - A report is not submitted: choose again',
  'no-company':
    'Un contrat n’a pas de société : choisissez de nouveau - A contract has no company: choose again',
};

/** Puts the name before both languages of a reason. A dash between spaces separates the languages. */
const named = (name: string, reason: string) =>
  reason
    .split(' - ')
    .map((part, place) => `${name.replaceAll(' - ', ' – ')}${place === 0 ? ' : ' : ': '}${part}`)
    .join(' - ');

/** Prepares the mail to each company, by name, and lists the chosen reports that are in no mail. */
async function mailsOf(call: Call<{ body: ReportMailInput }>, { isLocked = false } = {}) {
  const { body, caller, db, now, clock } = call;
  // Locked in a fixed order before anything is read, so that two requests cannot deadlock.
  if (isLocked) await lockCompanies(db, body);
  const chosen = await readChosen(db, body.reports, clock);
  const asked = new Set(body.reports.map(({ student_id, course_id }) => `${student_id}-${course_id}`));
  if (chosen.length < asked.size) throw new Refusal('not-found');
  const sender = await readSender(db, userIdOf(caller));
  const leftOut: ReportLeftOut[] = [];
  const byCompany = new Map<number, ChosenReport[]>();
  for (const report of chosen) {
    if (report.is_submitted && report.company_id !== null)
      byCompany.set(report.company_id, [...(byCompany.get(report.company_id) ?? []), report]);
    else leftOut.push(leftOutOf(report));
  }
  const mails = [];
  for (const [companyId, reports] of byCompany) {
    const company = await readContact(db, companyId);
    const { state: link } = await readLink(call, { kind: 'company', id: companyId });
    const refused = companyLinkRefusal({
      isActive: company.status === 1,
      email: company.email,
      link,
      studentsWithReport: reports.length,
    }) as ReportMailPreview['refused'];
    const contractIds = [...new Set(reports.map(({ course_id }) => course_id))];
    const isRepeated = await areJustMailed(db, { companyId, contractIds }, now);
    const last = await lastLinkMail(db, { companyId, contractIds }, now);
    const letter = reportsLetter(company.language, reports, sender);
    mails.push({ company, reports, link, refused, contractIds, last, isRepeated, letter });
  }
  mails.sort((one, other) => compareNames(one.company.name, other.company.name));
  return { mails, leftOut };
}

function leftOutOf({ student_id, name, last_name, course_id, contract_number, is_submitted }: ChosenReport) {
  return {
    student: { id: student_id, name, last_name },
    course: { id: course_id, contract_number },
    reason: is_submitted ? 'no-company' : 'not-submitted',
  } as const;
}

async function lockCompanies(db: Db, { reports }: ReportMailInput): Promise<void> {
  const courses = reports.map(({ course_id }) => course_id);
  await sql`select from companies where id in (select company_id from contracts where id = any (${courses}::bigint[]))
    order by id for no key update`.execute(db);
}
