import type { Snooze } from '@portal/api-client/openapi';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import { type Handlers, refuseChanged, userIdOf } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { deleteRecord, recordOf, updateRecord } from '../records.ts';
import { ownerJson } from './views.ts';

/** Number of days after which a sent reminder is forgotten. */
const reminderLifetime = 60;

/** The calls about snoozes of follow-ups. */
export const snoozes = {
  listSnoozes: async ({ caller, db, today }) => ({
    data: await readSnoozes(
      db,
      sql`s.user_id = ${userIdOf(caller)} and not ${isOver(today)} or s.shared = 1 and s.until > ${today}`,
    ),
  }),

  async saveSnoozes({ body, caller, db, today }) {
    const userId = userIdOf(caller);
    // If a request has two snoozes for one follow-up, the last one counts.
    const given = [...new Map(body.snoozes.map((one) => [`${one.courses_id}-${one.kind}`, one])).values()];
    const rows = sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as g(courses_id bigint, kind text, until date, reminded_on date, shared smallint)`;
    const kept = (column: Sql) =>
      body.keep_later === 1 ? sql`greatest(s.${column}, excluded.${column})` : sql`excluded.${column}`;
    const [until, reminded, shared] = [sql`until`, sql`reminded_on`, sql`shared`];
    // Written in a fixed order, so that two tabs cannot deadlock.
    await sql`insert into snoozes as s (user_id, contract_id, kind, until, reminded_on, shared)
      select ${userId}, g.courses_id, g.kind, g.until, g.reminded_on, g.shared
      from ${rows} join contracts c on c.id = g.courses_id order by g.courses_id, g.kind
      on conflict (user_id, contract_id, kind) do update
        set until = ${kept(until)}, reminded_on = ${kept(reminded)}, shared = ${kept(shared)}
        where (s.until, s.reminded_on, s.shared) is distinct from (${kept(until)}, ${kept(reminded)}, ${kept(shared)})`.execute(
      db,
    );
    await sql`delete from snoozes s where s.user_id = ${userId} and ${isOver(today)}`.execute(db);
    const meant = sql`(s.contract_id, s.kind) in (select g.courses_id, g.kind from ${rows})`;
    return {
      message: 'The snoozes were saved',
      data: await readSnoozes(db, sql`s.user_id = ${userId} and ${meant}`),
    };
  },

  async endSnooze(call) {
    const { path, caller, db, today, ifMatch } = call;
    const snooze = await recordOf(db, 'snoozes', path.id, { isLocked: true });
    const isReachable = snooze.user_id === userIdOf(caller) || snooze.shared === 1;
    if (!isReachable || snooze.until === null || snooze.until <= today) throw new Refusal('not-found');
    refuseChanged(snooze, ifMatch);
    if (snooze.reminded_on === null) await deleteRecord(db, 'snoozes', snooze.id);
    else await updateRecord(db, 'snoozes', snooze.id, { until: null, shared: 0 });
    return { message: 'The snooze was ended' };
  },
} satisfies Handlers;

/** Condition: the snooze `s` no longer has any effect. */
function isOver(today: string): Sql {
  return sql`(coalesce(s.until <= ${today}, true)
    and coalesce(s.reminded_on < ${today}::date - ${reminderLifetime}::integer, true))`;
}

async function readSnoozes(db: Db, where: Sql): Promise<Snooze[]> {
  const { rows } = await sql<Snooze>`select s.id, s.contract_id as courses_id, s.kind, s.until, s.reminded_on,
      s.shared, ${ownerJson} as owner, '"v' || s.version || '"' as etag
    from snoozes s join users u on u.id = s.user_id where ${where} order by s.contract_id, s.kind, s.id`.execute(
    db,
  );
  return rows;
}
