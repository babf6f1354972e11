import { setTimeout as wait } from 'node:timers/promises';
import { digestWeek } from '@portal/domain';
import { type Kysely, sql } from 'kysely';
import { readClock } from '../../calendar/organisationClock.ts';
import type { Schema } from '../../database/schema.ts';
import { transact } from '../../database/transact.ts';
import { loggable } from '../../logs/loggable.ts';
import { digestLetter } from './letters.ts';
import { mailReminder } from './mailReminder.ts';
import { readOpenItems } from './openItems.ts';

/**
 * Mails the open follow-ups to each teacher, once a week. Returns the number of mails; null if the digests of the week
 * were sent before.
 *
 * All mails are written in one transaction: if the server stops, none is sent, and the next attempt sends all. The week
 * is inserted first, so that another process waits and then finds it. A new database sends nothing in its first week,
 * so that an update in the middle of a week sends no mail.
 */
export async function sendDigests(db: Kysely<Schema>, now: Date): Promise<number | null> {
  return transact(db, async (trx) => {
    const clock = await readClock(trx);
    const monday = digestWeek({ date: clock.dayOf(now), time: clock.timeOf(now) });
    const { rows } = await sql<{ is_first: boolean }>`insert into digest_weeks (monday, sent_at)
      values (${monday}, ${now.toISOString()}) on conflict do nothing
      returning not exists (select from digest_weeks) as is_first`.execute(trx);
    const [week] = rows;
    if (!week) return null;
    if (week.is_first) return 0;
    const { rows: readers } = await sql<{ id: number; name: string; last_name: string; email: string }>`
      select t.id, u.name, u.last_name, u.email from teachers t join users u on u.id = t.user_id
      where u.status = 1 and u.email <> '' and not exists (select from digest_refusals d where d.teacher_id = t.id)
      order by t.id`.execute(trx);
    const open = Map.groupBy(
      await readOpenItems(trx, sql`true`, { now, clock }),
      ({ contract }) => contract.teacher?.id,
    );
    let sent = 0;
    for (const reader of readers) {
      const items = open.get(reader.id);
      if (!items) continue;
      const letter = digestLetter(reader, items);
      await mailReminder(
        trx,
        { kind: 'digest', teacherId: reader.id, sentBy: null, reader, items, letter },
        { now, clock },
      );
      sent += 1;
    }
    return sent;
  });
}

const quarterOfAnHour = 15 * 60_000;

/** The part of the server's log that is used here. */
interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/**
 * Checks regularly whether the digests of a week are due. Returns a function that stops the checks and waits for a
 * running one.
 */
export function sendDigestsWeekly(db: Kysely<Schema>, log: Log): () => Promise<void> {
  const end = new AbortController();
  const run = async () => {
    while (!end.signal.aborted) {
      // If the database is down, the next check tries again.
      await sendDigests(db, new Date()).then(
        (sent) => sent && log.info({ digests: sent }, 'weekly digests written'),
        (error: unknown) => log.warn(loggable(error), 'weekly digests not written'),
      );
      await wait(quarterOfAnHour, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();
  return () => {
    end.abort();
    return running;
  };
}
