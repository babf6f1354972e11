import { aCompanyEvidence, type CompanyEvidence } from '@portal/domain';
import { type HttpHandler, HttpResponse } from 'msw';
import { companyEvidence } from '../wire/company-evidence.ts';
import { answers, failed, type Situation } from './situation.ts';

export interface CompanyEvidenceSituation extends Situation {
  evidence?: CompanyEvidence;
  /** The sentence with which the PDF is refused. */
  refused?: string;
}

/** Answers the calls about a company's evidence; other years than that of the evidence have no rows. */
export function companyEvidenceHandlers({
  evidence = aCompanyEvidence(),
  refused,
  ...situation
}: CompanyEvidenceSituation = {}): HttpHandler[] {
  return [
    answers('get', '/companyEvidence', situation, ({ query }) => {
      const year = Number(query.get('year'));
      const rows = year === evidence.year ? evidence.rows : [];
      return { data: companyEvidence.toWire({ ...evidence, year, rows }) };
    }),
    answers('get', '/companyEvidence/pdf', situation, () =>
      refused
        ? failed({ status: 400, message: refused, code: 'bad-input' })
        : HttpResponse.arrayBuffer(new ArrayBuffer(8), {
            headers: {
              'Content-Type': 'application/octet-stream',
              'Content-Disposition': 'attachment; filename="evidence.pdf"',
            },
          }),
    ),
  ];
}
