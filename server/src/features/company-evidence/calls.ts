import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { CompanyEvidence as WireEvidence } from '@portal/api-client/openapi';
import { type CompanyEvidence, evidenceFileName, evidencePaper } from '@portal/domain';
import type { Db } from '../../database/connect.ts';
import { dayInWords } from '../../mail/dayInWords.ts';
import { type Call, FileAnswer, type Handlers } from '../../openapi/call.ts';
import { pdfOrRefusal } from '../../papers/paperRefusal.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import type { Caller } from '../../sessions/Caller.ts';
import { readOffice } from '../attestations/queries.ts';
import { recordOf } from '../records.ts';
import { type AskedEvidence, readEvidence } from './queries.ts';

/** The calls about a company's evidence of training (ADR-0090). */
export const companyEvidence = {
  async getCompanyEvidence({ query, caller, db }) {
    return { data: await readEvidence(db, await companyFor(db, caller, query.companyId), query) };
  },

  downloadCompanyEvidence,
} satisfies Handlers;

/** Returns the company of a link, or the one that an administrator names. */
async function companyFor(db: Db, caller: Caller, asked: number | undefined) {
  const own = caller.role === 'company' ? caller.companyId : undefined;
  const companyId = asked ?? own;
  if (companyId === undefined) throw badField('companyId', 'is required');
  if (own !== undefined && companyId !== own) throw new Refusal('forbidden');
  const { id, name } = await recordOf(db, 'companies', companyId);
  return { id, name };
}

/** Not typed by the API description's client, which sees a blob: the response is the file itself. */
async function downloadCompanyEvidence(
  call: Call<{ query: AskedEvidence & { companyId?: number } }>,
): Promise<FileAnswer> {
  const { query, caller, db, today, papers, productName } = call;
  const { language } = query;
  const company = await companyFor(db, caller, query.companyId);
  const evidence = evidenceFromWire(await readEvidence(db, company, query));
  const { provider, address } = await readOffice(db);
  const paper = evidencePaper(evidence, language, { provider: provider ?? productName, address });
  const pdf = pdfOrRefusal(
    await papers.writeEvidence({ paper, language, writtenOn: dayInWords(language, today) }),
    'language',
  );
  const bytes = Buffer.from(pdf);
  const name = evidenceFileName(evidence, language, 'pdf');
  const content_key = createHash('sha256').update(bytes).digest('hex');
  return new FileAnswer(
    { name, size: bytes.length, content_key },
    {
      stream: async (_key, range) =>
        Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
    },
  );
}

function evidenceFromWire({ company: { id, name }, rows, ...evidence }: WireEvidence): CompanyEvidence {
  return {
    ...evidence,
    company: { id, name },
    rows: rows.map(({ student, course, first_on: firstOn, last_on: lastOn, teachers, ...row }) => ({
      ...row,
      student: personOf(student),
      contract: { id: course.id, number: course.contract_number },
      firstOn,
      lastOn,
      teachers: teachers.map(personOf),
    })),
  };
}

function personOf({ id, name, last_name: lastName }: { id: number; name: string; last_name: string }) {
  return { id, name, lastName };
}
