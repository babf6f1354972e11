import type { MeetingDecision, MeetingDecisionInput, ReportCourse } from '@portal/api-client/openapi';
import { defaultPresenceTolerance, meetingLinkOf, plainEmail } from '@portal/domain';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { type Handlers, refuseChanged, userIdOf } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import { contractFor, isOrWasIn, recordableContractFor } from '../access.ts';
import { isInPeriod } from '../enrolment-periods.ts';
import { reportCourseFields } from '../json.ts';
import { deleteRecord, recordOf } from '../records.ts';
import { saltOf } from './addressDigest.ts';
import { readDecisions, readMeetingPeople } from './queries.ts';

/** The calls that recognize the participants of online meetings. */
export const meetingAttendance = {
  async getMeetingAttendance({ path, caller, db }) {
    const { id } = await contractFor(db, caller, path.courseId);
    const salt = await saltOf(db, id);
    const settings = await db.selectFrom('organisation').select('presence_tolerance').executeTakeFirst();
    return {
      data: {
        ...(await readMeetingPeople(db, id, salt)),
        decisions: await readDecisions(db, id, salt),
        digest_prefix: salt,
        tolerance_minutes: settings?.presence_tolerance ?? defaultPresenceTolerance,
      },
    };
  },

  /** The student is in the contract today, and it is neither done nor archived. */
  async listMeetingLinks({ caller, db, today }) {
    const studentId = caller.role === 'student' ? caller.studentId : null;
    const { rows } = await sql<{
      course: ReportCourse;
      meeting_link: string | null;
      location: string | null;
    }>`
      select json_build_object(${reportCourseFields}) as course, c.meeting_link, c.location from contracts c
        left join languages l on l.id = c.language_id left join course_types ct on ct.id = c.course_type_id
      where c.status_id in (1, 2) and exists (select from enrolments e where e.contract_id = c.id
        and e.student_id = ${studentId} and ${isInPeriod(sql`${today}::date`)})
      order by c.number_folded, c.id`.execute(db);
    return {
      data: rows.flatMap(({ course, meeting_link: meetingLink, location }) => {
        const link = meetingLinkOf({ meetingLink, location });
        return link === null ? [] : [{ course, meeting_link: link }];
      }),
    };
  },

  /** All or nothing. Of two people at once, the second one waits for the lock of the contract and is kept. */
  async saveMeetingDecisions({ path, body, caller, db, now }) {
    const contract = await recordableContractFor(db, caller, path.courseId);
    const decisions = body.decisions.map(keyed);
    const keys = new Set(decisions.map(({ participant_address, name }) => `${participant_address} ${name}`));
    const addresses = decisions.flatMap(({ participant_address }) => participant_address ?? []);
    if (keys.size < decisions.length || new Set(addresses).size < addresses.length)
      throw badField('decisions', 'names a participant twice');
    await refuseStrangers(db, contract.id, body.decisions);
    const made = { contract_id: contract.id, decided_at: now.toISOString(), decided_by: userIdOf(caller) };
    for (const decision of decisions) await remember(db, { ...decision, ...made });
    return {
      message: 'The decisions were saved',
      data: await decisionsOf(db, contract.id),
    };
  },

  async undoMeetingDecision({ path, caller, db, ifMatch }) {
    const contract = await recordableContractFor(db, caller, path.courseId);
    const decision = await recordOf(db, 'meeting_decisions', path.id, { isLocked: true });
    if (decision.contract_id !== contract.id) throw new Refusal('not-found');
    refuseChanged(decision, ifMatch);
    await deleteRecord(db, 'meeting_decisions', decision.id);
    return { message: 'The decision was undone' };
  },
} satisfies Handlers;

/** What a participant is known by, and who it is. */
function keyed({ name, email, student_id }: MeetingDecisionInput) {
  return {
    name: name.trim(),
    participant_address: email === null ? null : plainEmail(email),
    student_id,
  };
}

/** Throws if a decision names a student who neither is nor was in the contract. */
async function refuseStrangers(
  db: Db,
  contractId: number,
  decisions: readonly MeetingDecisionInput[],
): Promise<void> {
  const ids = [...new Set(decisions.flatMap(({ student_id }) => student_id ?? []))];
  const { rows } = await sql<{ id: number }>`select id from unnest(${ids}::bigint[]) as s(id)
    where not ${isOrWasIn(sql`${contractId}::bigint`, sql`s.id`)}`.execute(db);
  if (rows.length > 0) throw badField('decisions', 'must be about students of the contract');
}

/** Adds a decision, or replaces the one about the same participant. The same decision again changes nothing. */
async function remember(db: Db, decision: Insertable<Schema['meeting_decisions']>): Promise<void> {
  const {
    contract_id,
    participant_address: address = null,
    name,
    student_id,
    decided_at,
    decided_by,
  } = decision;
  const { rows } = await sql<Pick<Selectable<Schema['meeting_decisions']>, 'id' | 'name' | 'student_id'>>`
    select id, name, student_id from meeting_decisions where contract_id = ${contract_id}
      and participant_address is not distinct from ${address} and (${address}::text is not null or name = ${name})`.execute(
    db,
  );
  const [there] = rows;
  if (!there) await db.insertInto('meeting_decisions').values(decision).execute();
  else if (there.name !== name || there.student_id !== student_id)
    await db
      .updateTable('meeting_decisions')
      .set({ name, student_id, decided_at, decided_by })
      .where('id', '=', there.id)
      .execute();
}

async function decisionsOf(db: Db, contractId: number): Promise<MeetingDecision[]> {
  return readDecisions(db, contractId, await saltOf(db, contractId));
}
