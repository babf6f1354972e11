import type { PayerDeadline, PayerTerms } from '@portal/api-client/openapi';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';

const contract = 1;

const federal: PayerTerms = {
  payer: 'Patrimoine canadien',
  since: '2026-10-01',
  days_off: 'federal-easter',
  moves_to_business_day: 0,
  papers: [{ paper: 'attendance-report', days: 5, counted: 'business' }],
};
const brussels: PayerTerms = {
  payer: null,
  since: '2026-07-01',
  days_off: 'weekends',
  moves_to_business_day: 0,
  papers: [
    { paper: 'attestations', days: 8, counted: 'calendar' },
    { paper: 'registration', days: 20, counted: 'calendar' },
  ],
};
const nothing: PayerTerms = { ...federal, payer: null, since: null, papers: [] };

/** An office on 30 November 2026 with one contract that has two classes in October and one planned, and no others. */
async function office(now = '2026-11-30T15:00:00Z') {
  const server = await startServer({ now: () => new Date(now) });
  const admin = await server.signIn();
  const { db } = server;
  await sql`update contracts set status_id = 2, starts_on = '2026-09-14', company_id = 1, absence_thresholds = null
    where id = ${contract}`.execute(db);
  await sql`delete from planned_classes where contract_id = ${contract}`.execute(db);
  await sql`update lessons set status = 0 where contract_id = ${contract}`.execute(db);
  const give = (day: string) =>
    sql`insert into lessons (contract_id, held_on, minutes) values (${contract}, ${day}, 60)`.execute(db);
  await give('2026-10-06');
  await give('2026-10-31');
  return { ...server, admin, give };
}

const setTerms = (sender: Sender, of: object, terms: PayerTerms | null, headers = {}) =>
  sender.send('PUT', 'payerTerms', { body: { ...of, terms }, headers });

const deadlinesOf = async (sender: Sender, query = '') =>
  (await sender.get(`payerDeadlines${query}`)).body.data as PayerDeadline[];

const ofContract = `?courseId=${contract}`;
const told = (deadlines: readonly PayerDeadline[]) =>
  deadlines.map(({ paper, period, due_on }) => `${paper} ${period} ${due_on}`);

const mark = (sender: Sender, differing: object = {}) =>
  sender.send('POST', 'payerDeadlines/sent', {
    body: {
      course_id: contract,
      paper: 'attendance-report',
      period: '2026-10',
      sent_on: '2026-11-04',
      ...differing,
    },
  });

describe('the deadlines of payers (DECISION-218)', () => {
  it('are those of the contract, else of its company; terms without papers stop there', async () => {
    const { admin } = await office();
    const october = ['attendance-report 2026-10 2026-11-06'];
    expect(await deadlinesOf(admin)).toEqual([]);
    await setTerms(admin, { company_id: 1 }, federal);
    expect(told(await deadlinesOf(admin, ofContract))).toEqual(october);
    expect((await deadlinesOf(admin)).some(({ course }) => course.id === contract)).toBe(true);
    await setTerms(admin, { course_id: contract }, nothing);
    expect(await deadlinesOf(admin, ofContract)).toEqual([]);
    await setTerms(admin, { course_id: contract }, { ...federal, payer: 'Défense nationale' });
    expect((await deadlinesOf(admin, ofContract))[0]).toMatchObject({ payer: 'Défense nationale' });
    await setTerms(admin, { course_id: contract }, null);
    const { body } = await admin.get(`payerTerms${ofContract}`);
    expect(body.data).toEqual({ terms: null, inherited: federal });
    expect(told(await deadlinesOf(admin, ofContract))).toEqual(october);
  });

  it('follow the day of the organisation, not that of the server', async () => {
    // 31 October in Montréal, 1 November in UTC.
    const evening = await office('2026-11-01T02:00:00Z');
    await setTerms(evening.admin, { course_id: contract }, federal);
    expect(await deadlinesOf(evening.admin, ofContract)).toEqual([]);
    const morning = await office('2026-11-01T14:00:00Z');
    await setTerms(morning.admin, { course_id: contract }, federal);
    expect(told(await deadlinesOf(morning.admin, ofContract))).toHaveLength(1);
  });

  it('count a planned class that has ended without attendance, until it is cancelled', async () => {
    const { admin, db, give } = await office();
    await setTerms(admin, { course_id: contract }, { ...federal, since: '2026-09-01' });
    await sql`insert into planned_classes (contract_id, slot, held_on, begins_at, minutes)
      values (${contract}, 'a', '2026-09-21', '09:00', 60)`.execute(db);
    expect(await deadlinesOf(admin, ofContract)).toMatchObject([
      { period: '2026-09', due_on: '2026-10-07', unrecorded: 1 },
      { period: '2026-10', unrecorded: 0 },
    ]);
    // A record of the same day counts as its attendance, even if it names no planned class.
    await give('2026-09-21');
    expect((await deadlinesOf(admin, ofContract))[0]).toMatchObject({ period: '2026-09', unrecorded: 0 });
    await sql`update lessons set status = 0 where contract_id = ${contract} and held_on = '2026-09-21'`.execute(
      db,
    );
    expect((await deadlinesOf(admin, ofContract))[0]).toMatchObject({ period: '2026-09', unrecorded: 1 });
    await sql`update planned_classes set cancelled_at = now(), cancel_reason = 'x', cancelled_by = 'office'
      where slot = 'a' and contract_id = ${contract}`.execute(db);
    expect(told(await deadlinesOf(admin, ofContract))).toEqual(['attendance-report 2026-10 2026-11-06']);
  });

  it('stay open when the contract has ended and is archived, and can be marked there', async () => {
    const { admin } = await office();
    await setTerms(admin, { company_id: 1 }, federal);
    await admin.send('PUT', 'courses/updateStatus', { body: { id: contract, course_status_id: 4 } });
    expect(told(await deadlinesOf(admin, ofContract))).toHaveLength(1);
    expect((await setTerms(admin, { course_id: contract }, nothing)).status).toBe(409);
    expect((await mark(admin)).status).toBe(200);
    expect((await deadlinesOf(admin)).some(({ course }) => course.id === contract)).toBe(false);
  });

  it('are none of a contract that was never activated', async () => {
    const { admin, db } = await office();
    await setTerms(admin, { course_id: contract }, brussels);
    await sql`update contracts set status_id = 1 where id = ${contract}`.execute(db);
    expect(await deadlinesOf(admin, ofContract)).toEqual([]);
  });

  it('of Brussels say for how many students an attestation was issued', async () => {
    const { admin, db, give } = await office('2027-01-05T15:00:00Z');
    await setTerms(admin, { course_id: contract }, brussels);
    await give('2026-12-15');
    const [student] = (
      await sql<{ id: number }>`select student_id as id from enrolments where contract_id = ${contract}
        and ends_on is null order by student_id`.execute(db)
    ).rows;
    const found = await deadlinesOf(admin, ofContract);
    expect(told(found)).toEqual(['registration start 2026-10-04', 'attestations 2026-Q4 2027-01-08']);
    const of = found[1]?.issued?.of ?? 0;
    expect(of).toBeGreaterThan(0);
    expect(found.map(({ issued }) => issued?.count)).toEqual([0, 0]);
    const issue = (template: string, sequence: number, minutes: number, from: string, to: string) =>
      sql`insert into attestations (year, sequence, code, template, language, contract_id, student_id, from_on, to_on,
          minutes, first_on, last_on, issued_at)
        values (2027, ${sequence}, ${`00000000000${sequence}`}, ${template}, 'fr', ${contract}, ${student?.id}, ${from},
          ${to}, ${minutes}, '2026-10-06', '2026-12-15', now())`.execute(db);
    const counts = async () => (await deadlinesOf(admin, ofContract)).map(({ issued }) => issued?.count);
    // Of a part of the quarter, and with other hours.
    await issue('brussels-quarter', 1, 120, '2026-10-01', '2026-12-31');
    expect(await counts()).toEqual([0, 0]);
    await issue('brussels-quarter', 2, 180, '2026-10-01', '2026-12-31');
    expect(await counts()).toEqual([0, 1]);
    await issue('brussels-registration', 3, 600, '2026-09-14', '2026-09-20');
    expect(await counts()).toEqual([1, 1]);
    await sql`update attestations set withdrawn_at = now(), reason = 'x' where contract_id = ${contract}`.execute(
      db,
    );
    expect(await counts()).toEqual([0, 0]);
  });
});

describe('a paper that was sent (DECISION-220)', () => {
  it('is marked once by two people at the same moment, and both are told the same', async () => {
    const { admin, signIn, db } = await office();
    await setTerms(admin, { course_id: contract }, federal);
    const other = await signIn();
    const [one, two] = await Promise.all([mark(admin), mark(other, { sent_on: '2026-11-05' })]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body.data).toEqual(two.body.data);
    const stored = await db.selectFrom('sent_papers').selectAll().execute();
    expect(stored).toHaveLength(1);
    expect((await deadlinesOf(admin, ofContract))[0]?.sent).toMatchObject({ sent_on: stored[0]?.sent_on });
  });

  it('is taken back, marked again, and stands in the history of the contract in this order', async () => {
    const { admin, signIn } = await office();
    await setTerms(admin, { course_id: contract }, federal);
    const { body } = await mark(admin);
    const takeBack = (sender: Sender) => sender.send('DELETE', `payerDeadlines/sent/${body.data.id}`);
    expect((await takeBack(admin)).status).toBe(200);
    expect((await deadlinesOf(admin)).some(({ course }) => course.id === contract)).toBe(true);
    await mark(admin, { sent_on: '2026-11-05' });
    // A page that was loaded before takes nothing newer back.
    expect((await takeBack(await signIn())).status).toBe(404);
    const history = await admin.get(`history?subject=contract&id=${contract}`);
    const entries = history.body.data.filter(({ noun }: { noun: string }) => noun === 'sent_paper');
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(['added', 'removed', 'added']);
    expect(
      entries[0].changes.map(({ field, after }: { field: string; after: unknown }) => [field, after]),
    ).toEqual([
      ['paper', 'attendance-report'],
      ['period', '2026-10'],
      ['sent_on', '2026-11-05'],
    ]);
    const terms = history.body.data.find(({ changes }: { changes: { field: string }[] }) =>
      changes.some(({ field }) => field === 'payer_terms'),
    );
    expect(terms.changes).toMatchObject([
      {
        field: 'payer_terms',
        before: null,
        after: [
          'attendance-report 5 business',
          'days_off federal-easter',
          'since 2026-10-01',
          'payer Patrimoine canadien',
        ],
        can_restore: false,
      },
    ]);
  });

  it('is not of a day to come, on the clock of the organisation', async () => {
    const { admin } = await office('2026-11-05T02:00:00Z');
    const refused = await mark(admin, { sent_on: '2026-11-05' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['sent_on']]);
    expect((await mark(admin, { sent_on: '2026-11-04' })).status).toBe(200);
  });
});

describe('the terms of a payer (DECISION-218)', () => {
  it('are those of the first of two who change them; the other one is told, a lost answer is not', async () => {
    const { admin, signIn } = await office();
    const other = await signIn();
    const of = { company_id: 1 };
    const { headers } = await admin.get('payerTerms?companyId=1');
    const from = { 'If-Match': headers.get('ETag') ?? '' };
    expect((await setTerms(admin, of, federal, from)).status).toBe(200);
    expect((await setTerms(other, of, brussels, from)).status).toBe(412);
    // Papers in another order are the same terms.
    expect((await setTerms(admin, of, federal, from)).status).toBe(200);
    const { body } = await admin.get('payerTerms?companyId=1');
    expect(body.data.terms).toEqual(federal);
  });

  it('are for administrators only', async () => {
    const { signIn } = await office();
    const teacher = await signIn(accounts.teacher.email);
    expect((await teacher.get(`payerTerms${ofContract}`)).status).toBe(403);
    expect((await teacher.get('payerDeadlines')).status).toBe(403);
    expect((await mark(teacher)).status).toBe(403);
  });
});
