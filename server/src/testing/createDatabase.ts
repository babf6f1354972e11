import pg from 'pg';

/**
 * Creates a database in a cluster, as a copy of `template` if given. `postgres` is the address of the cluster's default
 * database.
 */
export async function createDatabase(postgres: string, name: string, template?: string): Promise<string> {
  const client = new pg.Client({ connectionString: postgres });
  await client.connect();
  try {
    await client.query(`create database ${name} ${template ? `template ${template}` : ''}`);
  } finally {
    await client.end();
  }
  const url = new URL(postgres);
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops a database, even if others are connected to it. */
export async function dropDatabase(postgres: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres });
  await client.connect();
  try {
    await client.query(`drop database if exists ${name} with (force)`);
  } finally {
    await client.end();
  }
}
