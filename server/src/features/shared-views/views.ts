import type { View, ViewList, ViewText } from '@portal/api-client/openapi';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import { sqlStateOf } from '../../database/transact.ts';
import { type Handlers, refuseChanged, userIdOf, Versioned } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import { userNameOf } from '../json.ts';
import { deleteRecord, recordOf, updateRecord } from '../records.ts';

/** The calls about views of lists. */
export const views = {
  listViews: ({ query, caller, db }) => viewsOf(db, userIdOf(caller), query.list),

  async createView({ body, caller, db }) {
    const { list, query, shared } = body;
    const values = { user_id: userIdOf(caller), list, name: nameOf(body), query, shared };
    const created = await db
      .insertInto('saved_views')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) throw new Refusal('conflict', taken);
    return answerOf(db, created.id);
  },

  async updateView(call) {
    const { path, body, caller, db, ifMatch } = call;
    const view = await lockedView(db, path.id, userIdOf(caller));
    if (view.user_id !== userIdOf(caller)) throw new Refusal('forbidden');
    refuseChanged(view, ifMatch);
    const { query, shared } = body;
    try {
      await updateRecord(db, 'saved_views', view.id, { name: nameOf(body), query, shared });
    } catch (error) {
      if (sqlStateOf(error) === uniqueViolation) throw new Refusal('conflict', taken);
      throw error;
    }
    return answerOf(db, view.id);
  },

  async deleteView({ path, caller, db, ifMatch }) {
    const view = await lockedView(db, path.id, userIdOf(caller));
    refuseChanged(view, ifMatch);
    await deleteRecord(db, 'saved_views', view.id);
    return { message: 'The view was deleted' };
  },

  async chooseViews({ path, body, caller, db }) {
    const user_id = userIdOf(caller);
    const { list } = path;
    const { order, default_id } = body;
    const { data } = await viewsOf(db, user_id, list);
    const known = new Set(data.map(({ id }) => id));
    if (default_id !== undefined && default_id !== null && !known.has(default_id))
      throw badField('default_id', 'does not exist');
    const chosen = {
      ...(order && { view_ids: [...new Set(order)].filter((id) => known.has(id)) }),
      ...(default_id !== undefined && { default_id }),
    };
    await db
      .insertInto('view_choices')
      .values({ user_id, list, default_id: null, ...chosen })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'list'])
          .doUpdateSet({ list: (set) => set.ref('excluded.list'), ...chosen }),
      )
      .execute();
    return { message: 'The choice was saved', ...(await viewsOf(db, user_id, list)) };
  },
} satisfies Handlers;

const taken = 'Une autre vue porte ce nom - Another view has this name';
const uniqueViolation = '23505';

function nameOf({ name }: Pick<ViewText, 'name'>): string {
  const trimmed = name.trim();
  if (trimmed === '') throw badField('name', 'is required');
  return trimmed;
}

/** Returns the view, locked before a change. Throws if the user cannot open it. */
async function lockedView(db: Db, id: number, userId: number) {
  const view = await recordOf(db, 'saved_views', id, { isLocked: true });
  if (view.user_id !== userId && view.shared === 0) throw new Refusal('not-found');
  return view;
}

async function viewsOf(db: Db, userId: number, list: string): Promise<ViewList> {
  const choice = sql`select view_ids, default_id from view_choices where user_id = ${userId} and list = ${list}`;
  const isOpen = sql`v.list = ${list} and (v.user_id = ${userId} or v.shared = 1)`;
  const place = sql`array_position((select view_ids from (${choice}) c), v.id)`;
  const data = await readViews(db, isOpen, sql`${place} nulls last, fold(v.name), v.id`);
  const { rows } = await sql<{ default_id: number | null }>`${choice}`.execute(db);
  const chosen = rows[0]?.default_id ?? null;
  return { data, default_id: data.some(({ id }) => id === chosen) ? chosen : null };
}

async function readViews(db: Db, where: Sql, order: Sql = sql`v.id`): Promise<View[]> {
  const { rows } = await sql<View>`select v.id, v.list, v.name, v.query, v.shared, ${ownerJson} as owner,
      '"v' || v.version || '"' as etag
    from saved_views v join users u on u.id = v.user_id where ${where} order by ${order}`.execute(db);
  return rows;
}

/** Id and names of the user `u`. */
export const ownerJson = userNameOf('u');

async function answerOf(db: Db, id: number) {
  const [data] = await readViews(db, sql`v.id = ${id}`);
  if (!data) throw new Error(`view ${id} is not there`);
  return new Versioned({ message: 'The view was saved', data }, data.etag);
}
