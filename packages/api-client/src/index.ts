export * from './api-error.ts';
export { type Api, type ApiOptions, createApi } from './client.ts';
export { ApiProvider, type ApiProviderProps, useApi } from './hooks/ApiProvider.tsx';
export * from './hooks/companies.ts';
export {
  type NamedContractStatus,
  preloadContracts,
  useContract,
  useContractStatuses,
  useContracts,
  useCourseTypes,
  useCreateContract,
  useDuplicateContract,
  useMoveContract,
  useReadContract,
  useSaveContract,
  useTeacherContracts,
  useToggleContract,
} from './hooks/contracts.ts';
export * from './hooks/files.ts';
export * from './hooks/languages.ts';
export * from './hooks/lessons.ts';
export * from './hooks/notes.ts';
export * from './hooks/reports.ts';
export * from './hooks/students.ts';
export type { Query } from './hooks/useQuery.ts';
export { tokenClaims, userOfToken } from './session/access-token.ts';
export * from './session/sign-in.ts';
export * from './session/token-store.ts';
export { type ContractFilters, contractSortPaths } from './wire/contract.ts';
export type { Page } from './wire/page.ts';
export type { CompanyReportColumn, CompanyReportFilters } from './wire/report.ts';
