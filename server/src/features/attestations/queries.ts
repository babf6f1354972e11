import type { Attestation, AttestationCandidate } from '@portal/api-client/openapi';
import {
  type AttestationFacts,
  type AttestationLanguage,
  type AttestationOffice,
  type AttestationState,
  attestationNumber,
  attestationTemplate,
  attestationTemplateIds,
} from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import { attendedClasses } from '../attendance/attendedClasses.ts';
import { studentNameJson, userNameOf } from '../json.ts';

/** The days that an attestation is about. */
export interface AttestedDays {
  /** Null from the first class. */
  readonly from: string | null;
  readonly to: string;
}

/**
 * The minutes that a student attended in a contract, with the first and last day, as columns `minutes`, `first_on` and
 * `last_on`: classes that were given while the student belonged to it, as everywhere in the portal (ADR-0053).
 */
function attendedFacts(contractId: Sql, studentId: Sql, { from, to }: { from: Sql; to: Sql }): Sql {
  return sql`(select coalesce(sum(m.minutes), 0)::integer as minutes, min(m.held_on) filter (where m.minutes > 0) as first_on,
      max(m.held_on) filter (where m.minutes > 0) as last_on
    from ${attendedClasses} m
    where m.contract_id = ${contractId} and m.student_id = ${studentId}
      and m.held_on between coalesce(${from}, '-infinity') and ${to})`;
}

/**
 * What the training of a contract `c` is about, as its language `l` and course type `ct` name it: `Anglais, Groupe`.
 */
export function trainingObject(language: AttestationLanguage): Sql {
  const type = language === 'en' ? sql`coalesce(nullif(ct.name_en, ''), ct.name)` : sql`ct.name`;
  return sql`concat_ws(', ', nullif(l.name, ''), nullif(${type}, ''))`;
}

/** The same columns for the contracted hours of a contract to which the student is registered. */
function registeredFacts(contractId: Sql, studentId: Sql): Sql {
  return sql`(select case when count(e.id) = 0 then 0
      else coalesce(round((k.hours_per_class * k.number_of_classes * 60)::numeric), 0)::integer end as minutes,
      greatest(k.starts_on, min(e.starts_on)) as first_on, k.ends_on as last_on
    from contracts k left join enrolments e on e.contract_id = k.id and e.student_id = ${studentId} and e.ends_on is null
    where k.id = ${contractId} group by k.id)`;
}

/** Names of the templates whose hours are those to which a student is registered. */
export const registeredTemplates = attestationTemplateIds.filter(
  (id) => attestationTemplate(id).basis === 'registered',
);

/** The present hours and dates of the records for the attestation `a`. */
const factsNow = sql`(select minutes, first_on, last_on from ${attendedFacts(
  sql`a.contract_id`,
  sql`a.student_id`,
  {
    from: sql`a.from_on`,
    to: sql`a.to_on`,
  },
)} f where not a.template = any (${registeredTemplates}::text[])
  union all select minutes, first_on, last_on from ${registeredFacts(sql`a.contract_id`, sql`a.student_id`)} r
    where a.template = any (${registeredTemplates}::text[]))`;

/** Condition: the attestation `a`, which `b` replaces, is neither withdrawn nor replaced. */
export const isValidPaper = sql`(a.withdrawn_at is null and b.id is null)`;

/** State of a paper: `superseded` when the records have changed since; not for an erased person, who has no records. */
const stateOf = sql`case when a.withdrawn_at is not null then 'withdrawn'
  when b.id is not null then 'replaced'
  when a.content is not null and (now.minutes, now.first_on, now.last_on) is distinct from (a.minutes, a.first_on, a.last_on)
    then 'superseded'
  else 'valid' end`;

const source = sql`attestations a left join attestations b on b.replaces_id = a.id
  left join lateral ${factsNow} now on true`;

interface AttestationRow extends Omit<Attestation, 'number' | 'replaced_by'> {
  readonly year: number;
  readonly sequence: number;
  readonly next_year: number | null;
  readonly next_sequence: number | null;
}

/** Reads the attestations `a` that meet a condition, the newest first. */
export async function readAttestations(db: Db, where: Sql): Promise<Attestation[]> {
  const { rows } = await sql<AttestationRow>`select a.id, a.year, a.sequence, a.code, a.template, a.language,
      json_build_object('id', c.id, 'contract_number', c.number) as course, ${studentNameJson} as student,
      a.from_on as "from", a.to_on as "to", a.minutes, iso(a.issued_at) as issued_at, ${userNameOf('u')} as issued_by,
      ${stateOf} as state, iso(a.withdrawn_at) as withdrawn_at, a.reason, b.year as next_year,
      b.sequence as next_sequence, (a.content is null)::integer as erased
    from ${source} join contracts c on c.id = a.contract_id join students s on s.id = a.student_id
      left join users u on u.id = a.issued_by
    where ${where} order by a.year desc, a.sequence desc`.execute(db);
  return rows.map(({ year, sequence, next_year, next_sequence, ...row }) => ({
    ...row,
    number: attestationNumber(year, sequence),
    replaced_by:
      next_year === null || next_sequence === null ? null : attestationNumber(next_year, next_sequence),
  }));
}

/** Returns the state of the attestation with this code; undefined for an unknown one. */
export async function stateOfCode(
  db: Db,
  code: string,
): Promise<{ readonly id: number; readonly state: AttestationState } | undefined> {
  const { rows } = await sql<{
    id: number;
    state: AttestationState;
  }>`select a.id, ${stateOf} as state from ${source} where a.code = ${code}`.execute(db);
  return rows[0];
}

/** Reads what the records say about every student of a contract, by name. Without hours, someone has none to attest. */
export async function readCandidates(
  db: Db,
  contractId: number,
  basis: 'attended' | 'registered',
  { from, to }: AttestedDays,
): Promise<AttestationCandidate[]> {
  const facts =
    basis === 'registered'
      ? registeredFacts(sql`${contractId}::bigint`, sql`s.id`)
      : attendedFacts(sql`${contractId}::bigint`, sql`s.id`, {
          from: sql`${from}::date`,
          to: sql`${to}::date`,
        });
  const { rows } = await sql<AttestationCandidate>`select ${studentNameJson} as student, f.minutes,
      f.first_on, f.last_on
    from students s left join lateral ${facts} f on true
    where s.id in (select e.student_id from enrolments e where e.contract_id = ${contractId})
    order by s.last_name_folded, s.name_folded, s.id`.execute(db);
  return rows;
}

/** Facts of the wire as the domain reads them. */
export function factsOf(candidate: Omit<AttestationCandidate, 'student'>): AttestationFacts {
  return { minutes: candidate.minutes, firstOn: candidate.first_on, lastOn: candidate.last_on };
}

/** Reads what the office prints on its papers, with the version of these settings. */
export async function readOffice(db: Db): Promise<AttestationOffice & { readonly version: number }> {
  const row = await db.selectFrom('attestation_settings').selectAll().executeTakeFirst();
  return {
    provider: row?.provider ?? null,
    address: row?.address ?? null,
    accreditation: row?.accreditation ?? null,
    signatory: row?.signatory ?? null,
    signatoryTitle: row?.signatory_title ?? null,
    version: row?.version ?? 0,
  };
}
