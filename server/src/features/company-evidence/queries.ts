import type { CompanyEvidence, EvidenceRow, Named } from '@portal/api-client/openapi';
import type { AttestationLanguage } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { attendedClasses } from '../attendance/attendedClasses.ts';
import { readAttestations, readOffice, trainingObject } from '../attestations/queries.ts';
import { studentNameJson, teacherNameJson } from '../json.ts';

/** The year and language of an evidence. */
export interface AskedEvidence {
  readonly year: number;
  readonly language: AttestationLanguage;
}

/**
 * Reads what the records of a calendar year say about the contracts of a company. Contracts of other employers of the
 * same people are left out (DECISION-42).
 */
export async function readEvidence(
  db: Db,
  { id, name }: Named,
  { year, language }: AskedEvidence,
): Promise<CompanyEvidence> {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const { rows } = await sql<Omit<EvidenceRow, 'attestations'>>`
    with own as materialized (select * from contracts where company_id = ${id}),
    taken as materialized (
      select m.* from own c join ${attendedClasses} m on m.contract_id = c.id
      where m.held_on between ${first}::date and ${last}::date),
    facts as (
      select contract_id, student_id, sum(minutes)::integer as minutes,
        min(held_on) filter (where minutes > 0) as first_on, max(held_on) filter (where minutes > 0) as last_on
      from taken group by contract_id, student_id),
    givers as (
      select m.contract_id, m.student_id, m.teacher_id, min(m.held_on) as first_on, min(m.lesson_id) as first_lesson
      from taken m join facts f on f.contract_id = m.contract_id and f.student_id = m.student_id
      where m.teacher_id is not null and (m.minutes > 0 or f.minutes = 0)
      group by m.contract_id, m.student_id, m.teacher_id)
    select ${studentNameJson} as student,
      json_build_object('id', c.id, 'contract_number', c.number) as course,
      ${trainingObject(language)} as object, f.first_on, f.last_on, f.minutes,
      (select coalesce(json_agg(${teacherNameJson} order by g.first_on, g.first_lesson), '[]')
        from givers g join teachers t on t.id = g.teacher_id join users u on u.id = t.user_id
        where g.contract_id = f.contract_id and g.student_id = f.student_id) as teachers,
      c.invoice
    from facts f join own c on c.id = f.contract_id join students s on s.id = f.student_id
      left join languages l on l.id = c.language_id left join course_types ct on ct.id = c.course_type_id
    order by s.last_name_folded, s.name_folded, s.id, c.starts_on nulls last, c.id`.execute(db);
  const papers = await readAttestations(
    db,
    sql`c.company_id = ${id} and a.first_on <= ${last}::date and a.last_on >= ${first}::date`,
  );
  const papersOf = Map.groupBy(papers, ({ course, student }) => `${course.id} ${student.id}`);
  const { accreditation } = await readOffice(db);
  return {
    company: { id, name },
    year,
    years: await readYears(db, id),
    accreditation,
    rows: rows.map((row) => ({
      ...row,
      attestations: (papersOf.get(`${row.course.id} ${row.student.id}`) ?? []).map(({ number, state }) => ({
        number,
        state,
      })),
    })),
  };
}

/** The years in which classes of a company were given, latest first. */
async function readYears(db: Db, companyId: number): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct extract(year from x.held_on)::integer as year
    from contracts c join lessons x on x.contract_id = c.id and x.status = 1
    where c.company_id = ${companyId} order by year desc`.execute(db);
  return rows.map(({ year }) => year);
}
