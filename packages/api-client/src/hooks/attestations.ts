import type {
  Attestation,
  AttestationCandidate,
  AttestationLanguage,
  AttestationOffice,
  AttestationTemplateId,
  CalendarDate,
  TypedAttestationField,
  VerifiedAttestation,
} from '@portal/domain';
import type { Api } from '../client.ts';
import {
  downloadAttestations as download,
  getAttestationSettings,
  issueAttestations,
  listAttestations,
  previewAttestations,
  setAttestationSettings,
  verifyAttestation,
  withdrawAttestation,
} from '../generated/sdk.gen.ts';
import type { GetAttestationSettingsResponse } from '../generated/types.gen.ts';
import {
  attestation,
  attestationCandidate,
  attestationOffice,
  verifiedFromWire,
} from '../wire/attestation.ts';
import { type DownloadedFile, downloadedFile } from './files.ts';
import { keepRows, type Query, type ReadCall, useQuery } from './useQuery.ts';
import { type Intention, useWrite } from './useWrite.ts';

/** Whose attestations: those of a contract, or of a student. */
export type AttestationsOf = { contractId: number } | { studentId: number };

/** The attestations of a contract or student, newest first (extension `attestations`). Null reads nothing. */
export function useAttestations(of: AttestationsOf | null): Query<Attestation[]> {
  return useQuery(of && ['attestations', of], async (call) => {
    const query = of && 'contractId' in of ? { courseId: of.contractId } : { studentId: of?.studentId };
    return (await listAttestations({ ...call, query })).data.data.map(attestation.fromWire);
  });
}

/** What attestations of a contract are to be about. */
export interface AttestationRequest {
  contractId: number;
  template: AttestationTemplateId;
  language: AttestationLanguage;
  /** The days that count; without a first day the whole contract, without a last day until today. */
  from: CalendarDate | null;
  to: CalendarDate | null;
}

/** What attestations would say. */
export interface AttestationPreview {
  students: AttestationCandidate[];
  employer: string | null;
  /** What the office need not type. */
  object: string;
  accreditation: string | null;
}

/** What attestations of a contract would say. Null reads nothing. */
export function useAttestationPreview(request: AttestationRequest | null): Query<AttestationPreview> {
  return useQuery(
    request && ['attestation-preview', request],
    async (call) => readPreview(call, request as AttestationRequest),
    keepRows,
  );
}

async function readPreview(
  call: ReadCall,
  { contractId: courseId, template, language, from, to }: AttestationRequest,
): Promise<AttestationPreview> {
  const query = { courseId, template, language, ...(from && { from }), ...(to && { to }) };
  const { students, employer, values } = (await previewAttestations({ ...call, query })).data.data;
  return { students: students.map(attestationCandidate.fromWire), employer, ...values };
}

/** Attestations to issue. */
export interface NewAttestations extends AttestationRequest {
  studentIds: readonly number[];
  values: Partial<Record<TypedAttestationField, string>>;
  /** The id of the attestation that the new one replaces. */
  replaces?: number;
}

/** Issues attestations: all of them, or none. */
export function useIssueAttestations(): (
  papers: NewAttestations,
  intention?: Intention,
) => Promise<Attestation[]> {
  return useWrite(
    async (call, { contractId, studentIds, from, to, replaces, ...papers }: NewAttestations) => {
      const body = {
        ...papers,
        course_id: contractId,
        student_ids: [...studentIds],
        ...(from && { from }),
        ...(to && { to }),
        ...(replaces !== undefined && { replaces_id: replaces }),
      };
      return (await issueAttestations({ ...call, body })).data.data.map(attestation.fromWire);
    },
    'attestations',
  );
}

/** Withdraws an attestation for good. */
export function useWithdrawAttestation(): (id: number, reason: string) => Promise<Attestation[]> {
  return useWrite(async (call, id: number, reason: string) => {
    const sent = await withdrawAttestation({ ...call, path: { id }, body: { reason } });
    return sent.data.data.map(attestation.fromWire);
  }, 'attestations');
}

/** Downloads attestations of one language as one PDF. */
export async function downloadAttestations(api: Api, ids: readonly number[]): Promise<DownloadedFile> {
  return downloadedFile(await download({ ...api.call, query: { ids: ids.join(',') }, parseAs: 'blob' }));
}

/** What the office prints on its attestations, as it was read. */
export interface SavedAttestationOffice extends AttestationOffice {
  /** Sent back with a save, which fails if someone else saved first. */
  version: string | null;
}

/** What the office prints on its attestations (extension `attestations`). */
export function useAttestationOffice(isAsked = true): Query<SavedAttestationOffice> {
  return useQuery(isAsked ? ['attestation-settings'] : null, async (call) => {
    const { data, response } = await getAttestationSettings(call);
    return savedOffice(data, response);
  });
}

/** Replaces what the office prints. Throws `conflict` when someone else has changed it since `version`. */
export function useSaveAttestationOffice(): (
  office: AttestationOffice,
  version: string | null,
) => Promise<SavedAttestationOffice> {
  return useWrite(
    async (call, office: AttestationOffice, version: string | null) => {
      const { data, response } = await setAttestationSettings({
        ...call,
        body: attestationOffice.toWire(office),
        ...(version && { headers: { 'If-Match': version } }),
      });
      return savedOffice(data, response);
    },
    'attestation-settings',
    'attestation-preview',
  );
}

/** What a printed code says; throws `not-found` for an unknown one. Null reads nothing. */
export function useVerifiedAttestation(code: string | null): Query<VerifiedAttestation> {
  return useQuery(code === null ? null : ['attestation-code', code], async (call) => {
    const { data } = await verifyAttestation({ ...call, path: { code: code ?? '' } });
    return verifiedFromWire(data.data);
  });
}

function savedOffice({ data }: GetAttestationSettingsResponse, response: Response): SavedAttestationOffice {
  return { ...attestationOffice.fromWire(data), version: response.headers.get('ETag') };
}
