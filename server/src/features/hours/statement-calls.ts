import type { Statement } from '@portal/api-client/openapi';
import {
  type CalendarMonth,
  canTakeStep,
  firstDayOf,
  hasBegun,
  type MonthStatus,
  type StatementStep,
  statementSteps,
} from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { mailLetter, type Reader } from '../../mail/mailLetter.ts';
import { type Handlers, refuseChanged, Versioned } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import { writeEvent } from '../../webhooks/writeEvent.ts';
import { recordOf, updateRecord } from '../records.ts';
import { checkSpan, teacherIdOf } from './calls.ts';
import { approved, handedIn, reminder, returned, unapproved } from './letters.ts';
import { lockedStatement, readStatements, takeRecords } from './statements.ts';

/** The calls about statements. */
export const statements = {
  async getStatements({ query, db }) {
    const { month, teacherId } = query;
    const [from, to] = [month ?? query.from, month ?? query.to];
    if (from === undefined || to === undefined) throw badField('month', 'is required without from and to');
    checkSpan({ from, to });
    return { data: await readStatements(db, { from, to, teacherId }) };
  },

  async submitStatement(call) {
    const { body, caller, db, now, today } = call;
    const teacher_id = teacherIdOf(caller);
    refuseAhead(body.month, today);
    const month = firstDayOf(body.month);
    // A change of rates locks the teacher as well, so that it sees that this month has been submitted.
    await recordOf(db, 'teachers', teacher_id, { isLocked: true });
    const given = { note: body.note?.trim() || null, submitted_at: now.toISOString() };
    // Of two concurrent requests, the second one waits here.
    const created = await db
      .insertInto('statements')
      .values({ teacher_id, month, status: 'submitted', ...given })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    const statement =
      created ?? (await lockedStatement(db, sql`s.teacher_id = ${teacher_id} and s.month = ${month}`));
    if (!statement) throw new Error(`teacher ${teacher_id} has no statement of ${month}`);
    if (!created) {
      refuseStep('submit', statement.status);
      await updateRecord(db, 'statements', statement.id, {
        ...given,
        status: 'submitted',
        returned_at: null,
        reason: null,
        approved_at: null,
      });
    }
    const taken = await takeRecords(db, statement);
    const seen = body.amount_cents ?? taken.amountCents;
    if (taken.minutes !== body.minutes || taken.amountCents !== seen)
      throw new Refusal('conflict', sentences.changed);
    if (taken.minutes === 0) throw new Refusal('conflict', sentences.empty);
    const answer = await answerOf(db, statement.id);
    const { name, last_name } = answer.body.data.teacher;
    const letter = handedIn(`${name} ${last_name}`.trim(), body.month);
    for (const reader of await officeOf(db)) await mailLetter(db, reader, letter, now);
    return answer;
  },

  async decideStatement(call) {
    const { path, body, db, now, ifMatch } = call;
    const statement = await lockedStatement(db, sql`s.id = ${path.id}`);
    if (!statement) throw new Refusal('not-found');
    refuseChanged(statement, ifMatch);
    const month = statement.month.slice(0, 7);
    const { id, teacher_id } = statement;
    const teacher = await readerOf(db, statement.teacher_id);
    if (body.status === 'returned') {
      refuseStep('return', statement.status);
      const reason = body.reason.trim();
      if (reason === '') throw badField('reason', 'is required');
      await updateRecord(db, 'statements', statement.id, {
        status: 'returned',
        returned_at: now.toISOString(),
        reason,
        approved_at: null,
      });
      if (teacher.status === 1) await mailLetter(db, teacher, returned(teacher, month, reason), now);
    } else if (body.status === 'submitted') {
      refuseStep('unapprove', statement.status);
      await updateRecord(db, 'statements', statement.id, { status: 'submitted', approved_at: null });
      if (teacher.status === 1) await mailLetter(db, teacher, unapproved(teacher, month), now);
    } else {
      refuseStep('approve', statement.status);
      await recordOf(db, 'teachers', statement.teacher_id, { isLocked: true });
      const { minutes, amountCents } = await takeRecords(db, statement);
      const seen = body.amount_cents ?? amountCents;
      if (minutes !== body.minutes || amountCents !== seen) throw new Refusal('conflict', sentences.changed);
      await updateRecord(db, 'statements', statement.id, {
        status: 'approved',
        approved_at: now.toISOString(),
      });
      await writeEvent(db, 'statement.approved', { id, teacher_id, month, minutes }, now);
      if (teacher.status === 1) await mailLetter(db, teacher, approved(teacher, month), now);
    }
    // Taken back, or returned after the approval. A second approval is an event of its own.
    if (statement.status === 'approved' && body.status !== 'approved')
      await writeEvent(db, 'statement.reopened', { id, teacher_id, month }, now);
    return answerOf(db, statement.id);
  },

  async exportStatements(call) {
    const { body, db, now } = call;
    const ids = [...new Set(body.ids)];
    // Locked in a fixed order, so that two exports cannot deadlock.
    const found = await db
      .selectFrom('statements')
      .select(['id', 'status'])
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute();
    if (found.length < ids.length) throw new Refusal('not-found');
    const due = found.filter(({ status }) => status !== 'exported');
    for (const { status } of due) refuseStep('export', status);
    if (due.length > 0)
      await db
        .updateTable('statements')
        .set({ status: 'exported', exported_at: now.toISOString() })
        .where(
          'id',
          'in',
          due.map(({ id }) => id),
        )
        .execute();
    return { message: 'The statements were exported', data: await readStatements(db, { ids }) };
  },

  async remindOfStatements(call) {
    const { body, db, now, today } = call;
    refuseAhead(body.month, today);
    const ids = [...new Set(body.teacher_ids)];
    const { rows } = await sql<Reader & { id: number; is_active: boolean; status: MonthStatus | null }>`
      select t.id, u.name, u.last_name, u.email, u.status = 1 as is_active, s.status
      from teachers t join users u on u.id = t.user_id
        left join statements s on s.teacher_id = t.id and s.month = ${firstDayOf(body.month)}
      where t.id = any (${ids}::bigint[]) order by t.id`.execute(db);
    if (rows.length < ids.length) throw new Refusal('not-found');
    const reminded = rows.filter(
      ({ is_active, status }) => is_active && canTakeStep('remind', status ?? 'open', 'ROLE_ADMIN'),
    );
    for (const teacher of reminded) await mailLetter(db, teacher, reminder(teacher, body.month), now);
    return { message: 'The reminders were sent', data: reminded.map(({ id }) => id) };
  },
} satisfies Handlers;

const sentences = {
  changed: 'Les heures ont changé entre-temps - The hours have changed in the meantime',
  empty: 'Ce mois n’a pas d’heures - This month has no hours',
  ahead: 'Ce mois n’a pas encore commencé - This month has not begun yet',
  submit: 'Ce mois est déjà soumis - This month has been submitted already',
  approve: 'Seul un relevé soumis peut être approuvé - Only a submitted statement can be approved',
  unapprove:
    'Seule l’approbation d’un relevé non exporté peut être annulée - Only the approval of a statement that is not exported can be undone',
  return: 'Ce relevé ne peut plus être renvoyé - This statement can no longer be returned',
  export: 'Seul un relevé approuvé peut être exporté - Only an approved statement can be exported',
  remind: '',
} as const satisfies Record<StatementStep | 'changed' | 'empty' | 'ahead', string>;

/** Refuses a step that the status of the month does not allow. */
function refuseStep(step: StatementStep, status: MonthStatus): void {
  if (!canTakeStep(step, status, statementSteps[step].role)) throw new Refusal('conflict', sentences[step]);
}

function refuseAhead(month: CalendarMonth, today: string): void {
  if (!hasBegun(month, today)) throw new Refusal('conflict', sentences.ahead);
}

/** The administrators who can sign in: the office has no address of its own. */
function officeOf(db: Db): Promise<Reader[]> {
  return db
    .selectFrom('users')
    .select(['name', 'last_name', 'email'])
    .where('role', '=', 'ROLE_ADMIN')
    .where('status', '=', 1)
    .orderBy('id')
    .execute();
}

/** The teacher as a reader of mails. An account that cannot sign in (`status` 0) gets no mail. */
function readerOf(db: Db, teacherId: number): Promise<Reader & { status: number }> {
  return db
    .selectFrom('teachers as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['u.name', 'u.last_name', 'u.email', 'u.status'])
    .where('t.id', '=', teacherId)
    .executeTakeFirstOrThrow();
}

async function answerOf(db: Db, id: number): Promise<Versioned<{ message: string; data: Statement }>> {
  const [data] = await readStatements(db, { ids: [id] });
  if (!data) throw new Error(`statement ${id} is not there`);
  return new Versioned({ message: 'The statement was saved', data }, data.etag);
}
