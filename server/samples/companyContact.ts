import { foldText } from '@portal/domain';
import type { CompanyRow } from './tables.ts';

/** Where the office writes to a company: two of three have an address, and they read different languages. */
export function companyContactOf(name: string, place: number): Pick<CompanyRow, 'email' | 'language'> {
  const language = (['fr', 'both', 'en'] as const)[place % 4] ?? 'fr';
  if (place % 3 === 2) return { email: null, language: 'both' };
  const domain =
    foldText(name)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'societe';
  return { email: `formation@${domain}.example`, language };
}
