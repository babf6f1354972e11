import type { Organisation } from '@portal/api-client/treaty';
import { Clock } from '../../calendar/Clock.ts';
import { clockOf } from '../../calendar/organisationClock.ts';
import { unknownTimeZone } from '../../config.ts';
import type { Db } from '../../database/connect.ts';
import { type Call, type Handlers, refuseChanged, Versioned, versionOf } from '../../treaty/call.ts';
import { badField } from '../../treaty/Refusal.ts';

/** The calls about the settings of the organisation. */
export const organisation = {
  getOrganisation: answer,

  async setOrganisation(call) {
    const { body, db, ifMatch } = call;
    const chosen = Clock.of(body.time_zone);
    if (!chosen) throw badField('time_zone', unknownTimeZone);
    // Of two administrators at once, the second one waits and then finds the change of the first one.
    await db
      .insertInto('organisation')
      .defaultValues()
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const before = await settingsOf(db, { isLocked: true });
    refuseChanged(before, ifMatch);
    // The same zone again is no change: nobody is told of one, and calendars do not load their classes again.
    if (before.time_zone !== chosen.zone)
      await db.updateTable('organisation').set({ time_zone: chosen.zone }).execute();
    return answer(call);
  },
} satisfies Handlers;

async function settingsOf(db: Db, { isLocked }: { readonly isLocked: boolean }) {
  const row = await db
    .selectFrom('organisation')
    .select(['time_zone', 'version'])
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ?? { time_zone: null, version: 0 };
}

/** The years before and after now for which the offsets are sent. */
const [yearsBefore, yearsAfter] = [15, 5];

async function answer({ db, now }: Pick<Call, 'db' | 'now'>): Promise<Versioned<{ data: Organisation }>> {
  const row = await settingsOf(db, { isLocked: false });
  const clock = clockOf(row.time_zone);
  const year = now.getUTCFullYear();
  const [from, to] = [Date.UTC(year - yearsBefore, 0), Date.UTC(year + yearsAfter, 0)];
  const periods = clock.periodsBetween(from, to).map(({ since, minutes }) => ({
    since: new Date(Math.max(since, from)).toISOString(),
    minutes,
  }));
  const version = versionOf(row);
  return new Versioned({ data: { time_zone: row.time_zone, clock: periods, etag: version } }, version);
}
