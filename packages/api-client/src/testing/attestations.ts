import type {
  Attestation,
  AttestationCandidate,
  AttestationOffice,
  VerifiedAttestation,
} from '@portal/domain';
import { type HttpHandler, HttpResponse } from 'msw';
import type * as Wire from '../generated/types.gen.ts';
import { attestation, attestationCandidate, attestationOffice, verifiedToWire } from '../wire/attestation.ts';
import { answers, failed, type Situation } from './situation.ts';

export interface AttestationsSituation extends Situation {
  attestations?: Attestation[];
  /** The students of every contract, with what the records say of them. */
  candidates?: AttestationCandidate[];
  employer?: string | null;
  office?: AttestationOffice;
  /** What somebody else saves before the first change of the office's data, which is then refused. */
  savedByOthers?: Partial<AttestationOffice>;
  /** The sentence with which issuing is refused. */
  refused?: string;
  /** What each code says; any other code is unknown. */
  verified?: Readonly<Record<string, VerifiedAttestation>>;
}

const noOffice: AttestationOffice = {
  provider: null,
  address: null,
  accreditation: null,
  signatory: null,
  signatoryTitle: null,
};

/** Answers the calls about attestations. The extension is named by other handlers. */
export function attestationsHandlers({
  attestations = [],
  candidates = [],
  employer = 'Aéro Beauséjour inc.',
  office = noOffice,
  savedByOthers,
  refused,
  verified = {},
  ...situation
}: AttestationsSituation = {}): HttpHandler[] {
  let rows = attestations.map(attestation.toWire);
  let stored = attestationOffice.toWire(office);
  let others = savedByOthers;
  let version = 1;
  const officeAnswer = () =>
    HttpResponse.json({ data: { ...stored, etag: `"v${version}"` } }, { headers: { ETag: `"v${version}"` } });
  return [
    answers('get', '/attestations', situation, () => ({ data: rows })),
    answers('get', '/attestations/preview', situation, () => ({
      data: {
        students: candidates.map(attestationCandidate.toWire),
        employer,
        values: { object: 'Anglais, Individuel', accreditation: office.accreditation },
      },
    })),
    answers('get', '/attestations/pdf', situation, () =>
      HttpResponse.arrayBuffer(new ArrayBuffer(8), {
        headers: {
          'Content-Type': 'application/octet-stream',
          'Content-Disposition': 'attachment; filename="attestation.pdf"',
        },
      }),
    ),
    answers('post', '/attestations', situation, ({ body }) => {
      if (refused) return failed({ status: 400, message: refused, code: 'bad-input' });
      const { course_id, student_ids, template, language, replaces_id } =
        body as Wire.IssueAttestationsData['body'];
      const added = student_ids.map((id, place): Wire.Attestation => {
        const next = rows.length + place + 1;
        const candidate = candidates.find(({ student }) => student.id === id);
        return {
          id: next,
          number: `AT-2026-${String(next).padStart(4, '0')}`,
          code: '7K2MQ4TD9WXA',
          template,
          language,
          course: { id: course_id, contract_number: '2026-0412' },
          student: candidate
            ? attestationCandidate.toWire(candidate).student
            : { id, name: '', last_name: '' },
          from: null,
          to: '2026-11-23',
          minutes: candidate?.minutes ?? 60,
          issued_at: '2026-11-23T15:00:00.000Z',
          issued_by: null,
          state: 'valid',
          withdrawn_at: null,
          reason: null,
          replaced_by: null,
          erased: 0,
        };
      });
      const replaced_by = added[0]?.number ?? null;
      rows = [
        ...added.toReversed(),
        ...rows.map((row) =>
          row.id === replaces_id ? { ...row, state: 'replaced' as const, replaced_by } : row,
        ),
      ];
      return { message: 'Issued', data: added };
    }),
    answers('put', '/attestations/:id/withdraw', situation, ({ body, params }) => {
      const { reason } = body as Wire.WithdrawAttestationData['body'];
      const withdrawn_at = '2026-11-23T15:30:00.000Z';
      rows = rows.map((row) =>
        String(row.id) === params.id ? { ...row, state: 'withdrawn' as const, withdrawn_at, reason } : row,
      );
      return { message: 'Withdrawn', data: rows.filter(({ id }) => String(id) === params.id) };
    }),
    answers('get', '/attestationSettings', situation, officeAnswer),
    answers('put', '/attestationSettings', situation, ({ body, headers }) => {
      if (others) {
        stored = { ...stored, ...attestationOffice.toWire({ ...noOffice, ...others }) };
        version += 1;
      }
      others = undefined;
      if (headers.get('If-Match') !== `"v${version}"`)
        return failed({ status: 412, message: 'Changed meanwhile', code: 'changed' });
      stored = body as Wire.AttestationOfficeInput;
      version += 1;
      return officeAnswer();
    }),
    answers('get', '/attestationCodes/:code', situation, ({ params }) => {
      const found = verified[String(params.code)];
      return found
        ? { data: verifiedToWire(found) }
        : failed({ status: 404, message: 'Unknown', code: 'not-found' });
    }),
  ];
}
