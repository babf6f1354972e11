import { closedRequestStatusIds } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import { oneRow } from '../records.ts';
import type { MaterialRow } from './answers.ts';

/** Condition: the request `m` is open, which removed and closed requests are not (OPEN-41). */
export const isOpenRequest = sql`m.status <> all (${closedRequestStatusIds}::int[])`;

/** Number of copies of the material `ma` that are requested by the matching contracts `c`. */
function quantity(isVisible: Sql): Sql {
  return sql`(select coalesce(sum(m.qty), 0)::int from material_requests m join contracts c on c.id = m.contract_id
    where m.material_id = ma.id and ${isOpenRequest} and ${isVisible})`;
}

const noteFlag = sql`exists (select from notes n where n.note_type = 'materials' and n.ref_id = ma.id)::int`;

/** Sort keys of the list of materials, by the requests of the matching contracts `c`. */
export function materialColumns(isVisible: Sql) {
  return {
    id: sql`ma.id`,
    title: sql`ma.title_folded`,
    languages_id: sql`ma.language_id`,
    language: sql`l.name_folded`,
    flag: sql`ma.flag`,
    status: sql`ma.status`,
    qty: quantity(isVisible),
    note_flag: noteFlag,
  };
}

/** Selects a material with the requests of the matching contracts `c`. */
export function materialSelect(isVisible: Sql): Sql {
  return sql`ma.*, l.name as language_name, l.status = 0 as language_archived, ${quantity(isVisible)} as qty, ${noteFlag} as note_flag,
    (select json_agg(json_build_object('courses_id', c.id, 'contract_number', c.number,
      'material_request_status', m.status, 'qty', m.qty) order by m.id)
      from material_requests m join contracts c on c.id = m.contract_id
      where m.material_id = ma.id and ${isVisible}) as requests`;
}

/** The material with this id, with the requests of all contracts. */
export async function materialRow(db: Db, id: number): Promise<MaterialRow> {
  return oneRow(
    await sql<MaterialRow>`select ${materialSelect(sql`true`)}
    from materials ma left join languages l on l.id = ma.language_id where ma.id = ${id}`.execute(db),
  );
}
