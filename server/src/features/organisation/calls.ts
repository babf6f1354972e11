import type { Organisation } from '@portal/api-client/treaty';
import { defaultPresenceTolerance } from '@portal/domain';
import { Clock } from '../../calendar/Clock.ts';
import { knownRegion, unknownRegion } from '../../calendar/holidayRegions.ts';
import { clockOf } from '../../calendar/organisationClock.ts';
import { unknownTimeZone } from '../../config.ts';
import type { Db } from '../../database/connect.ts';
import { badField } from '../../refusal/Refusal.ts';
import { type Call, type Handlers, refuseChanged, Versioned, versionOf } from '../../treaty/call.ts';
import { given } from '../records.ts';

/** The calls about the settings of the organisation. */
export const organisation = {
  getOrganisation: answer,

  async setOrganisation(call) {
    const { body, db, ifMatch } = call;
    const settings = given({
      time_zone: zoneOf(body.time_zone),
      holiday_region: await regionOf(body.holiday_region),
      easter_day: body.easter_day,
      presence_tolerance: body.presence_tolerance,
    });
    // If two administrators save at once, the second one waits here and then finds the change of the first one.
    await db
      .insertInto('organisation')
      .defaultValues()
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const before = await settingsOf(db, { isLocked: true });
    refuseChanged(before, ifMatch);
    // Saving the same settings again changes nothing: no one is notified, and calendars do not reload their classes.
    const isChange = Object.entries(settings).some(
      ([name, value]) => before[name as keyof typeof settings] !== value,
    );
    if (isChange) await db.updateTable('organisation').set(settings).execute();
    return answer(call);
  },
} satisfies Handlers;

function zoneOf(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const clock = Clock.of(name);
  if (!clock) throw badField('time_zone', unknownTimeZone);
  return clock.zone;
}

async function regionOf(code: string | undefined): Promise<string | undefined> {
  if (code === undefined) return undefined;
  const region = await knownRegion(code);
  if (region === null) throw badField('holiday_region', unknownRegion);
  return region;
}

async function settingsOf(db: Db, { isLocked }: { readonly isLocked: boolean }) {
  const row = await db
    .selectFrom('organisation')
    .select(['time_zone', 'holiday_region', 'easter_day', 'presence_tolerance', 'version'])
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  return (
    row ?? {
      time_zone: null,
      holiday_region: null,
      easter_day: null,
      presence_tolerance: defaultPresenceTolerance,
      version: 0,
    }
  );
}

/** Number of years before and after the present one for which the clock's offsets are sent. */
const [yearsBefore, yearsAfter] = [15, 5];

async function answer({ db, now }: Pick<Call, 'db' | 'now'>): Promise<Versioned<{ data: Organisation }>> {
  const row = await settingsOf(db, { isLocked: false });
  const { time_zone, holiday_region, easter_day, presence_tolerance } = row;
  const clock = clockOf(time_zone);
  const year = now.getUTCFullYear();
  const [from, to] = [Date.UTC(year - yearsBefore, 0), Date.UTC(year + yearsAfter, 0)];
  const periods = clock.periodsBetween(from, to).map(({ since, minutes }) => ({
    since: new Date(Math.max(since, from)).toISOString(),
    minutes,
  }));
  const version = versionOf(row);
  const data = { time_zone, clock: periods, holiday_region, easter_day, presence_tolerance, etag: version };
  return new Versioned({ data }, version);
}
