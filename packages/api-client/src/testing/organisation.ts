import {
  correctedHolidays,
  type DeviceTrustRule,
  daysAfter,
  type EasterDay,
  type Holiday,
  type HolidayCorrection,
  type Organisation,
  quebecHolidays,
  type SecondFactorRule,
  weekdayOf,
} from '@portal/domain';
import type { HttpHandler } from 'msw';
import type * as Wire from '../generated/types.gen.ts';
import type { Extension } from '../hooks/capabilities.ts';
import { holidayToWire } from '../wire/holiday.ts';
import { capabilitiesHandlers } from './mails.ts';
import { recordsOf } from './records.ts';
import { answers, failed, type Situation } from './situation.ts';

export interface OrganisationSituation extends Situation {
  extensions?: Extension[];
  timeZone?: string | null;
  holidayRegion?: string | null;
  easterDay?: EasterDay | null;
  presenceTolerance?: number;
  secondFactorRule?: SecondFactorRule;
  deviceTrustRule?: DeviceTrustRule;
  /** Whether the signed-in user has a second factor, without which the rule is refused. */
  hasSecondFactor?: boolean;
  /** The corrections of the office, with ids from 1. */
  corrections?: HolidayCorrection[];
  /** The time zone that someone else chooses first, so that the first write is refused. */
  chosenByOthers?: string;
}

/** The offsets of Montréal over the winter of 2026. */
export const montrealClock: Organisation['clock'] = [
  { since: '2026-03-08T07:00:00.000Z', minutes: -240 },
  { since: '2026-11-01T06:00:00.000Z', minutes: -300 },
  { since: '2027-03-14T07:00:00.000Z', minutes: -240 },
];

const regions: readonly Wire.HolidayRegion[] = [
  { code: 'CA-QC', name: 'Canada, Québec', name_en: 'Canada, Québec' },
  { code: 'CA-NB', name: 'Canada, Nouveau-Brunswick', name_en: 'Canada, New Brunswick' },
  { code: 'CA-ON', name: 'Canada, Ontario', name_en: 'Canada, Ontario' },
  { code: 'FR', name: 'France', name_en: 'France' },
];

/** The only holiday of Ontario in stories: the third Monday of February. */
const familyDay = (year: number): Holiday[] => {
  const first = `${year}-02-01`;
  const date = daysAfter(first, ((8 - weekdayOf(first)) % 7) + 14);
  return [{ date, name: 'Fête de la famille', nameEn: 'Family Day' }];
};

/**
 * Answers the calls about the settings of the organization and its holidays. Every zone has the clock of Montréal, and
 * every region except Ontario the holidays of Québec.
 */
export function organisationHandlers({
  extensions = ['organisation'],
  timeZone = 'America/Toronto',
  holidayRegion = 'CA-QC',
  easterDay = null,
  presenceTolerance = 5,
  secondFactorRule = 'nobody',
  deviceTrustRule = 'allowed',
  hasSecondFactor = true,
  corrections = [],
  chosenByOthers,
  ...situation
}: OrganisationSituation = {}): HttpHandler[] {
  let settings = {
    time_zone: timeZone,
    holiday_region: holidayRegion,
    easter_day: easterDay,
    ...(extensions.includes('meeting-attendance') && { presence_tolerance: presenceTolerance }),
    ...(extensions.includes('second-factor') && { second_factor_for: secondFactorRule }),
    ...(extensions.includes('trusted-devices') && { trusted_devices: deviceTrustRule }),
  };
  let version = 1;
  const answer = () => ({ data: { ...settings, clock: montrealClock, etag: `"v${version}"` } });
  const corrected = recordsOf(corrections);
  const holidaysNow = () =>
    correctedHolidays(
      Array.from({ length: 26 }, (_, place) =>
        settings.holiday_region === 'CA-ON'
          ? familyDay(2021 + place)
          : quebecHolidays(2021 + place, settings.easter_day),
      ).flat(),
      corrected.all(),
    ).map(holidayToWire);
  const holidayOn = (day: string) => holidaysNow().find(({ date }) => date === day);
  return [
    ...capabilitiesHandlers(extensions),
    answers('get', '/organisation', situation, answer),
    answers('put', '/organisation', situation, ({ body, headers }) => {
      if (chosenByOthers !== undefined && version === 1) {
        settings = { ...settings, time_zone: chosenByOthers };
        version = 2;
      }
      if (headers.get('If-Match') !== `"v${version}"`)
        return failed({ status: 412, message: 'Changed meanwhile', code: 'changed' });
      if ((body as { second_factor_for?: string }).second_factor_for !== undefined && !hasSecondFactor)
        return failed({
          status: 400,
          code: 'bad-input',
          message:
            'Activez d’abord les codes pour votre propre compte - Set up codes for your own account first',
          errors: { second_factor_for: ['needs a second factor of your own'] },
        });
      settings = { ...settings, ...(body as Partial<typeof settings>) };
      version += 1;
      return answer();
    }),
    answers('get', '/holidays', situation, () => ({ data: holidaysNow() })),
    answers('get', '/holidays/regions', situation, () => ({ data: regions })),
    answers('post', '/holidays/corrections', situation, ({ body }) => {
      const { date, kind, name, name_en } = body as Wire.HolidayCorrection;
      if (corrected.all().some((one) => one.date === date)) return failed(409);
      const there = holidayOn(date);
      const names = { name: name ?? there?.name ?? '', nameEn: name_en ?? there?.name_en ?? '' };
      corrected.save({ id: corrected.nextId(), date, kind, ...names });
      return { message: 'Saved', data: holidayOn(date) };
    }),
    answers('delete', '/holidays/corrections/:id', situation, ({ params }) => corrected.remove(params.id)),
  ];
}
