import type { Company } from '@portal/domain';
import type { ListCompaniesData, Company as WireCompany } from '../generated/types.gen.ts';
import { type Paged, pagedToWire } from './paged.ts';
import { yes } from './yes-no.ts';

/** With the extension `links`, lists have only the last characters of the token. */
export function companyFromWire({ id, name, status, token_login = null, link_tail }: WireCompany): Company {
  const linkTail = link_tail ?? token_login?.slice(-4) ?? null;
  return { id, name, active: yes(status), linkToken: token_login, linkTail };
}

/** Filters of the company list (SET-COMP-24). */
export interface CompanyFilters extends Paged {
  /** Lists the archived companies instead of the active ones. */
  archived?: boolean;
  /** Matches the name. */
  search?: string;
}

export function companyFiltersToWire({
  archived = false,
  search,
  ...paged
}: CompanyFilters): NonNullable<ListCompaniesData['query']> {
  return { deletedCompanies: archived, companyName: search || undefined, ...pagedToWire(paged) };
}
