import type { HolidayRegion } from '@portal/domain';

/** A region as `date-holidays` names it. */
interface Place {
  readonly country: string;
  readonly state: string | undefined;
}

interface KnownRegion extends HolidayRegion, Place {}

export const unknownRegion = 'n’est pas une région connue, comme CA-QC - is not a known region such as CA-QC';

/** The provinces and territories of Canada: `date-holidays` names them in English only. */
const provinces: Readonly<Record<string, readonly [fr: string, en: string]>> = {
  QC: ['Québec', 'Québec'],
  ON: ['Ontario', 'Ontario'],
  NB: ['Nouveau-Brunswick', 'New Brunswick'],
  NS: ['Nouvelle-Écosse', 'Nova Scotia'],
  PE: ['Île-du-Prince-Édouard', 'Prince Edward Island'],
  NL: ['Terre-Neuve-et-Labrador', 'Newfoundland and Labrador'],
  MB: ['Manitoba', 'Manitoba'],
  SK: ['Saskatchewan', 'Saskatchewan'],
  AB: ['Alberta', 'Alberta'],
  BC: ['Colombie-Britannique', 'British Columbia'],
  YT: ['Yukon', 'Yukon'],
  NT: ['Territoires du Nord-Ouest', 'Northwest Territories'],
  NU: ['Nunavut', 'Nunavut'],
};

let known: Promise<ReadonlyMap<string, KnownRegion>> | undefined;

/**
 * Returns the regions that an office can choose: those of Canada first, then countries and their states, sorted by
 * French name.
 */
export async function listRegions(): Promise<{ code: string; name: string; name_en: string }[]> {
  const regions = await knownRegions();
  return [...regions.values()].map(({ code, name, nameEn }) => ({ code, name, name_en: nameEn }));
}

/** Returns the code of a region as the portal stores it, ignoring case; null for an unknown region. */
export async function knownRegion(code: string): Promise<string | null> {
  return (await regionOf(code))?.code ?? null;
}

/** Returns the region with this code, ignoring case. */
export async function regionOf(code: string): Promise<KnownRegion | undefined> {
  return (await knownRegions()).get(code.toUpperCase());
}

function knownRegions(): Promise<ReadonlyMap<string, KnownRegion>> {
  known ??= readRegions();
  return known;
}

async function readRegions(): Promise<ReadonlyMap<string, KnownRegion>> {
  // Loaded on demand: 0.8 MB of rules that an office in Québec never needs.
  const { default: Holidays } = await import('date-holidays');
  const library = new Holidays();
  const ofCanada = Object.entries(provinces).map(([state, [name, nameEn]]) => ({
    code: `CA-${state}`,
    country: 'CA',
    state,
    name: `Canada, ${name}`,
    nameEn: `Canada, ${nameEn}`,
  }));
  // Leaves out `date-holidays`' entry for Canada as a whole: no employer observes exactly those days.
  const countries = Object.entries(library.getCountries('en')).filter(([country]) => country !== 'CA');
  const others = countries.flatMap(([country, ownName]) => {
    const [name, nameEn] = [nameOf(country, 'fr-CA') ?? ownName, nameOf(country, 'en-CA') ?? ownName];
    const inEnglish = library.getStates(country, 'en') ?? {};
    const states = Object.entries(library.getStates(country, 'fr') ?? {}).map(([state, stateName]) => ({
      code: `${country}-${state}`.toUpperCase(),
      country,
      state,
      name: `${name}, ${stateName}`,
      nameEn: `${nameEn}, ${inEnglish[state] ?? stateName}`,
    }));
    return [{ code: country, country, state: undefined, name, nameEn }, ...states];
  });
  others.sort((one, other) => one.name.localeCompare(other.name, 'fr'));
  return new Map([...ofCanada, ...others].map((region) => [region.code, region]));
}

/** Returns the name of a country; undefined for a code that is not in ISO 3166-1. */
function nameOf(country: string, locale: 'fr-CA' | 'en-CA'): string | undefined {
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(country);
}
