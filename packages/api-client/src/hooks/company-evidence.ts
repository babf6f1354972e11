import type { AttestationLanguage, CompanyEvidence } from '@portal/domain';
import type { Api } from '../client.ts';
import { downloadCompanyEvidence as download, getCompanyEvidence } from '../generated/sdk.gen.ts';
import type { GetCompanyEvidenceData } from '../generated/types.gen.ts';
import { companyEvidence } from '../wire/company-evidence.ts';
import { type DownloadedFile, downloadedFile } from './files.ts';
import { type Query, useQuery } from './useQuery.ts';

/** A company's evidence of training to read. */
export interface EvidenceRequest {
  year: number;
  language: AttestationLanguage;
  /** Undefined for the company of a private link. */
  companyId?: number;
}

/** A company's evidence of training in a calendar year (extension `attestations`). */
export function useCompanyEvidence(request: EvidenceRequest): Query<CompanyEvidence> {
  return useQuery(['company-evidence', request], async (call) =>
    companyEvidence.fromWire((await getCompanyEvidence({ ...call, query: queryOf(request) })).data.data),
  );
}

/** Downloads a company's evidence of training as a PDF. */
export async function downloadCompanyEvidence(api: Api, request: EvidenceRequest): Promise<DownloadedFile> {
  return downloadedFile(await download({ ...api.call, query: queryOf(request), parseAs: 'blob' }));
}

function queryOf({ companyId, ...rest }: EvidenceRequest): GetCompanyEvidenceData['query'] {
  return companyId === undefined ? rest : { ...rest, companyId };
}
