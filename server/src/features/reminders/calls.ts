import type { PersonName, ReminderInput, ReminderMail, SentReminder } from '@portal/api-client/openapi';
import {
  defaultQuietDays,
  isQuiet,
  type RemindedFollowUp,
  reminderItemOf,
  type SkipReason,
  stillOpen,
} from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { mailState } from '../../mail/mail-state.ts';
import { subjectOf } from '../../mail/mailLetter.ts';
import { type Call, type Handlers, userIdOf } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { teacherIdOf } from '../hours/calls.ts';
import { teacherNameJson, userNameOf } from '../json.ts';
import { equals, pageOf } from '../lists.ts';
import { reminderLetter } from './letters.ts';
import { mailReminder } from './mailReminder.ts';
import { readOpenItems } from './openItems.ts';

/** The calls about reminders to teachers. */
export const reminders = {
  listReminders: ({ query, db, now }) =>
    pageOf<SentReminder, SentReminder>(
      db,
      {
        from: sql`reminders r`,
        // Newest first, even within one moment.
        id: sql`-r.id`,
        where: [
          equals(sql`r.teacher_id`, query.teacherId),
          equals(sql`r.kind`, query.kind),
          query.from === undefined ? undefined : sql`r.sent_on >= ${query.from}`,
        ],
        usual: [sql`r.sent_at`, 'DESC'],
        select: sql`r.id, r.kind, r.sent_at,
          ${teacherNameJson} as teacher,
          ${userNameOf('a')} as sent_by,
          m.recipient, (select ${mailState(now)} from mails where id = r.mail_id) as state,
          (select coalesce(json_agg(json_build_object('course', json_build_object('id', c.id, 'contract_number', c.number),
              'kind', i.kind, 'planned_class_id', i.planned_class_id, 'class_date', i.class_date) order by i.id), '[]')
            from reminder_items i join contracts c on c.id = i.contract_id where i.reminder_id = r.id) as items`,
        joins: sql`join reminders r on r.id = -page.id join teachers t on t.id = r.teacher_id
          join users u on u.id = t.user_id left join users a on a.id = r.sent_by left join mails m on m.id = r.mail_id`,
      },
      query,
      ({ id, kind, teacher, sent_at, sent_by, recipient, state, items }) => ({
        id,
        kind,
        teacher,
        sent_at,
        sent_by,
        recipient,
        state,
        items,
      }),
    ),

  previewReminders: async (call) => ({
    data: (await mailsOf(call)).map(({ mail }) => mail),
  }),

  async sendReminders(call) {
    const { body, caller, db } = call;
    const ids = body.teachers.map(({ teacher_id }) => teacher_id);
    // Locks in a fixed order before it reads the log, so that the second of two concurrent requests finds the reminders
    // of the first.
    await sql`select from teachers where id = any (${ids}::bigint[]) order by id for no key update`.execute(
      db,
    );
    const found = await mailsOf(call);
    for (const { mail, items } of found)
      if (mail.recipient !== null && mail.skipped === null) {
        const reader = { ...mail.teacher, email: mail.recipient };
        const cause = { kind: 'reminder', teacherId: mail.teacher.id, sentBy: userIdOf(caller) } as const;
        await mailReminder(db, { ...cause, reader, items, letter: reminderLetter(reader, items) }, call);
      }
    return { message: 'The reminders were sent', data: found.map(({ mail }) => mail) };
  },

  async getDigest({ caller, db }) {
    const refusal = await db
      .selectFrom('digest_refusals')
      .select('teacher_id')
      .where('teacher_id', '=', teacherIdOf(caller))
      .executeTakeFirst();
    return { data: { is_on: refusal === undefined } };
  },

  async saveDigest({ body, caller, db, now }) {
    const teacher_id = teacherIdOf(caller);
    if (body.is_on) await db.deleteFrom('digest_refusals').where('teacher_id', '=', teacher_id).execute();
    else
      await db
        .insertInto('digest_refusals')
        .values({ teacher_id, refused_at: now.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    return {
      message: body.is_on ? 'The digest was turned on' : 'The digest was turned off',
      data: { is_on: body.is_on },
    };
  },
} satisfies Handlers;

interface Found {
  readonly mail: ReminderMail;
  readonly items: RemindedFollowUp[];
}

interface Recipient extends PersonName {
  readonly email: string;
  readonly is_active: boolean;
  readonly last_on: string | null;
  readonly last_by: PersonName | null;
}

/** Prepares the mail to each teacher, or finds the reason why there is none. */
async function mailsOf(call: Call<{ body: ReminderInput }>): Promise<Found[]> {
  const { body, db, today } = call;
  const chosen = byTeacher(body);
  const recipients = new Map((await readRecipients(db, [...chosen.keys()])).map((one) => [one.id, one]));
  const courses = body.teachers.flatMap(({ items }) => items.map(({ course_id }) => course_id));
  const open = await readOpenItems(db, sql`c.id = any (${courses}::bigint[])`, call);
  return [...chosen].map(([teacherId, items]) => {
    const teacher = recipients.get(teacherId);
    if (!teacher) throw new Refusal('not-found');
    const { id, name, last_name, email, is_active, last_on, last_by } = teacher;
    const left = stillOpen({ teacherId, items }, open);
    const quietDays = body.quiet_days ?? defaultQuietDays;
    const skipped: SkipReason | null = !is_active
      ? 'archived'
      : left.length === 0
        ? 'done'
        : isQuiet(last_on, today, quietDays)
          ? 'recent'
          : null;
    const letter = skipped === null ? reminderLetter(teacher, left) : null;
    const mail = {
      teacher: { id, name, last_name },
      skipped,
      last_sent_on: last_on,
      last_sent_by: last_by,
      recipient: is_active ? email : null,
      items: left.map(reminderItemOf).map(({ contractId, kind, plannedClassId }) => ({
        course_id: contractId,
        kind,
        planned_class_id: plannedClassId,
      })),
      subject: letter && subjectOf(letter),
      text: [...(letter?.text ?? [])],
    };
    return { mail, items: left };
  });
}

/** The chosen items by teacher. A teacher who is named twice gets one mail. */
function byTeacher({ teachers }: ReminderInput) {
  const chosen = new Map<number, ReturnType<typeof reminderItemOf>[]>();
  for (const { teacher_id, items } of teachers)
    chosen.set(teacher_id, [
      ...(chosen.get(teacher_id) ?? []),
      ...items.map(({ course_id, kind, planned_class_id }) => ({
        contractId: course_id,
        kind,
        plannedClassId: planned_class_id ?? null,
      })),
    ]);
  return chosen;
}

async function readRecipients(db: Db, ids: readonly number[]): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`select t.id, u.name, u.last_name, u.email,
      u.status = 1 and u.email <> '' as is_active, last.sent_on as last_on,
      ${userNameOf('a')} as last_by
    from teachers t join users u on u.id = t.user_id
      left join lateral (select r.sent_on, r.sent_by from reminders r where r.teacher_id = t.id and r.kind = 'reminder'
        and not exists (select from mails m where m.id = r.mail_id
          and (m.failed_at is not null or m.bounced_at is not null))
        order by r.sent_at desc, r.id desc limit 1) last on true
      left join users a on a.id = last.sent_by
    where t.id = any (${ids}::bigint[])`.execute(db);
  return rows;
}
