import type { Company } from '@portal/domain';
import { useCallback } from 'react';
import {
  createCompany,
  generateCompanyToken,
  listCompanies,
  renameCompany,
  updateCompanyStatus,
} from '../generated/sdk.gen.ts';
import { pastCaches } from '../past-caches.ts';
import { type CompanyFilters, companyFiltersToWire, companyFromWire } from '../wire/company.ts';
import type { Page } from '../wire/page.ts';
import { yesNo } from '../wire/yes-no.ts';
import { useApi } from './ApiProvider.tsx';
import { keepRows, type Query, type ReadCall, readOnce, useQuery } from './useQuery.ts';
import { existing, pageReader, type ReadList, useReadList } from './useRead.ts';
import { type Intention, useRecordWrite, useWrite } from './useWrite.ts';

/** The active companies, for selectors. Reads 5000 by default (API-022, LIMIT-06, LIMIT-19, CON-FORM-44). */
export function useCompanies({ pageSize = 5000 }: { pageSize?: number } = {}): Query<Company[]> {
  return useQuery(
    ['companies', 'all', pageSize],
    async (call) => {
      const query = companyFiltersToWire({ pageSize });
      const { data } = await listCompanies({ ...call, query });
      return data.data.map(companyFromWire);
    },
    readOnce,
  );
}

/** A page of the companies, active or archived. 50 rows by default (API-022, LIMIT-04). */
export function useCompaniesPage(filters: CompanyFilters = {}): Query<Page<Company>> {
  return useQuery(['companies', filters], (call) => readCompanies(call, filters), keepRows);
}

/** Reads a page of the list without showing it. Throws an `ApiError`, `aborted` when cancelled. */
export function useReadCompanies(): ReadList<CompanyFilters, Page<Company>> {
  return useReadList(readCompanies);
}

const readCompanies = /* @__PURE__ */ pageReader(listCompanies, companyFiltersToWire, companyFromWire);

/** Reads a company as stored now, archived or not (DECISION-37). Throws `not-found` for an unknown id. */
export function useReadCompany(): (id: number) => Promise<Company> {
  const api = useApi();
  return useCallback(
    async (id) => existing(await findCompanyOfAny(pastCaches(api.call), (one) => one.id === id)),
    [api],
  );
}

/** Finds a company among the active and the archived ones. */
async function findCompanyOfAny(
  call: ReadCall,
  isMeant: (company: Company) => boolean,
): Promise<Company | null> {
  return (await findCompany(call, isMeant)) ?? findCompany(call, isMeant, true);
}

/** Finds a company among the active or the archived ones. */
async function findCompany(
  call: ReadCall,
  isMeant: (company: Company) => boolean,
  archived = false,
): Promise<Company | null> {
  const { rows } = await readCompanies(call, { archived, pageSize: 5000 });
  return rows.find(isMeant) ?? null;
}

/** Adds a company without a link (API-023, OPEN-81). Throws `conflict` when the name exists. */
export function useCreateCompany(): (name: string, intention?: Intention) => Promise<Company> {
  return useWrite(async (call, name: string) => {
    return companyFromWire((await createCompany({ ...call, body: { name } })).data.data);
  }, 'companies');
}

/** Renames a company (API-024). Throws `conflict` when another company has the name. */
export function useRenameCompany(): (company: Company, newName: string) => Promise<Company> {
  return useRecordWrite(async (call, { id, name }: Company, newName: string) => {
    const body = { id, name, newName };
    return companyFromWire((await renameCompany({ ...call, body })).data.data);
  }, 'companies');
}

/** Archives a company and disables its link, or restores it (API-025, SET-COMP-14, SET-COMP-16). */
export function useArchiveCompany(): (id: number, archived: boolean) => Promise<Company> {
  return useWrite(async (call, id: number, archived: boolean) => {
    const body = { id, status: yesNo(!archived) };
    return companyFromWire((await updateCompanyStatus({ ...call, body })).data.data);
  }, 'companies');
}

/** Gives a company a new magic link and disables the old one (API-026, DECISION-30). */
export function useRegenerateCompanyLink(): (id: number) => Promise<Company> {
  return useWrite(async (call, id: number) => {
    return companyFromWire((await generateCompanyToken({ ...call, body: { id } })).data.data);
  }, 'companies');
}
