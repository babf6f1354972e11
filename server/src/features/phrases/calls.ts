import type { Phrase, PhraseText } from '@portal/api-client/openapi';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import { type Handlers, refuseChanged, Versioned } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import type { Caller } from '../../sessions/Caller.ts';
import { deleteRecord, insertForId, recordOf, updateRecord } from '../records.ts';

/** The calls about phrases for comments. */
export const phrases = {
  listPhrases: async ({ caller, db }) => ({
    data: await readPhrases(db, sql`p.teacher_id is null or p.teacher_id = ${ownerOf(caller)}`),
  }),

  async createPhrase({ body, caller, db }) {
    const id = await insertForId(db, 'phrases', { teacher_id: ownerOf(caller), ...columnsOf(body) });
    return answerOf(db, id);
  },

  async updatePhrase(call) {
    const { path, body, caller, db, ifMatch } = call;
    const phrase = await lockedPhrase(db, path.id, caller);
    refuseChanged(phrase, ifMatch);
    await updateRecord(db, 'phrases', phrase.id, columnsOf(body));
    return answerOf(db, phrase.id);
  },

  async deletePhrase(call) {
    const { path, caller, db, ifMatch } = call;
    const phrase = await lockedPhrase(db, path.id, caller);
    refuseChanged(phrase, ifMatch);
    await deleteRecord(db, 'phrases', phrase.id);
    return { message: 'The phrase was deleted' };
  },
} satisfies Handlers;

/** The teacher who owns the phrases that the caller writes; null for the office. */
function ownerOf(caller: Caller): number | null {
  if (caller.role === 'ROLE_ADMIN') return null;
  if (caller.role === 'ROLE_TEACHER' && caller.teacherId !== null) return caller.teacherId;
  throw new Refusal('forbidden');
}

/** Returns the phrase, locked before a change. Throws if the caller may not change it. */
async function lockedPhrase(db: Db, id: number, caller: Caller) {
  const phrase = await recordOf(db, 'phrases', id, { isLocked: true });
  if (phrase.teacher_id !== ownerOf(caller)) throw new Refusal('forbidden');
  return phrase;
}

function columnsOf({ text_fr, text_en, skill, level }: PhraseText) {
  const texts = { text_fr: text_fr?.trim() || null, text_en: text_en?.trim() || null };
  if (texts.text_fr === null && texts.text_en === null) throw badField('text_fr', 'is required');
  return { ...texts, skill, level };
}

async function readPhrases(db: Db, where: Sql): Promise<Phrase[]> {
  const { rows } = await sql<Phrase>`select p.id, p.text_fr, p.text_en, p.skill, p.level,
      (p.teacher_id is null)::integer as from_office, '"v' || p.version || '"' as etag
    from phrases p where ${where} order by p.id`.execute(db);
  return rows;
}

async function answerOf(db: Db, id: number) {
  const [data] = await readPhrases(db, sql`p.id = ${id}`);
  if (!data) throw new Error(`phrase ${id} is not there`);
  return new Versioned({ message: 'The phrase was saved', data }, data.etag);
}
