import { randomUUID } from 'node:crypto';
import type { PassThrough } from 'node:stream';
import type { RecordWatch as RecordEvent, WatchedSubject } from '@portal/api-client/openapi';
import { type Kysely, sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import { contractTableOf, tableOf } from './watched-subjects.ts';

/** A record that a user has open. */
interface Watched {
  readonly subject: WatchedSubject;
  readonly id: number;
  /** The student of a report; null for other subjects. */
  readonly studentId: number | null;
  readonly userId: number;
  /** The session of the stream. The stream ends when the session ends. */
  readonly session: string | null;
  readonly isEditing: boolean;
}

type Colleague = RecordEvent['colleagues'][number];

interface Follower extends Watched {
  readonly key: string;
  readonly stream: PassThrough;
  readonly since: number;
  /** The last event that was sent, as text. */
  shown: string;
}

interface Save extends Colleague {
  readonly history_id: number;
  readonly key: string;
  /** Seconds since the transaction of the change began. */
  readonly age: number;
}

/** Milliseconds between two queries of the database, except in tests. */
const usualPace = 2000;
/**
 * Milliseconds after which a stream ends, because its user may have lost access to the record. The browser then
 * reconnects.
 */
const maxStreamTime = 600_000;
/** Maximum number of streams of one user. Browsers allow six per server. */
const maxStreams = 20;
/** Seconds without renewal after which an editor counts as gone. */
const maxSilence = 15;
/** Seconds for which changes are looked up: no change takes longer from the start of its transaction to its commit. */
const maxChangeTime = 70;

/**
 * Notifies everyone who has a record open of its other editors and of saves. All processes share this through the
 * database, which each process with streams queries every two seconds.
 */
export class RecordWatch {
  readonly #db: Kysely<Schema>;
  readonly #pace: number;
  readonly #followers = new Map<string, Follower>();
  /** The times of the changes that were sent, by history id and stream. */
  readonly #told = new Map<string, number>();
  /** Work that must end before the database may be closed. */
  readonly #running = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(db: Kysely<Schema>, pace = usualPace) {
    this.#db = db;
    this.#pace = pace;
  }

  /** Reads the other users who are editing the record. */
  async colleaguesOf(db: Db, watched: Watched): Promise<Colleague[]> {
    const { id, userId } = watched;
    const { rows } = await sql<Colleague>`select distinct u.id, ${nameOf('u')} as name
      from record_editors e join users u on u.id = e.user_id
      where e.subject = ${placeOf(watched)} and e.record_id = ${id} and e.user_id <> ${userId} and ${isThere} order by name, id`.execute(
      db,
    );
    return rows;
  }

  /**
   * Writes an event to the stream at each change, until it is closed. If a user has too many streams, the oldest one
   * ends.
   */
  follow(watched: Watched, stream: PassThrough): void {
    if (this.#isClosed) {
      stream.end();
      return;
    }
    const own = [...this.#followers.values()].filter(({ userId }) => userId === watched.userId);
    const [oldest] = own;
    if (oldest && own.length >= maxStreams) this.#end(oldest);
    const key = randomUUID();
    this.#followers.set(key, { ...watched, key, stream, since: performance.now(), shown: '' });
    stream.once('close', () => this.#track(this.#leave(key)));
    this.#track(this.#look());
  }

  /** Ends all streams, and waits for running queries. */
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
    // If this fails, the editor expires after some seconds.
    await sql`delete from record_editors where id = ${key}`.execute(this.#db).catch(() => undefined);
  }

  /** Renews this process's editors, and sends what has changed. Only one query runs at a time. */
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
      // Nothing can be reported while the database is down. The streams stay open.
    }
    for (const { stream, since } of this.#followers.values())
      if (performance.now() - since > maxStreamTime) stream.end();
    clearTimeout(this.#timer);
    if (this.#isClosed || this.#followers.size === 0) return;
    this.#timer = setTimeout(() => this.#track(this.#look()), this.#pace).unref();
  }

  /** Ends the streams of ended sessions and of archived users. */
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
    // Removes editors that left while their rows were renewed.
    const left = own.filter(({ key }) => !this.#followers.has(key)).map(({ key }) => key);
    if (left.length > 0)
      await sql`delete from record_editors where id = any (${left}::uuid[])`.execute(this.#db);
  }

  /** Reads the other editors of each follower's record. */
  async #editors(): Promise<(Colleague & { key: string })[]> {
    const { rows } = await sql<
      Colleague & { key: string }
    >`select distinct o.id as key, u.id, ${nameOf('u')} as name
      from ${rowsOf([...this.#followers.values()])}
      join record_editors e on e.subject = o.place and e.record_id = o.record_id and e.user_id <> o.user_id
      join users u on u.id = e.user_id where ${isThere} order by name, id`.execute(this.#db);
    return rows;
  }

  /** Reads changes by others of the records that followers have open. Each change is returned once. */
  async #saves(): Promise<Save[]> {
    const { rows } = await sql<Save>`select o.id as key, h.id as history_id, u.id, ${nameOf('u')} as name,
        extract(epoch from now() - h.changed_at)::float as age
      from history h join ${rowsOf([...this.#followers.values()])} on ${isAbout} and h.user_id <> o.user_id
      join users u on u.id = h.user_id
      where h.changed_at > now() - make_interval(secs => ${maxChangeTime}) order by h.id`.execute(this.#db);
    const now = performance.now();
    for (const [change, at] of this.#told) if (now - at > maxChangeTime * 2000) this.#told.delete(change);
    return rows.filter(({ history_id, key, age }) => {
      const change = `${history_id} ${key}`;
      const follower = this.#followers.get(key);
      if (this.#told.has(change) || !follower) return false;
      this.#told.set(change, now);
      // Ignores changes from before the record was opened, unless they may have been committed afterwards.
      return age * 1000 < now - follower.since + 2000;
    });
  }
}

const alive = `seen_at > now() - interval '${maxSilence} seconds'`;
const isThere = sql.raw(`e.${alive}`);
const nameOf = (table: string) => sql.raw(`trim(concat_ws(' ', ${table}.name, ${table}.last_name))`);

const cases = (tables: Readonly<Record<string, string>>) =>
  Object.entries(tables)
    .map(([subject, table]) => `when '${subject}' then '${table}'`)
    .join(' ');

/** Condition: a row of the history is about the record of a follower. */
const isAbout = sql.raw(`case
    when o.subject = 'contract' then h.contract_id = o.record_id
    when o.subject = 'student' then h.student_id = o.record_id
    when o.subject = 'teacher' then h.teacher_id = o.record_id
    when o.subject in ('${Object.keys(contractTableOf).join("', '")}') then h.contract_id = o.record_id
      and h.table_name = case o.subject ${cases(contractTableOf)} end
      and (o.student_id is null or h.student_id = o.student_id)
    else h.record_id = o.record_id and h.table_name = case o.subject ${cases(tableOf)} end
  end`);

/** Identifies what is edited. Reports of two students in one contract are different places. */
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
    // Writing a comment line detects closed connections.
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
