import { setImmediate } from 'node:timers/promises';
import type { Holiday as WireHoliday } from '@portal/api-client/openapi';
import { correctedHolidays, type Holiday, type ListedHoliday } from '@portal/domain';
import { listRegions } from '../../calendar/holidayRegions.ts';
import type { Handlers } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import { holidaysOfYear, readHolidays } from './queries.ts';

/** Number of years before and after the present one whose holidays are sent. A plan spans at most 20 years. */
const [yearsBefore, yearsAfter] = [5, 20];

const alreadyCorrected = 'Ce jour est déjà corrigé - This day has been corrected already';

/** The calls about the holidays of the organisation. */
export const holidays = {
  async getHolidays({ db, today }) {
    const { ofRegion, corrections } = await readHolidays(db);
    const days: Holiday[] = [];
    const thisYear = Number(today.slice(0, 4));
    for (let year = thisYear - yearsBefore; year <= thisYear + yearsAfter; year += 1) {
      // Lets other requests run in between: some calendars take a tenth of a second to compute a year.
      await setImmediate();
      days.push(...ofRegion(year));
    }
    return { data: correctedHolidays(days, corrections).map(toWire) };
  },

  getHolidayRegions: async () => ({ data: await listRegions() }),

  async correctHoliday({ body, db }) {
    const { date, kind } = body;
    const stored = await readHolidays(db);
    const there = holidaysOfYear(stored, Number(date.slice(0, 4))).find((one) => one.date === date);
    if (there && there.correctionId !== null) throw new Refusal('conflict', alreadyCorrected);
    const name = body.name?.trim() || null;
    const names = kind === 'added' ? { name, nameEn: body.name_en?.trim() || name } : there;
    if (!names) throw badField('date', 'n’est pas un jour férié - is not a holiday');
    if (names.name === null || names.nameEn === null) throw badField('name', 'is required');
    const added = await db
      .insertInto('holiday_corrections')
      .values({ held_on: date, kind, name: names.name, name_en: names.nameEn })
      // If two administrators save at once, the second one waits here.
      .onConflict((conflict) => conflict.column('held_on').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new Refusal('conflict', alreadyCorrected);
    const data = { date, name: names.name, nameEn: names.nameEn };
    return {
      message: 'The holiday was saved',
      data: toWire({ ...data, isObserved: kind === 'added', correctionId: added.id }),
    };
  },

  async deleteHolidayCorrection({ path, db }) {
    const deleted = await db
      .deleteFrom('holiday_corrections')
      .where('id', '=', path.id)
      .returning('id')
      .executeTakeFirst();
    if (!deleted) throw new Refusal('not-found');
    return { message: 'The correction was deleted' };
  },
} satisfies Handlers;

function toWire({ date, name, nameEn, isObserved, correctionId }: ListedHoliday): WireHoliday {
  return { date, name, name_en: nameEn, observed: isObserved ? 1 : 0, correction_id: correctionId };
}
