import type { ComboboxOption } from '@portal/ui';

/** Places for which people in Canada search instead of the city of their time zone. */
const details: Readonly<Record<string, string>> = {
  'America/St_Johns': 'Terre-Neuve - Newfoundland',
  'America/Halifax': 'Nouvelle-Écosse - Nova Scotia',
  'America/Moncton': 'Nouveau-Brunswick - New Brunswick',
  'America/Toronto': 'Montréal, Québec, Ottawa, Ontario',
  'America/Winnipeg': 'Manitoba',
  'America/Regina': 'Saskatchewan',
  'America/Edmonton': 'Alberta, Calgary',
  'America/Vancouver': 'Colombie-Britannique - British Columbia, Victoria',
  'America/Whitehorse': 'Yukon',
  'America/Iqaluit': 'Nunavut',
};

/**
 * Returns the time zones as options: those of Canada first, then the others that this browser knows. `stored` is
 * offered too, because the browser may use another name for the same zone.
 */
export function timeZoneOptions(stored: string | null): ComboboxOption[] {
  const names = new Set([...Object.keys(details), ...Intl.supportedValuesOf('timeZone'), 'UTC']);
  if (stored !== null) names.add(stored);
  return [...names].map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
    ...(details[value] && { detail: details[value] }),
  }));
}

/** The time zone of this device. */
export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
