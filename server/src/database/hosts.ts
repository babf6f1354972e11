import pg from 'pg';
import { outageOf, ReadOnlyDatabase } from './outage.ts';

// pg 8.23.1 does not evaluate `target_session_attrs`, and takes a list of hosts for an invalid address or for a single
// name (findings/pg-several-hosts.sh).

/** Which server of several a connection needs. */
export type Wanted = 'leader' | 'standby';

/** Accepted values of `target_session_attrs` for each use, as libpq names them. */
const attributes: Readonly<Record<Wanted, readonly string[]>> = {
  leader: ['any', 'read-write', 'primary'],
  standby: ['any', 'read-only', 'standby', 'prefer-standby'],
};

const address = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s;

/**
 * Splits the address of a database that may name several servers, as libpq accepts it
 * (`postgres://user@a:5432,b:5433/portal?target_session_attrs=read-write`), into one address per server. Throws an
 * error whose message follows the name of the setting, such as "must begin with postgres://".
 */
export function readHosts(url: string, wanted: Wanted = 'leader'): readonly string[] {
  const [, head, hosts, tail] = address.exec(url) ?? [];
  if (head === undefined || hosts === undefined || tail === undefined)
    throw new Error('must begin with postgres://');
  const names = hosts.split(',');
  if (names.length > 1 && names.includes('')) throw new Error('names a server without a name');
  return names.map((name) => {
    if (!URL.canParse(head + name + tail)) throw new Error('is no address of a database');
    const single = new URL(head + name + tail);
    if (/,/.test(single.searchParams.get('host') ?? ''))
      throw new Error('must name several servers in front of the database, as a:5432,b:5432');
    const attribute = single.searchParams.get('target_session_attrs');
    if (attribute === null) return head + name + tail;
    if (!attributes[wanted].includes(attribute))
      throw new Error(`must have one of target_session_attrs=${attributes[wanted].join(', ')}`);
    single.searchParams.delete('target_session_attrs');
    return single.href;
  });
}

/** A connection that knows whether its server accepts writes. PostgreSQL reports that since version 14. */
export class ServerConnection extends pg.Client {
  readonly #reported = new Map<string, string>();

  constructor(config?: pg.ClientConfig) {
    super(config);
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }) =>
      this.#reported.set(parameterName, parameterValue),
    );
  }

  /** Whether the server is a standby, or accepts read-only transactions only. */
  get isReadOnly(): boolean {
    return ['in_hot_standby', 'default_transaction_read_only'].some(
      (name) => this.#reported.get(name) === 'on',
    );
  }
}

/** Milliseconds in which each of several servers must say whether it accepts writes. */
const maxSearchTime = 2000;

/**
 * Asks all servers at once and returns the address of the first one with the wanted role. If a standby is wanted but
 * none answers, returns the leader. If there is no leader either, throws the error that explains most.
 */
export async function findHost(hosts: readonly string[], wanted: Wanted): Promise<string> {
  const [only] = hosts;
  if (only !== undefined && hosts.length === 1) return only;
  const found = hosts.map(async (host) => ({ host, isReadOnly: await isReadOnly(host) }));
  const matching = found.map(async (finding) => {
    const { host, isReadOnly: isStandby } = await finding;
    if (isStandby !== (wanted === 'standby')) throw new ReadOnlyDatabase();
    return host;
  });
  try {
    return await Promise.any(matching);
  } catch (error) {
    if (wanted === 'standby') return (await Promise.any(found)).host;
    throw mostTelling((error as AggregateError).errors);
  }
}

async function isReadOnly(host: string): Promise<boolean> {
  const client = new ServerConnection({ connectionString: host, connectionTimeoutMillis: maxSearchTime });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client.isReadOnly;
  } finally {
    void client.end().catch(() => undefined);
  }
}

function mostTelling(errors: readonly unknown[]): unknown {
  const outages = ['read-only', 'pooler', 'insecure', 'refused', 'busy', 'unreachable'] as const;
  const [first] = outages.flatMap((outage) => errors.filter((error) => outageOf(error) === outage));
  return first ?? errors[0];
}

/** Opens one connection to the server that accepts writes. The caller closes it. Throws if there is no such server. */
export async function openClient(url: string): Promise<pg.Client> {
  const client = new ServerConnection({ connectionString: await findHost(readHosts(url), 'leader') });
  // The query reports the error. Without this listener, a broken connection would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
