import pg from 'pg';

/** Makes a database in a cluster, as a copy of another where one is named; `postgres` is the cluster's own database. */
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

/** Drops a database, whoever is still connected to it. */
export async function dropDatabase(postgres: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres });
  await client.connect();
  try {
    await client.query(`drop database if exists ${name} with (force)`);
  } finally {
    await client.end();
  }
}
