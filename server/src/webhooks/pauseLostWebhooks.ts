import type pg from 'pg';
import type { LinkKeys } from '../sessions/LinkKeys.ts';
import { openWebhookSecret } from '../sessions/webhookSecrets.ts';

/** Anything that runs a statement with the driver. */
type Client = Pick<pg.ClientBase, 'query'>;

/** Returns the ids of the webhooks that cannot be signed, because no secret decrypts theirs. */
export async function lostWebhooks(client: Client, links: LinkKeys): Promise<number[]> {
  const { rows } = await client.query<{ id: string; secret_sealed: string | null }>(
    'select id, secret_sealed from webhooks order by id',
  );
  return rows.flatMap(({ id, secret_sealed }) =>
    openWebhookSecret(links, Number(id), secret_sealed) === null ? [Number(id)] : [],
  );
}

/**
 * Pauses the webhooks that cannot be signed, after a restore without its key. A new secret makes each usable again.
 * Returns their number.
 */
export async function pauseLostWebhooks(client: Client, links: LinkKeys): Promise<number> {
  const lost = await lostWebhooks(client, links);
  await client.query(
    `update webhooks set paused_at = coalesce(paused_at, now()), paused_reason = 'no-secret',
      old_secret_sealed = null, old_secret_until = null where id = any ($1)`,
    [lost],
  );
  return lost.length;
}
