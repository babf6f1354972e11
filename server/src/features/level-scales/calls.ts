import type { EndingScaleResult, ScaleResultInput } from '@portal/api-client/openapi';
import {
  type CalendarDate,
  isLevelOf,
  isSkillOf,
  lastDayOfLevel,
  noticeDayOf,
  type ScaleSkill,
  scaleSkills,
} from '@portal/domain';
import type { Insertable } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { type Handlers, refuseChanged } from '../../openapi/call.ts';
import { badField } from '../../refusal/Refusal.ts';
import { deleteRecord, insertForId, recordOf, recordToChange, updateRecord } from '../records.ts';
import { refuseArchivedReference } from '../refuseArchivedReference.ts';
import { languagesOfStudent } from '../students/needs.ts';
import { type EndingRow, readEnding, resultAnswer } from './queries.ts';

/** The calls about results of students on the scales of clients (ADR-0095). */
export const levelScales = {
  /** A result that is stored already is answered as it is: a colleague or another tab has added it. */
  async createScaleResult({ body, db, today }) {
    // Two people who add the same result at the same moment wait for each other.
    const student = await recordOf(db, 'students', body.student_id, { isLocked: true });
    const columns = await columnsOf(db, student.id, body, today);
    const stored = await storedId(db, { student_id: student.id, ...columns });
    const id = stored ?? (await insertForId(db, 'scale_results', { student_id: student.id, ...columns }));
    return { message: 'The result was saved', data: await resultAnswer(db, id) };
  },

  /** A change that is stored already is answered as saved: the answer to an earlier call was lost. */
  async changeScaleResult({ path, body, ifMatch, db, today }) {
    const before = await recordOf(db, 'scale_results', path.id, { isLocked: true });
    const columns = await columnsOf(db, before.student_id, body, today);
    if (!isStored(before, columns)) {
      refuseChanged(before, ifMatch);
      await updateRecord(db, 'scale_results', before.id, columns);
    }
    return { message: 'The result was saved', data: await resultAnswer(db, before.id) };
  },

  async deleteScaleResult(call) {
    const { id } = await recordToChange(call, 'scale_results');
    await deleteRecord(call.db, 'scale_results', id);
    return { message: 'The result was removed' };
  },

  async listEndingScaleResults({ db, today }) {
    const rows = await readEnding(db, today);
    return { data: rows.flatMap((row) => endingAnswer(row, today)) };
  },
} satisfies Handlers;

type Columns = Omit<Insertable<Schema['scale_results']>, 'id' | 'student_id' | 'updated_at' | 'version'>;

/** Reads a result of the wire. Throws if its levels do not fit its scale. */
async function columnsOf(
  db: Db,
  studentId: number,
  body: ScaleResultInput,
  today: CalendarDate,
): Promise<Columns> {
  const { language_id, scale, tested_on } = body;
  await refuseArchivedReference(db, 'languages', language_id, {
    field: 'language_id',
    stored: await languagesOfStudent(db, studentId),
  });
  if (tested_on > today) throw badField('tested_on', 'is in the future');
  for (const skill of scaleSkills) {
    const level = body[skill] ?? null;
    if (level === null) continue;
    if (!isSkillOf(scale, skill)) throw badField(skill, 'is no skill of the scale');
    if (!isLevelOf(scale, level)) throw badField(skill, 'is no level of the scale');
  }
  const { listening = null, speaking = null, reading = null, writing = null, oral = null } = body;
  if ([listening, speaking, reading, writing, oral].every((level) => level === null))
    throw badField('reading', 'or another level is required');
  const source = body.source?.trim() || null;
  return { language_id, scale, tested_on, source, listening, speaking, reading, writing, oral };
}

function isStored(before: Columns, columns: Columns): boolean {
  return Object.entries(columns).every(([name, value]) => before[name as keyof Columns] === value);
}

/** Returns the id of a result with exactly these columns. */
async function storedId(db: Db, columns: Columns & { student_id: number }): Promise<number | undefined> {
  const rows = await db
    .selectFrom('scale_results')
    .selectAll()
    .where('student_id', '=', columns.student_id)
    .where('tested_on', '=', columns.tested_on)
    .orderBy('id')
    .execute();
  return rows.find((row) => isStored(row, columns))?.id;
}

/** Converts a result with the skills whose end is near; nothing if no skill ends soon. */
function endingAnswer({ levels, ...row }: EndingRow, today: CalendarDate): EndingScaleResult[] {
  const ending = scaleSkills.flatMap((skill) => {
    const level = levels[skill];
    const endsOn = level === undefined ? null : lastDayOfLevel(row.scale, level, row.tested_on);
    return level !== undefined && endsOn !== null && today >= noticeDayOf(endsOn)
      ? [{ skill, level, endsOn }]
      : [];
  });
  const [first] = ending;
  if (!first) return [];
  const ends = (skill: ScaleSkill) =>
    (ending.find((one) => one.skill === skill)?.level ?? null) as EndingScaleResult['reading'];
  return [
    {
      ...row,
      ends_on: first.endsOn,
      listening: ends('listening'),
      speaking: ends('speaking'),
      reading: ends('reading'),
      writing: ends('writing'),
      oral: ends('oral'),
    },
  ];
}
