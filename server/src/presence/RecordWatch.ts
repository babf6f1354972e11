import { randomUUID } from 'node:crypto';
import type { PassThrough } from 'node:stream';
import type { RecordWatch as RecordEvent, WatchedSubject } from '@portal/api-client/treaty';
import { type Kysely, sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import { contractTableOf, tableOf } from './watched-subjects.ts';

/** A record that a person has open. */
interface Watched {
  readonly subject: WatchedSubject;
  readonly id: number;
  /** Whose report; null for other subjects. */
  readonly studentId: number | null;
  readonly userId: number;
  /** The session of the stream, which ends with it. */
  readonly session: string | null;
  readonly isEditing: boolean;
}

type Colleague = RecordEvent['colleagues'][number];

interface Follower extends Watched {
  readonly key: string;
  readonly stream: PassThrough;
  readonly since: number;
  /** What was sent last, as text. */
  shown: string;
}

interface Save extends Colleague {
  readonly history_id: number;
  readonly key: string;
  /** Seconds since its transaction began. */
  readonly age: number;
}

/** Milliseconds between two looks into the database, unless the server is made for tests. */
const usualPace = 2000;
/** Milliseconds after which a stream ends: its caller may have lost the right to see this record. */
const longestStream = 600_000;
/** Streams of one user at once. Browsers allow six. */
const mostStreams = 20;
/** Seconds after which an editor counts as gone whose process renews nothing. */
const longestSilence = 15;
/** Seconds for which changes are looked up: none takes longer from its beginning to its commit. */
const longestChange = 70;

/**
 * Notifies everyone who has a record open of its other editors and of saves. Processes share this through the database,
 * which each process with streams polls every two seconds.
 */
export class RecordWatch {
  readonly #db: Kysely<Schema>;
  readonly #pace: number;
  readonly #followers = new Map<string, Follower>();
  /** The times of the changes that were sent, by history id and stream. */
  readonly #told = new Map<string, number>();
  /** What must end before the database may be closed. */
  readonly #running = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(db: Kysely<Schema>, pace = usualPace) {
    this.#db = db;
    this.#pace = pace;
  }

  /** The other editors of the record. */
  async colleaguesOf(db: Db, watched: Watched): Promise<Colleague[]> {
    const { id, userId } = watched;
    const { rows } = await sql<Colleague>`select distinct u.id, ${nameOf('u')} as name
      from record_editors e join users u on u.id = e.user_id
      where e.subject = ${placeOf(watched)} and e.record_id = ${id} and e.user_id <> ${userId} and ${isThere} order by name, id`.execute(
      db,
    );
    return rows;
  }

  /** Writes an event at each change, until the stream is closed. One stream too many ends the oldest of its user. */
  follow(watched: Watched, stream: PassThrough): void {
    if (this.#isClosed) {
      stream.end();
      return;
    }
    const own = [...this.#followers.values()].filter(({ userId }) => userId === watched.userId);
    const [oldest] = own;
    if (oldest && own.length >= mostStreams) this.#end(oldest);
    const key = randomUUID();
    this.#followers.set(key, { ...watched, key, stream, since: performance.now(), shown: '' });
    stream.once('close', () => this.#track(this.#leave(key)));
    this.#track(this.#look());
  }

  /** Ends all streams. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const follower of this.#followers.values()) this.#end(follower);
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  #track(work: Promise<void>): void {
    this.#running.add(work);
    void work.finally(() => this.#running.delete(work));
  }

  #end({ key, stream }: Follower): void {
    stream.end();
    this.#track(this.#leave(key));
  }

  async #leave(key: string): Promise<void> {
    const follower = this.#followers.get(key);
    this.#followers.delete(key);
    if (!follower?.isEditing) return;
    // An editor that cannot be removed expires after some seconds.
    await sql`delete from record_editors where id = ${key}`.execute(this.#db).catch(() => undefined);
  }

  /** Renews the own rows, and sends what has changed. One look at a time. */
  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    try {
      await this.#endClosed();
      await this.#renew();
      const found = await Promise.all([this.#editors(), this.#saves()]);
      const [colleagues, saves] = [byFollower(found[0]), byFollower(found[1])];
      for (const follower of this.#followers.values())
        send(follower, colleagues.get(follower.key) ?? [], saves.get(follower.key) ?? []);
    } catch {
      // Without a database there is nothing to say; the streams stay.
    }
    for (const { stream, since } of this.#followers.values())
      if (performance.now() - since > longestStream) stream.end();
    clearTimeout(this.#timer);
    if (this.#isClosed || this.#followers.size === 0) return;
    this.#timer = setTimeout(() => this.#track(this.#look()), this.#pace).unref();
  }

  /** Ends the streams of sessions that have ended, and of people who were archived. */
  async #endClosed(): Promise<void> {
    const followers = [...this.#followers.values()];
    const sessions = new Set(followers.map(({ session }) => session));
    const { rows } = await sql<{ id: string }>`select s.id from sessions s join users u on u.id = s.user_id
      where s.id = any (${[...sessions]}::uuid[]) and s.ended_at is null and u.status = 1`.execute(this.#db);
    const open = new Set<string | null>(rows.map(({ id }) => id));
    for (const follower of followers) if (!open.has(follower.session)) this.#end(follower);
  }

  async #renew(): Promise<void> {
    const own = [...this.#followers.values()].filter(({ isEditing }) => isEditing);
    if (own.length === 0) return;
    await sql`with gone as (delete from record_editors where not ${sql.raw(alive)})
      insert into record_editors as e (id, subject, record_id, user_id)
      select o.id, o.place, o.record_id, o.user_id from ${rowsOf(own)} where exists (select from users where users.id = o.user_id)
      on conflict (id) do update set seen_at = now()`.execute(this.#db);
    // An editor that has left must not come back.
    const left = own.filter(({ key }) => !this.#followers.has(key)).map(({ key }) => key);
    if (left.length > 0)
      await sql`delete from record_editors where id = any (${left}::uuid[])`.execute(this.#db);
  }

  /** The other editors, by follower. */
  async #editors(): Promise<(Colleague & { key: string })[]> {
    const { rows } = await sql<
      Colleague & { key: string }
    >`select distinct o.id as key, u.id, ${nameOf('u')} as name
      from ${rowsOf([...this.#followers.values()])}
      join record_editors e on e.subject = o.place and e.record_id = o.record_id and e.user_id <> o.user_id
      join users u on u.id = e.user_id where ${isThere} order by name, id`.execute(this.#db);
    return rows;
  }

  /** Changes by others of the records that followers have open, each told once. */
  async #saves(): Promise<Save[]> {
    const { rows } = await sql<Save>`select o.id as key, h.id as history_id, u.id, ${nameOf('u')} as name,
        extract(epoch from now() - h.changed_at)::float as age
      from history h join ${rowsOf([...this.#followers.values()])} on ${isAbout} and h.user_id <> o.user_id
      join users u on u.id = h.user_id
      where h.changed_at > now() - make_interval(secs => ${longestChange}) order by h.id`.execute(this.#db);
    const now = performance.now();
    for (const [change, at] of this.#told) if (now - at > longestChange * 2000) this.#told.delete(change);
    return rows.filter(({ history_id, key, age }) => {
      const change = `${history_id} ${key}`;
      const follower = this.#followers.get(key);
      if (this.#told.has(change) || !follower) return false;
      this.#told.set(change, now);
      // What was saved before the record was opened is no news, unless it was committed after it.
      return age * 1000 < now - follower.since + 2000;
    });
  }
}

const alive = `seen_at > now() - interval '${longestSilence} seconds'`;
const isThere = sql.raw(`e.${alive}`);
const nameOf = (table: string) => sql.raw(`trim(concat_ws(' ', ${table}.name, ${table}.last_name))`);

const cases = (tables: Readonly<Record<string, string>>) =>
  Object.entries(tables)
    .map(([subject, table]) => `when '${subject}' then '${table}'`)
    .join(' ');

/** Whether a row of the history is about the record of a follower. */
const isAbout = sql.raw(`case
    when o.subject = 'contract' then h.contract_id = o.record_id
    when o.subject = 'student' then h.student_id = o.record_id
    when o.subject = 'teacher' then h.teacher_id = o.record_id
    when o.subject in ('${Object.keys(contractTableOf).join("', '")}') then h.contract_id = o.record_id
      and h.table_name = case o.subject ${cases(contractTableOf)} end
      and (o.student_id is null or h.student_id = o.student_id)
    else h.record_id = o.record_id and h.table_name = case o.subject ${cases(tableOf)} end
  end`);

/** The subject among the editors: the reports of two students are two places. */
function placeOf({ subject, studentId }: Watched): string {
  return studentId === null ? subject : `${subject}/${studentId}`;
}

function rowsOf(followers: readonly Follower[]) {
  return sql`unnest(${followers.map(({ key }) => key)}::uuid[], ${followers.map(placeOf)}::text[],
    ${followers.map(({ subject }) => subject)}::text[], ${followers.map(({ id }) => id)}::bigint[],
    ${followers.map(({ studentId }) => studentId)}::bigint[], ${followers.map(({ userId }) => userId)}::bigint[])
    as o (id, place, subject, record_id, student_id, user_id)`;
}

function byFollower<Row extends { readonly key: string }>(rows: readonly Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ key }) => key);
}

function send(follower: Follower, colleagues: readonly Colleague[], saves: readonly Save[]): void {
  const present = colleagues.map(({ id, name }) => ({ id, name }));
  const last = saves.at(-1);
  const shown = JSON.stringify(present);
  if (shown === follower.shown && !last) {
    // Detects closed connections.
    follower.stream.write(':\n\n');
    return;
  }
  follower.shown = shown;
  const event: RecordEvent = {
    colleagues: present,
    saved_by: last ? { id: last.id, name: last.name } : null,
  };
  follower.stream.write(`data: ${JSON.stringify(event)}\n\n`);
}
