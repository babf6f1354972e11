import type { EasterDay, Organisation } from '@portal/domain';
import type { Api } from '../client.ts';
import { getOrganisation, setOrganisation } from '../generated/sdk.gen.ts';
import type { Organisation as WireOrganisation } from '../generated/types.gen.ts';
import { keepOrganisationClock } from '../keep-organisation-clock.ts';
import { readCapabilities } from './capabilities.ts';
import { type Query, type ReadCall, useQuery } from './useQuery.ts';
import { useWrite } from './useWrite.ts';

/** The settings of the organization (extension `organisation`, DECISION-78). Null sends no request. */
export function useOrganisation(isAsked = true): Query<Organisation> {
  return useQuery(isAsked ? ['organisation'] : null, readOrganisation);
}

async function readOrganisation(call: ReadCall): Promise<Organisation> {
  return organisationFromWire((await getOrganisation(call)).data.data);
}

/** Sets the time zone of the organization. Throws `conflict` if someone else has changed it. */
export function useSetTimeZone(): (was: Organisation, timeZone: string) => Promise<Organisation> {
  return useWrite(async (call, { version }: Organisation, time_zone: string) => {
    const request = { headers: { 'If-Match': version }, body: { time_zone } };
    const saved = organisationFromWire((await setOrganisation({ ...call, ...request })).data.data);
    keepOrganisationClock(saved.clock);
    return saved;
  }, 'organisation');
}

/** The settings for the holidays that plans skip. */
export interface HolidaySettings {
  /** The code of a region of `useHolidayRegions`. */
  region: string;
  /** The day off at Easter of an employer in Québec; null for both. */
  easterDay: EasterDay | null;
}

/** Sets the holidays that plans skip. Throws `conflict` if someone else has changed the settings. */
export function useSetHolidays(): (was: Organisation, chosen: HolidaySettings) => Promise<Organisation> {
  return useWrite(
    async (call, { version }: Organisation, { region, easterDay }: HolidaySettings) => {
      const body = { holiday_region: region, easter_day: easterDay };
      const request = { headers: { 'If-Match': version }, body };
      return organisationFromWire((await setOrganisation({ ...call, ...request })).data.data);
    },
    'organisation',
    'holidays',
  );
}

/**
 * Chooses from how many minutes late and early count in an online meeting, 0 to 60 (extension `meeting-attendance`).
 * Throws `conflict` when someone else has changed the settings.
 */
export function useSetPresenceTolerance(): (was: Organisation, minutes: number) => Promise<Organisation> {
  return useWrite(
    async (call, { version }: Organisation, presence_tolerance: number) => {
      const request = { headers: { 'If-Match': version }, body: { presence_tolerance } };
      return organisationFromWire((await setOrganisation({ ...call, ...request })).data.data);
    },
    'organisation',
    'meeting-attendance',
  );
}

/**
 * Reads the organization's clock for this browser. Without the extension, and until a zone is chosen, the clock of this
 * device is used. Throws an `ApiError` if there is no response; the stored clock is then kept.
 */
export async function readOrganisationClock({ call }: Api): Promise<void> {
  const extensions = await readCapabilities(call);
  const settings = extensions.includes('organisation') ? await readOrganisation(call) : null;
  keepOrganisationClock(settings?.timeZone ? settings.clock : null);
}

function organisationFromWire(settings: WireOrganisation): Organisation {
  const {
    time_zone,
    clock,
    holiday_region,
    easter_day,
    presence_tolerance,
    second_factor_for,
    trusted_devices,
    etag,
  } = settings;
  return {
    timeZone: time_zone,
    clock,
    holidayRegion: holiday_region,
    easterDay: easter_day,
    ...(presence_tolerance !== undefined && { presenceTolerance: presence_tolerance }),
    ...(second_factor_for !== undefined && { secondFactorRule: second_factor_for }),
    ...(trusted_devices !== undefined && { deviceTrustRule: trusted_devices }),
    version: etag,
  };
}
