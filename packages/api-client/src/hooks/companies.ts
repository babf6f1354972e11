import type { Company } from '@portal/domain';
import {
  createCompany,
  generateCompanyToken,
  listCompanies,
  renameCompany,
  updateCompanyStatus,
} from '../generated/sdk.gen.ts';
import { type CompanyFilters, companyFiltersToWire, companyFromWire } from '../wire/company.ts';
import type { Page } from '../wire/page.ts';
import {
  archiveHook,
  createHook,
  pageHook,
  readArchivableHook,
  renameHook,
  selectorHook,
} from './record-hooks.ts';
import { pageReader, type ReadList, useReadList } from './useRead.ts';
import { useWrite } from './useWrite.ts';

const readCompanies = /* @__PURE__ */ pageReader(listCompanies, companyFiltersToWire, companyFromWire);

/** The active companies, for selectors. Reads 5000 by default (API-022, LIMIT-06, LIMIT-19, CON-FORM-44). */
export const useCompanies = /* @__PURE__ */ selectorHook('companies', readCompanies);

/** A page of the companies, active or archived. 50 rows by default (API-022, LIMIT-04). */
export const useCompaniesPage = /* @__PURE__ */ pageHook('companies', readCompanies);

/** Reads a page of the list without showing it. Throws an `ApiError`, `aborted` when cancelled. */
export function useReadCompanies(): ReadList<CompanyFilters, Page<Company>> {
  return useReadList(readCompanies);
}

/** Reads a company as stored now, archived or not (DECISION-37). Throws `not-found` for an unknown id. */
export const useReadCompany = /* @__PURE__ */ readArchivableHook(readCompanies);

/** Adds a company without a link (API-023, OPEN-81). Throws `conflict` when the name exists. */
export const useCreateCompany = /* @__PURE__ */ createHook(
  'companies',
  createCompany,
  (name: string) => ({ name }),
  companyFromWire,
);

/** Renames a company (API-024). Throws `conflict` when another company has the name. */
export const useRenameCompany = /* @__PURE__ */ renameHook('companies', renameCompany, companyFromWire);

/** Archives a company and disables its link, or restores it (API-025, SET-COMP-14, SET-COMP-16). */
export const useArchiveCompany = /* @__PURE__ */ archiveHook(
  'companies',
  updateCompanyStatus,
  companyFromWire,
);

/** Gives a company a new magic link and disables the old one (API-026, DECISION-30). */
export function useRegenerateCompanyLink(): (id: number) => Promise<Company> {
  return useWrite(async (call, id: number) => {
    return companyFromWire((await generateCompanyToken({ ...call, body: { id } })).data.data);
  }, 'companies');
}
