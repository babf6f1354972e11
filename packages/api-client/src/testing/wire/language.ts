import type { Language } from '@portal/domain';
import type { Language as WireLanguage } from '../../generated/types.gen.ts';
import { yesNo } from '../../wire/yes-no.ts';

export function languageToWire({ id, name, active }: Language): WireLanguage {
  return { id, name, status: yesNo(active) };
}
