import type pg from 'pg';
import { openClient } from '../database/hosts.ts';
import { openAnsweredToken, storedTokens } from './answeredTokens.ts';
import { openSeed, sealSeed } from './authenticators.ts';
import type { LinkKeys } from './LinkKeys.ts';
import { privatePage } from './private-page.ts';
import { openWebhookSecret, sealWebhookSecret } from './webhookSecrets.ts';

/** A token that an earlier version stored unencrypted. */
const plain = /^plain\.(.*)$/s;

/** The tables with private links, and their primary keys. */
const tablesOfLinks = [
  ['companies', 'id'],
  ['students', 'id'],
  ['calendar_links', 'user_id'],
] as const;

/**
 * Encrypts every private link of a database with the current secret, if an earlier version stored it unencrypted or if
 * it has an older secret. Does the same in stored answers, and with the seeds of authenticators and the secrets of
 * webhooks. In mails, replaces links by the id of their student. Returns the number of links (without those in answers)
 * that no secret decrypts. Several processes may run it at once.
 */
export async function sealLinks(url: string, links: LinkKeys): Promise<number> {
  const client = await openClient(url);
  let lost = 0;
  try {
    for (const [table, key] of tablesOfLinks) {
      const rows = await run<{ id: string; sealed: string }>(
        client,
        `select ${key} as id, link_sealed as sealed from ${table} where link_sealed is not null`,
      );
      for (const { id, sealed } of rows) {
        if (links.isCurrent(sealed)) continue;
        const token = plain.exec(sealed)?.[1] ?? links.open(sealed);
        if (token === null) lost += 1;
        else {
          const { link_sealed, link_digest } = links.seal(token);
          await run(
            client,
            `update ${table} set link_sealed = $1, link_digest = $2 where ${key} = $3 and link_sealed = $4`,
            [link_sealed, link_digest, id, sealed],
          );
        }
      }
    }
    await sealSeeds(client, links);
    await sealWebhookSecrets(client, links);
    await sealAnswers(client, links);
    await takeFromMails(client, links);
    return lost;
  } finally {
    await client.end();
  }
}

/**
 * Runs a statement without the time limit of the role, which is meant for requests, and without history. Each statement
 * has its own transaction, so that requests wait for at most one row.
 */
async function run<Row extends pg.QueryResultRow>(
  client: pg.Client,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  // Set for the transaction only, because a pooler may give the connection to others afterwards.
  await client.query("begin; set local statement_timeout = 0; set local portal.history = 'off'");
  const { rows } = await client.query<Row>(text, [...values]);
  await client.query('commit');
  return rows;
}

/** Encrypts the seeds of authenticators with the current secret. Leaves those that no secret decrypts. */
async function sealSeeds(client: pg.Client, links: LinkKeys): Promise<void> {
  const rows = await run<{ id: string; sealed: string }>(
    client,
    'select user_id as id, seed_sealed as sealed from authenticators',
  );
  for (const { id, sealed } of rows) {
    const seed = links.isCurrent(sealed) ? null : openSeed(links, Number(id), sealed);
    if (seed === null) continue;
    await run(client, 'update authenticators set seed_sealed = $1 where user_id = $2 and seed_sealed = $3', [
      sealSeed(links, Number(id), seed),
      id,
      sealed,
    ]);
  }
}

/** Encrypts the secrets of webhooks with the current secret. Leaves those that no secret decrypts. */
async function sealWebhookSecrets(client: pg.Client, links: LinkKeys): Promise<void> {
  for (const column of ['secret_sealed', 'old_secret_sealed'] as const) {
    const rows = await run<{ id: string; sealed: string }>(
      client,
      `select id, ${column} as sealed from webhooks where ${column} is not null`,
    );
    for (const { id, sealed } of rows) {
      const secret = links.isCurrent(sealed) ? null : openWebhookSecret(links, Number(id), sealed);
      if (secret === null) continue;
      const next = sealWebhookSecret(links, Number(id), secret);
      await run(client, `update webhooks set ${column} = $1 where id = $2 and ${column} = $3`, [
        next,
        id,
        sealed,
      ]);
    }
  }
}

/** Encrypts the tokens of stored answers with the current secret. Leaves those that no secret decrypts. */
async function sealAnswers(client: pg.Client, links: LinkKeys): Promise<void> {
  const rows = await run<{
    user_id: string;
    call: string;
    key: string;
    data: Record<string, string | null>;
  }>(client, "select user_id, call, key, answer -> 'data' as data from keyed_writes where call = any ($1)", [
    Object.keys(storedTokens),
  ]);
  for (const { user_id, call, key, data } of rows) {
    const field = storedTokens[call] ?? '';
    const stored = data[field];
    if (!stored || links.isCurrent(stored)) continue;
    const token = openAnsweredToken(links, stored);
    if (token === null) continue;
    await run(
      client,
      `update keyed_writes set answer = jsonb_set(answer, $4, to_jsonb($5::text))
        where user_id = $1 and call = $2 and key = $3`,
      [user_id, call, key, ['data', field], links.seal(token).link_sealed],
    );
  }
}

/** Replaces the links of students that an earlier version wrote into mails. Leaves links that no longer work. */
async function takeFromMails(client: pg.Client, links: LinkKeys): Promise<void> {
  const rows = await run<{ id: string; link: string }>(
    client,
    'select id, link from mails where starts_with(link, $1)',
    [privatePage.student],
  );
  for (const { id, link } of rows) {
    const digests = links.digestsOf(link.slice(privatePage.student.length));
    await run(
      client,
      `update mails m set link = null, link_student_id = s.id from students s
        where m.id = $1 and m.link = $2 and s.link_digest = any ($3)`,
      [id, link, digests],
    );
  }
}
