import type { MeetingDecision, MeetingPerson } from '@portal/api-client/openapi';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import type { Schema } from '../../database/schema.ts';
import { versionOf } from '../../openapi/call.ts';
import { markedJson } from '../json.ts';
import { addressDigest } from './addressDigest.ts';

/** Selects the students who are or were in the contract, as `isOrWasIn` decides for one. */
function studentsOf(contractId: number): Sql {
  return sql`select student_id from enrolments where contract_id = ${contractId}
    union select student_id from history where table_name = 'enrolments' and contract_id = ${contractId}
    union select student_id from report_forms where contract_id = ${contractId}
    union select a.student_id from absences a join lessons l on l.id = a.lesson_id
      where l.contract_id = ${contractId}`;
}

/** Selects the teachers who teach or taught the contract, are or were to give a class of it, or gave one. */
function teachersOf(contractId: number): Sql {
  return sql`select teacher_id from contracts where id = ${contractId}
    union select teacher_id from previous_teachers where contract_id = ${contractId}
    union select substitute_id from planned_classes where contract_id = ${contractId}
    union select teacher_id from lessons where contract_id = ${contractId} and status = 1`;
}

interface Addressed {
  readonly id: number;
  readonly name: string;
  readonly last_name: string;
  readonly email: string | null;
}

/** Reads the people who may be in the meetings of a contract, with digests of their addresses. */
export async function readMeetingPeople(
  db: Db,
  contractId: number,
  salt: string,
): Promise<{ students: MeetingPerson[]; teachers: MeetingPerson[] }> {
  const [students, teachers] = await Promise.all([
    sql<Addressed>`select s.id, s.name, s.last_name, s.email from students s
      where s.id in (${studentsOf(contractId)}) order by s.last_name_folded, s.name_folded, s.id`.execute(db),
    sql<Addressed>`select t.id, u.name, u.last_name, u.email from teachers t join users u on u.id = t.user_id
      where t.id in (${teachersOf(contractId)}) order by u.last_name_folded, u.name_folded, t.id`.execute(db),
  ]);
  const person = ({ email, ...named }: Addressed): MeetingPerson => ({
    ...named,
    address_digests: email === null ? [] : [addressDigest(salt, email)],
  });
  return { students: students.rows.map(person), teachers: teachers.rows.map(person) };
}

/** The user `u`, as answers name who decided or stored something; null if there is none. */
export const userNameJson = markedJson(sql`'id', u.id, 'name', u.name, 'last_name', u.last_name`, {
  isThere: sql`u.id is not null`,
  isArchived: sql`u.status = 0`,
});

type DecisionRow = Selectable<Schema['meeting_decisions']> & {
  readonly moment: string;
  readonly decider: MeetingDecision['decided_by'];
};

/** Reads the decisions about the participants of a contract's meetings, by displayed name. */
export async function readDecisions(db: Db, contractId: number, salt: string): Promise<MeetingDecision[]> {
  const { rows } = await sql<DecisionRow>`select d.*, iso(d.decided_at) as moment, ${userNameJson} as decider
    from meeting_decisions d left join users u on u.id = d.decided_by
    where d.contract_id = ${contractId} order by fold(d.name) collate "C", d.id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.participant_address,
    email_digest: row.participant_address === null ? null : addressDigest(salt, row.participant_address),
    student_id: row.student_id,
    decided_at: row.moment,
    decided_by: row.decider,
    etag: versionOf(row),
  }));
}
