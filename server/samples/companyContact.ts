import { foldText } from '@portal/domain';
import type { CompanyRow } from './tables.ts';

/**
 * The email address and language of a company. Two out of three companies have an address, with different languages.
 */
export function companyContactOf(name: string, place: number): Pick<CompanyRow, 'email' | 'language'> {
  const language = (['fr', 'both', 'en'] as const)[place % 4] ?? 'fr';
  if (place % 3 === 2) return { email: null, language: 'both' };
  const domain =
    foldText(name)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'societe';
  return { email: `formation@${domain}.example`, language };
}
