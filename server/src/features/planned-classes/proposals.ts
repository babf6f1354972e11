import { obstacleToProposal, type ProposalObstacle } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import { type Handlers, refuseChanged } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import type { Caller } from '../../sessions/Caller.ts';
import { writableContractFor } from '../access.ts';
import { refuseUnknown, updateRecord } from '../records.ts';
import { refuseArchivedTeacher } from '../teachers/refuseArchivedTeacher.ts';
import { readAwayFor } from '../unavailability/readAwayClasses.ts';
import { type ClassNews, mailSubstitutes } from './mailSubstitutes.ts';
import { classAnswers, isOpen, noProposal, readClasses, readTimetable } from './queries.ts';
import { classesOf, contractsOf } from './substitutes.ts';

/**
 * The calls about substitutes whom teachers propose. The office confirms a proposal by choosing the same substitute
 * (`chooseSubstitute`).
 */
export const proposals = {
  /** The names of the teachers who may be proposed, and the classes of the caller that each cannot give. */
  async getColleagues({ caller, db, today }) {
    const { rows } = await sql<{
      id: number;
      name: string;
      last_name: string;
    }>`select t.id, u.name, u.last_name
      from teachers t join users u on u.id = t.user_id
      where ${isActive} and t.id is distinct from ${teacherIdOf(caller)}
      order by u.last_name_folded, u.name_folded, t.id`.execute(db);
    const { classes } = await readTimetable(db, caller, sql`p.held_on >= ${today}`);
    const awayFor = await readAwayFor(
      db,
      rows.map(({ id }) => id),
      classes.filter(isOpen),
    );
    return { data: rows.map((row) => ({ ...row, away_for: awayFor(row.id) })) };
  },

  async getSubstituteProposals({ caller, db, today }) {
    const isAsked =
      caller.role === 'ROLE_TEACHER'
        ? sql`p.proposed_by = ${caller.teacherId}`
        : sql`p.proposal_status = 'open'`;
    const read = await readClasses(
      db,
      caller,
      sql`p.held_on >= ${today} and c.status_id <> 4 and ${isAsked}`,
    );
    const classes = read.classes.filter(({ proposal }) => proposal);
    const data = await classAnswers(db, { ...read, classes });
    const shown = new Set(data.map(({ course_id }) => course_id));
    return { data, courses: [...read.courses.values()].filter(({ id }) => shown.has(id)) };
  },

  /**
   * Saves all proposals or none. If a class already has this proposal, the response is the same as after saving: the
   * first response may have been lost.
   */
  async proposeSubstitute({ body, caller, db, now, today, clock }) {
    const { classes: chosen, teacher_id: colleagueId } = body;
    const { before, contractIds } = await lockedClasses(db, caller, chosen);
    const ownId = teacherIdOf(caller);
    if (colleagueId !== null) {
      if (colleagueId === ownId) throw badField('teacher_id', 'is the teacher of the class');
      await refuseUnknown(db, 'teachers', colleagueId, 'teacher_id');
    }
    const changed = before.filter(({ proposal }) =>
      colleagueId === null ? proposal : proposal?.status !== 'open' || proposal.substitute.id !== colleagueId,
    );
    if (changed.length > 0 && colleagueId !== null) await refuseInactive(db, colleagueId);
    const etags = etagsOf(chosen);
    for (const planned of changed) {
      if (colleagueId === null) {
        if (planned.proposal?.status !== 'open') throw new Refusal('conflict', sentences.answered);
      } else {
        const obstacle = obstacleToProposal(planned, ownId ?? undefined, {
          date: today,
          time: clock.timeOf(now),
        });
        if (obstacle) throw new Refusal('conflict', sentences[obstacle]);
      }
      refuseChanged(planned, etags.get(planned.id));
      const row =
        colleagueId === null
          ? noProposal
          : {
              proposed_by: ownId,
              proposed_substitute_id: colleagueId,
              proposal_status: 'open' as const,
              proposal_answer: null,
            };
      await updateRecord(db, 'planned_classes', planned.id, row);
    }
    return savedAnswer(db, caller, contractIds, etags);
  },

  /** Like `proposeSubstitute`, but for the office, which may give a reason. */
  async declineSubstitute({ body, caller, db, now }) {
    const { classes: chosen } = body;
    const answer = body.answer?.trim() || null;
    const { before, contractIds } = await lockedClasses(db, caller, chosen);
    const etags = etagsOf(chosen);
    const news: ClassNews[] = [];
    for (const planned of before) {
      const { proposal } = planned;
      if (proposal?.status === 'declined' && proposal.answer === answer) continue;
      refuseChanged(planned, etags.get(planned.id));
      if (proposal?.status !== 'open') throw new Refusal('conflict', sentences.none);
      const row = { proposal_status: 'declined' as const, proposal_answer: answer };
      await updateRecord(db, 'planned_classes', planned.id, row);
      const { proposed_by: to, substitute: about } = proposal;
      news.push({ kind: 'declined', to, about, answer, planned });
    }
    const read = await readClasses(db, caller, sql`p.contract_id = any (${contractIds}::bigint[])`);
    const not_mailed = await mailSubstitutes(db, news, read, now);
    return { ...(await savedAnswer(db, caller, contractIds, etags)), not_mailed };
  },
} satisfies Handlers;

type Chosen = readonly { readonly id: number; readonly etag?: string }[];

/** Locks the contracts of classes, and reads the classes after that. */
async function lockedClasses(db: Db, caller: Caller, chosen: Chosen) {
  const ids = [...new Set(chosen.map(({ id }) => id))];
  if (ids.length < chosen.length) throw badField('classes', 'names a class twice');
  const contractIds = await contractsOf(db, ids);
  for (const contractId of contractIds) await writableContractFor(db, caller, contractId);
  return { before: await classesOf(db, caller, ids), contractIds };
}

function etagsOf(chosen: Chosen): Map<number, string | undefined> {
  return new Map(chosen.map(({ id, etag }) => [id, etag]));
}

async function savedAnswer(
  db: Db,
  caller: Caller,
  contractIds: readonly number[],
  ids: ReadonlyMap<number, unknown>,
) {
  const read = await readClasses(db, caller, sql`p.contract_id = any (${contractIds}::bigint[])`);
  const data = (await classAnswers(db, read)).filter(({ id }) => ids.has(id));
  return { message: 'The proposal was saved', data };
}

function teacherIdOf(caller: Caller): number | null {
  return caller.role === 'ROLE_TEACHER' ? caller.teacherId : null;
}

/** Condition: the teacher `t` has an active account `u` and is not archived. */
const isActive: Sql = sql`(u.status = 1 and t.user_status is distinct from 0)`;

/** Throws a conflict if `getColleagues` would not list the colleague. Locks the teacher, as archiving does. */
async function refuseInactive(db: Db, teacherId: number): Promise<void> {
  await refuseArchivedTeacher(db, teacherId);
  const { rows } = await sql`select from teachers t join users u on u.id = t.user_id
    where t.id = ${teacherId} and ${isActive}`.execute(db);
  if (rows.length === 0) throw new Refusal('conflict', sentences.inactive, { teacher_id: ['is not active'] });
}

const sentences = {
  recorded:
    'Les présences de ce cours sont déjà inscrites - The attendance of this class has been recorded already',
  cancelled: 'Ce cours est annulé - This class is cancelled',
  begun: 'Ce cours a déjà commencé - This class has begun already',
  'of-another': 'Une autre personne donne ce cours - Another teacher gives this class',
  answered:
    'L’administration a déjà répondu à cette proposition - The administration has answered this proposal already',
  none: 'Il n’y a plus de proposition à laquelle répondre - There is no proposal to answer any more',
  inactive: 'Cette personne n’utilise pas le portail - This teacher does not use the portal',
} as const satisfies Record<ProposalObstacle | 'answered' | 'none' | 'inactive', string>;
