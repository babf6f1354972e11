import type { Organisation } from '@portal/api-client/openapi';
import { defaultPresenceTolerance } from '@portal/domain';
import { Clock } from '../../calendar/Clock.ts';
import { knownRegion, unknownRegion } from '../../calendar/holidayRegions.ts';
import { clockOf } from '../../calendar/organisationClock.ts';
import { unknownTimeZone } from '../../config.ts';
import type { Db } from '../../database/connect.ts';
import { type Call, type Handlers, refuseChanged, Versioned, versionOf } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import { given } from '../records.ts';
import { askForSecondFactor } from '../second-factor/queries.ts';

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
      second_factor_for: body.second_factor_for,
      trusted_devices: body.trusted_devices,
    });
    // If two administrators save at once, the second one waits here and then finds the change of the first one.
    await db
      .insertInto('organisation')
      .defaultValues()
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const before = await settingsOf(db, { isLocked: true });
    refuseChanged(before, ifMatch);
    const rule = body.second_factor_for ?? before.second_factor_for;
    const isNewRule = rule !== before.second_factor_for;
    if (isNewRule && rule !== 'nobody') await refuseWithoutSecondFactor(call);
    // Saving the same settings again changes nothing: no one is notified, and calendars do not reload their classes.
    const isChange = Object.entries(settings).some(
      ([name, value]) => before[name as keyof typeof settings] !== value,
    );
    if (isChange) await db.updateTable('organisation').set(settings).execute();
    if (isNewRule) await askForSecondFactor(db, { kept: call.session });
    return answer(call);
  },
} satisfies Handlers;

/** Throws if the caller has not signed in with a second factor: the caller would be the first to be locked out. */
async function refuseWithoutSecondFactor({ db, session, sessions }: Call): Promise<void> {
  if (await sessions.hasSecondFactor(session, db)) return;
  const sentence =
    'Activez d’abord les codes pour votre propre compte - Set up codes for your own account first';
  throw new Refusal('bad-input', sentence, { second_factor_for: ['needs a second factor of your own'] });
}

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
    .select([
      'time_zone',
      'holiday_region',
      'easter_day',
      'presence_tolerance',
      'second_factor_for',
      'trusted_devices',
      'version',
    ])
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  return (
    row ?? {
      time_zone: null,
      holiday_region: null,
      easter_day: null,
      presence_tolerance: defaultPresenceTolerance,
      second_factor_for: 'nobody' as const,
      trusted_devices: 'allowed' as const,
      version: 0,
    }
  );
}

/** Number of years before and after the present one for which the clock's offsets are sent. */
const [yearsBefore, yearsAfter] = [15, 5];

async function answer({ db, now }: Pick<Call, 'db' | 'now'>): Promise<Versioned<{ data: Organisation }>> {
  const row = await settingsOf(db, { isLocked: false });
  const { time_zone, holiday_region, easter_day, presence_tolerance, second_factor_for, trusted_devices } =
    row;
  const clock = clockOf(time_zone);
  const year = now.getUTCFullYear();
  const [from, to] = [Date.UTC(year - yearsBefore, 0), Date.UTC(year + yearsAfter, 0)];
  const periods = clock.periodsBetween(from, to).map(({ since, minutes }) => ({
    since: new Date(Math.max(since, from)).toISOString(),
    minutes,
  }));
  const version = versionOf(row);
  const settings = { holiday_region, easter_day, presence_tolerance, second_factor_for, trusted_devices };
  const data = { time_zone, clock: periods, ...settings, etag: version };
  return new Versioned({ data }, version);
}
