import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Handlers } from '../../openapi/call.ts';
import { badField } from '../../refusal/Refusal.ts';
import { contractFor, reaches } from '../access.ts';
import { equals, fixedList, matches, pageOf } from '../lists.ts';
import { insertForId, recordOf, updateRecord } from '../records.ts';
import { refuseArchivedReference } from '../refuseArchivedReference.ts';
import { type MaterialRow, materialAnswer } from './answers.ts';
import { isOpenRequest, materialColumns, materialRow, materialSelect } from './queries.ts';
import { materialRequests } from './requests.ts';

/** The names of the material statuses; the index is the id (OPEN-41). */
const statusNames = [
  'removed',
  'requested',
  'ordered',
  'received',
  'in preparation',
  'delivered',
  'returned',
  'cancelled',
] as const;

/** The calls about materials and their use in contracts. */
export const materials = {
  async listMaterials({ query, caller, db }) {
    const { languageId, courseId, materialTitle, status = 1 } = query;
    if (courseId !== undefined) await contractFor(db, caller, courseId);
    return pageOf<MaterialRow, ReturnType<typeof materialAnswer>>(
      db,
      {
        from: sql`materials ma left join languages l on l.id = ma.language_id`,
        id: sql`ma.id`,
        where: [
          sql`ma.status = ${status}`,
          equals(sql`ma.language_id`, languageId),
          courseId === undefined
            ? undefined
            : sql`exists (select from material_requests m
                where m.contract_id = ${courseId} and m.material_id = ma.id and ${isOpenRequest})`,
          matches(materialTitle, sql`ma.title_folded`),
        ],
        columns: materialColumns(reaches(caller)),
        usual: ['title', 'ASC'],
        select: materialSelect(reaches(caller)),
        joins: sql`join materials ma on ma.id = page.id left join languages l on l.id = ma.language_id`,
      },
      query,
      materialAnswer,
    );
  },

  listMaterialStatuses: () => fixedList(statusNames.map((name, id) => ({ id, name }))),

  async createMaterial({ body, db }) {
    const title = titleOf(body.title);
    await refuseArchivedReference(db, 'languages', body.languages_id, { field: 'languages_id' });
    const id = await insertForId(db, 'materials', {
      title,
      language_id: body.languages_id,
      flag: body.flag ?? 0,
    });
    return saved(db, id, 'created');
  },

  async updateMaterial({ body, db }) {
    const before = await recordOf(db, 'materials', body.id, { isLocked: true });
    const title = body.title === undefined ? before.title : titleOf(body.title);
    await refuseArchivedReference(db, 'languages', body.languages_id, {
      field: 'languages_id',
      stored: [before.language_id],
    });
    await updateRecord(db, 'materials', before.id, {
      title,
      language_id: body.languages_id ?? before.language_id,
      flag: body.flag ?? before.flag,
    });
    return saved(db, before.id, 'updated');
  },

  /** Contracts may keep an archived material (OPEN-80). */
  async updateMaterialStatus({ body: { id, flag, status }, db }) {
    const before = await recordOf(db, 'materials', id, { isLocked: true });
    if (flag === undefined && status === undefined) throw badField('flag', 'is required, or status');
    await updateRecord(db, 'materials', before.id, {
      flag: flag ?? before.flag,
      status: status ?? before.status,
    });
    return saved(db, before.id, 'updated');
  },

  ...materialRequests,
} satisfies Handlers;

function titleOf(title: string): string {
  const trimmed = title.trim();
  if (trimmed.length < 2) throw badField('title', 'must have at least 2 characters');
  return trimmed;
}

async function saved(db: Db, id: number, done: 'created' | 'updated') {
  const material = await materialRow(db, id);
  const message = `Material ${material.title} was ${done} successfully`;
  return { message, data: materialAnswer(material) };
}
