import pg from 'pg';
import type { LinkKeys } from './LinkKeys.ts';

/** A token that an earlier version stored as it was. */
const plain = /^plain\.(.*)$/s;

/** The tables with private links, and their keys. */
const tablesOfLinks = [
  ['companies', 'id'],
  ['students', 'id'],
  ['calendar_links', 'user_id'],
] as const;

/**
 * Encrypts every private link of a database with the current secret: those of an earlier version, and those of an older
 * secret. Returns how many no secret opens. Several processes may do this at once.
 */
export async function sealLinks(url: string, links: LinkKeys): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let lost = 0;
  try {
    for (const [table, key] of tablesOfLinks) {
      const { rows } = await client.query<{ id: string; sealed: string }>(
        `select ${key} as id, link_sealed as sealed from ${table} where link_sealed is not null`,
      );
      for (const { id, sealed } of rows) {
        if (links.isCurrent(sealed)) continue;
        const token = plain.exec(sealed)?.[1] ?? links.open(sealed);
        if (token === null) lost += 1;
        else {
          const { link_sealed, link_digest } = links.seal(token);
          await client.query(
            `update ${table} set link_sealed = $1, link_digest = $2 where ${key} = $3 and link_sealed = $4`,
            [link_sealed, link_digest, id, sealed],
          );
        }
      }
    }
    return lost;
  } finally {
    await client.end();
  }
}
