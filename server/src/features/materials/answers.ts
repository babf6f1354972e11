import type { CourseMaterial, Material } from '@portal/api-client/openapi';
import type { Selectable } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** A material with its requests by contracts. */
export interface MaterialRow extends Selectable<Schema['materials']> {
  readonly language_name: string | null;
  readonly language_archived: boolean | null;
  readonly qty: number;
  readonly note_flag: 0 | 1;
  readonly requests: Material['courses_has_materials_requests'] | null;
}

/** Converts a material to the API's shape. */
export function materialAnswer(row: MaterialRow): Material {
  return {
    id: row.id,
    title: row.title,
    languages_id: row.language_id,
    language: row.language_name,
    ...(row.language_archived && { language_archived: 1 }),
    flag: row.flag,
    status: row.status,
    qty: row.qty,
    note_flag: row.note_flag,
    courses_has_materials_requests: row.requests ?? [],
  };
}

/** Converts a material of a contract to the API's shape. */
export function courseMaterialAnswer(
  request: Selectable<Schema['material_requests']>,
  title: string,
): CourseMaterial {
  return {
    id: request.id,
    courses_id: request.contract_id,
    materials_id: request.material_id,
    title,
    qty: request.qty,
    note: request.note,
    status: request.status,
    usersId: request.user_id,
  };
}
