import type { ApiKeyScope } from '@portal/api-client/openapi';
import { type Kysely, sql } from 'kysely';
import { clockOf } from '../calendar/organisationClock.ts';
import type { Schema } from '../database/schema.ts';
import { Refusal } from '../refusal/Refusal.ts';
import type { Bearer } from './Caller.ts';
import type { LinkKeys } from './LinkKeys.ts';
import { newSecret } from './newSecret.ts';
import { bearerToken } from './Sessions.ts';

/** The beginning of every key, by which scanners for secrets recognize one. */
const prefix = 'portal_';

/** Characters of a key that the list shows: the prefix and four more. */
const shownCharacters = prefix.length + 4;

/** Length of a key: the prefix and its secret. */
const keyLength = prefix.length + 32;

const key = /^portal_[\w-]{32}$/i;

/** Minimum time in milliseconds between two moments of last use that are stored. */
const usePrecision = 60_000;

interface ScopedOperation {
  readonly id: string;
  readonly keyScope: ApiKeyScope | null;
}

interface ApiKeyOptions {
  readonly links: LinkKeys;
  readonly operations: readonly ScopedOperation[];
  readonly now?: () => Date;
}

/** A new key: the text for the program, and the columns to store. */
interface NewKey {
  readonly token: string;
  readonly stored: { readonly digest: string; readonly start: string };
}

interface FoundKey {
  readonly id: number;
  readonly digest: string;
  readonly calls: readonly string[];
  readonly expires_on: string;
  readonly created_by: number;
  readonly used_at: string | null;
  readonly zone: string | null;
}

/** The bearer of a key, and what is needed to store its use. */
export interface KeyBearer extends Bearer {
  /** Stores that the key was used, at most once a minute. Does nothing if that is stored already. */
  readonly noteUse: () => Promise<void>;
}

/** The keys of other programs. Only a keyed hash of each is stored. */
export class ApiKeys {
  readonly #db: Kysely<Schema>;
  readonly #links: LinkKeys;
  readonly #now: () => Date;
  readonly #callsOfScopes: ReadonlyMap<ApiKeyScope, readonly string[]>;

  constructor(db: Kysely<Schema>, { links, operations, now }: ApiKeyOptions) {
    this.#db = db;
    this.#links = links;
    this.#now = now ?? (() => new Date());
    const scoped = operations.filter(({ keyScope }) => keyScope !== null);
    const groups = Map.groupBy(scoped, ({ keyScope }) => keyScope as ApiKeyScope);
    this.#callsOfScopes = new Map([...groups].map(([scope, calls]) => [scope, calls.map(({ id }) => id)]));
  }

  /** Creates the secret of a key. */
  create(): NewKey {
    const token = prefix + newSecret();
    return {
      token,
      stored: { digest: this.#digestsOf(token)[0] ?? '', start: token.slice(0, shownCharacters) },
    };
  }

  /** Returns the calls that some scopes have today. */
  callsOf(scopes: readonly ApiKeyScope[]): string[] {
    return [...new Set(scopes)].flatMap((scope) => this.#callsOfScopes.get(scope) ?? []);
  }

  /** Returns the scopes of which a key covers calls, and those of which it does not cover all. */
  scopesOf(calls: readonly string[]): Record<'scopes' | 'incomplete_scopes', ApiKeyScope[]> {
    const covered = new Set(calls);
    const reached = [...this.#callsOfScopes].filter(([, ids]) => ids.some((id) => covered.has(id)));
    const incomplete = reached.filter(([, ids]) => !ids.every((id) => covered.has(id)));
    return { scopes: reached.map(([scope]) => scope), incomplete_scopes: incomplete.map(([scope]) => scope) };
  }

  /**
   * Returns the bearer of a key in an `Authorization` header; null if the header has no key. Throws if the key is
   * unknown, has expired or ended, or if its creator is no longer an active administrator.
   */
  async bearerOf(authorization: string | undefined): Promise<KeyBearer | null> {
    const token = bearerToken(authorization ?? '');
    if (token?.length !== keyLength || !key.test(token)) return null;
    const digests = this.#digestsOf(token);
    const { rows } =
      await sql<FoundKey>`select k.id, k.digest, k.calls, k.expires_on, k.created_by, used.used_at,
        (select time_zone from organisation) as zone
      from api_keys k join users u on u.id = k.created_by left join api_key_uses used on used.api_key_id = k.id
      where k.digest = any (${digests}::text[]) and k.ended_at is null and u.status = 1
        and u.role = 'ROLE_ADMIN'`.execute(this.#db);
    const [found] = rows;
    const now = this.#now();
    if (!found || found.expires_on < clockOf(found.zone).dayOf(now)) throw new Refusal('unauthorized');
    const { id, calls, created_by: userId, zone } = found;
    return {
      caller: { role: 'ROLE_ADMIN', userId, key: { id, calls } },
      session: null,
      writes: 0,
      secondStep: null,
      zone,
      noteUse: () => this.#noteUse(found, digests[0] ?? found.digest, now),
    };
  }

  /** A key that an earlier secret has hashed is hashed with the current one, so that the earlier one can be removed. */
  async #noteUse({ id, digest, used_at }: FoundKey, current: string, now: Date): Promise<void> {
    if (digest !== current)
      await this.#db.updateTable('api_keys').set({ digest: current }).where('id', '=', id).execute();
    if (used_at !== null && now.getTime() - Date.parse(used_at) < usePrecision) return;
    await sql`insert into api_key_uses (api_key_id, used_at) values (${id}, ${now.toISOString()})
      on conflict (api_key_id) do update set used_at = greatest(api_key_uses.used_at, excluded.used_at)`.execute(
      this.#db,
    );
  }

  /** Differs from the digest of a private link, so that a stolen digest of one is useless as the other. */
  #digestsOf(token: string): readonly string[] {
    return this.#links.digestsOf(`api key ${token}`);
  }
}
