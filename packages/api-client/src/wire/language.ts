import type { Language } from '@portal/domain';
import type { Language as WireLanguage } from '../generated/types.gen.ts';
import { yes, yesNo } from './yes-no.ts';

export function languageFromWire({ id, name, status }: WireLanguage): Language {
  return { id, name, active: yes(status) };
}

export function languageToWire({ id, name, active }: Language): WireLanguage {
  return { id, name, status: yesNo(active) };
}
