import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { AttestationOffice, IssueAttestationsData } from '@portal/api-client/openapi';
import {
  type AttestationContent,
  type AttestationField,
  type AttestationSource,
  attestationCodeOf,
  attestationContent,
  attestationNumber,
  attestationTemplate,
  attestationWords,
  fullName,
  missingAttestationFields,
  parseAttestationCode,
  typedAttestationFields,
} from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { dayInWords } from '../../mail/dayInWords.ts';
import {
  type Call,
  type CallOf,
  FileAnswer,
  type Handlers,
  refuseChanged,
  userIdOf,
  Versioned,
  versionOf,
} from '../../openapi/call.ts';
import type { Paper } from '../../papers/Paper.ts';
import { pdfOrRefusal } from '../../papers/paperRefusal.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import { contractFor, lockedContractFor } from '../access.ts';
import { recordOf } from '../records.ts';
import {
  factsOf,
  readAttestations,
  readCandidates,
  readOffice,
  stateOfCode,
  trainingObject,
} from './queries.ts';

/** The calls about attestations (ADR-0087). */
export const attestations = {
  async listAttestations({ query: { courseId, studentId }, caller, db }) {
    if ((courseId === undefined) === (studentId === undefined))
      throw badField('courseId', 'is required, or studentId');
    if (courseId !== undefined) await contractFor(db, caller, courseId);
    if (studentId !== undefined) await recordOf(db, 'students', studentId);
    const where =
      courseId === undefined ? sql`a.student_id = ${studentId}` : sql`a.contract_id = ${courseId}`;
    return { data: await readAttestations(db, where) };
  },

  async previewAttestations({ query, caller, db, today }) {
    const { courseId, template, language, from = null, to = today } = query;
    const contract = await contractFor(db, caller, courseId);
    refuseWrongDays({ from, to }, today);
    const { basis } = attestationTemplate(template);
    const students = await readCandidates(db, contract.id, basis, { from, to });
    const { accreditation } = await readOffice(db);
    const values = { object: await objectOf(db, contract.id, language), accreditation };
    return { data: { students, values, employer: await employerOf(db, contract.company_id) } };
  },

  issueAttestations,

  /** A paper that was withdrawn stays withdrawn; the same reason again is answered as saved. */
  async withdrawAttestation(call) {
    const { path, body, caller, db, now } = call;
    const paper = await recordOf(db, 'attestations', path.id, { isLocked: true });
    const reason = body.reason.trim();
    if (reason === '') throw badField('reason', 'is required');
    if (paper.withdrawn_at !== null && paper.reason !== reason) throw new Refusal('conflict', isWithdrawn);
    if (paper.withdrawn_at === null)
      await db
        .updateTable('attestations')
        .set({ withdrawn_at: now.toISOString(), withdrawn_by: userIdOf(caller), reason })
        .where('id', '=', paper.id)
        .execute();
    return savedAnswer(db, [paper.id], 'The attestation was withdrawn');
  },

  downloadAttestations,

  /** An unknown code counts as an attempt, like an unknown private link. */
  async verifyAttestation(call) {
    const { path, db, attempts, address, clock } = call;
    const attempt = await attempts.count({ purpose: 'verification', address });
    const code = parseAttestationCode(path.code);
    const found = code === null ? undefined : await stateOfCode(db, code);
    if (!found) {
      attempt.refuseTooMany();
      throw new Refusal('not-found', unknownCode);
    }
    await attempt.succeed();
    const { year, sequence, language, content, issued_at } = await recordOf(db, 'attestations', found.id);
    return {
      data: {
        state: found.state,
        number: attestationNumber(year, sequence),
        language,
        issued_on: clock.dayOf(new Date(issued_at)),
        content: content && contentToWire(content),
      },
    };
  },

  getAttestationSettings: ({ db }) => settingsAnswer(db),

  async setAttestationSettings({ body, db, ifMatch }) {
    // Of two concurrent requests, the second one waits and then sees the change of the first.
    await sql`insert into attestation_settings (id) values (1) on conflict do nothing`.execute(db);
    await sql`select from attestation_settings for update`.execute(db);
    const before = await readOffice(db);
    refuseChanged(before, ifMatch);
    const settings = {
      provider: body.provider?.trim() || null,
      address: body.address?.trim() || null,
      accreditation: body.accreditation?.trim() || null,
      signatory: body.signatory?.trim() || null,
      signatory_title: body.signatory_title?.trim() || null,
    };
    const isChange = JSON.stringify(settings) !== JSON.stringify(officeToWire(before));
    if (isChange) await db.updateTable('attestation_settings').set(settings).execute();
    return settingsAnswer(db);
  },
} satisfies Handlers;

const isWithdrawn = 'Cette attestation est déjà retirée - This attestation is already withdrawn';
const isReplaced = 'Cette attestation est déjà remplacée - This attestation is already replaced';
const unknownCode = 'Ce code est inconnu - This code is unknown';

type Issuing = CallOf<'issueAttestations'>;

/**
 * Issues papers for students of a contract: all of them, or none. They are written once before they are stored, so that
 * none is issued which cannot be printed.
 */
async function issueAttestations(call: Issuing) {
  const { body, caller, db, now, today, papers, publicUrl, productName } = call;
  const { template, language, from = null } = body;
  const to = body.to ?? today;
  refuseWrongDays({ from, to }, today);
  const contract = await lockedContractFor(db, caller, body.course_id);
  const students = [...new Set(body.student_ids)];
  const replaced = await replacedPaper(db, body, students);
  const office = await readOffice(db);
  const employer = await employerOf(db, contract.company_id);
  const candidates = await readCandidates(db, contract.id, attestationTemplate(template).basis, { from, to });
  const sources = students.map((id) => {
    const candidate = candidates.find(({ student }) => student.id === id);
    if (!candidate) throw badField('student_ids', 'must be students of the contract');
    const { name, last_name } = candidate.student;
    const source: AttestationSource = {
      template,
      language,
      person: fullName({ name, lastName: last_name }),
      employer,
      facts: factsOf(candidate),
      values: valuesOf(body.values),
      office,
      dayText: dayInWords,
    };
    return { id, source };
  });
  refuseMissing(sources.map(({ source }) => source));
  const year = Number(today.slice(0, 4));
  const issuedOn = dayInWords(language, today);
  const contents = sources.map(({ source }) => attestationContent(source, productName));
  const draft = contents.map((content) => ({
    content,
    number: attestationNumber(year, 1),
    code: '0'.repeat(12),
    issuedOn,
  }));
  pdfOrRefusal(
    await papers.write({ papers: draft, language, publicUrl: publicUrl(), title: titleOf(draft) }),
  );
  // Until the transaction ends, nobody else takes a number: there are no gaps and no doubles.
  await sql`select pg_advisory_xact_lock(hashtextextended('attestations', 0))`.execute(db);
  const {
    rows: [last],
  } = await sql<{ sequence: number }>`select coalesce(max(sequence), 0) as sequence
    from attestations where year = ${year}`.execute(db);
  const ids: number[] = [];
  for (const [place, { id, source }] of sources.entries()) {
    const { minutes, firstOn, lastOn } = source.facts;
    const { id: added } = await db
      .insertInto('attestations')
      .values({
        year,
        sequence: (last?.sequence ?? 0) + place + 1,
        code: attestationCodeOf(randomBytes(12)),
        template,
        language,
        contract_id: contract.id,
        student_id: id,
        from_on: from,
        to_on: to,
        minutes,
        first_on: firstOn ?? to,
        last_on: lastOn ?? to,
        content: JSON.stringify(contents[place]),
        issued_at: now.toISOString(),
        issued_by: userIdOf(caller),
        replaces_id: replaced,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(added);
  }
  return savedAnswer(db, ids, 'The attestations were issued');
}

/** Returns the id of the paper that is replaced, locked; null for none. It must be of the same student and contract. */
async function replacedPaper(
  db: Db,
  { replaces_id, course_id }: Issuing['body'],
  students: readonly number[],
): Promise<number | null> {
  if (replaces_id === undefined) return null;
  const paper = await recordOf(db, 'attestations', replaces_id, { isLocked: true });
  const isSame = paper.contract_id === course_id && students.length === 1 && students[0] === paper.student_id;
  if (!isSame) throw badField('replaces_id', 'must be of the same contract and the only student');
  const [stored] = await readAttestations(db, sql`a.id = ${paper.id}`);
  if (stored?.state === 'withdrawn') throw new Refusal('conflict', isWithdrawn);
  if (stored?.state === 'replaced') throw new Refusal('conflict', isReplaced);
  return paper.id;
}

/** Refuses papers with empty mandatory fields, and names them and the people. */
function refuseMissing(sources: readonly AttestationSource[]): void {
  const missing = sources.flatMap((source) => {
    const fields = missingAttestationFields(source);
    return fields.length === 0 ? [] : [{ person: source.person, fields }];
  });
  if (missing.length === 0) return;
  const namesIn = (language: 'fr' | 'en') =>
    missing
      .map(({ person, fields }) => {
        const names = fields.map((field) => attestationWords[language].fields[field].toLowerCase());
        return `${person} (${names.join(', ')})`;
      })
      .join('; ');
  const fields = [...new Set(missing.flatMap((one) => one.fields))];
  throw new Refusal(
    'bad-input',
    `Champs obligatoires vides\u00A0: ${namesIn('fr')} - Empty mandatory fields: ${namesIn('en')}`,
    Object.fromEntries(fields.map((field) => [pathOf(field), ['is required']])),
  );
}

/** The path of a field in the request; recorded ones belong to the students. */
function pathOf(field: AttestationField): string {
  return typedAttestationFields.some((typed) => typed === field) ? `values.${field}` : 'student_ids';
}

function valuesOf(values: NonNullable<IssueAttestationsData['body']>['values']): AttestationSource['values'] {
  return Object.fromEntries(typedAttestationFields.map((field) => [field, values[field]?.trim() ?? '']));
}

function refuseWrongDays({ from, to }: { from: string | null; to: string }, today: string): void {
  if (from !== null && from > to) throw badField('from', 'is after to');
  if (to > today) throw badField('to', 'is in the future');
}

async function employerOf(db: Db, companyId: number | null): Promise<string | null> {
  if (companyId === null) return null;
  return (await recordOf(db, 'companies', companyId)).name;
}

/** What the training of a contract is about, as its language and course type name it. */
async function objectOf(db: Db, contractId: number, language: 'fr' | 'en'): Promise<string> {
  const { rows } = await sql<{ object: string }>`select ${trainingObject(language)} as object from contracts c
      left join languages l on l.id = c.language_id left join course_types ct on ct.id = c.course_type_id
    where c.id = ${contractId}`.execute(db);
  return rows[0]?.object ?? '';
}

async function savedAnswer(db: Db, ids: readonly number[], message: string) {
  const data = await readAttestations(db, sql`a.id = any (${ids}::bigint[])`);
  return { message, data: data.toReversed() };
}

/** Not typed by the API description's client, which sees a blob: the response is the file itself. */
async function downloadAttestations(call: Call<{ query: { ids: string } }>): Promise<FileAnswer> {
  const { query, caller, db, clock, papers, publicUrl } = call;
  const ids = [...new Set(query.ids.split(',').map(Number))];
  const rows = await db.selectFrom('attestations').selectAll().where('id', 'in', ids).execute();
  if (rows.length < ids.length) throw new Refusal('not-found');
  for (const contractId of new Set(rows.map((row) => row.contract_id)))
    await contractFor(db, caller, contractId);
  const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const language = inOrder[0]?.language ?? 'fr';
  if (inOrder.some((row) => row.language !== language))
    throw badField('ids', 'must be attestations of one language');
  const sheets = inOrder.map((row): Paper => {
    if (row.content === null) throw new Refusal('not-found', erasedPaper);
    const { content, code } = row;
    const number = attestationNumber(row.year, row.sequence);
    return { content, code, number, issuedOn: dayInWords(language, clock.dayOf(new Date(row.issued_at))) };
  });
  const pdf = pdfOrRefusal(
    await papers.write({ papers: sheets, language, publicUrl: publicUrl(), title: titleOf(sheets) }),
  );
  const bytes = Buffer.from(pdf);
  const [first] = sheets;
  const name = `${first?.content.title ?? ''} ${first?.number ?? ''}${sheets.length > 1 ? ` (${sheets.length})` : ''}.pdf`;
  return new FileAnswer(
    { name, size: bytes.length, content_key: inOrder.map(({ id }) => id).join('-') },
    {
      stream: async (_key, range) =>
        Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
    },
  );
}

const erasedPaper =
  'La personne a été effacée\u00A0: cette attestation ne peut plus être ouverte - The person was erased: this attestation can no longer be opened';

function titleOf(sheets: readonly Pick<Paper, 'content' | 'number'>[]): string {
  const [first] = sheets;
  return sheets.length === 1 ? `${first?.content.title} ${first?.number}` : (first?.content.title ?? '');
}

function contentToWire({ signatoryTitle, hasStamp: _, ...content }: AttestationContent) {
  return { ...content, fields: [...content.fields], signatory_title: signatoryTitle };
}

function officeToWire(office: Awaited<ReturnType<typeof readOffice>>): Omit<AttestationOffice, 'etag'> {
  const { provider, address, accreditation, signatory, signatoryTitle: signatory_title } = office;
  return { provider, address, accreditation, signatory, signatory_title };
}

async function settingsAnswer(db: Db): Promise<Versioned<{ data: AttestationOffice }>> {
  const office = await readOffice(db);
  const etag = versionOf(office);
  return new Versioned({ data: { ...officeToWire(office), etag } }, etag);
}
