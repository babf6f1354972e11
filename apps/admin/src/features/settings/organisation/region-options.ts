import type { HolidayRegion } from '@portal/domain';
import type { ComboboxOption } from '@portal/ui';

/** Returns the regions as options; each is found by its French and its English name. */
export function regionOptions(regions: readonly HolidayRegion[]): ComboboxOption[] {
  return regions.map(({ code, name, nameEn }) => ({
    value: code,
    label: name,
    ...(nameEn !== name && { detail: nameEn }),
  }));
}
