import type { Readable } from 'node:stream';
import { bounceText } from '@portal/domain';
import type { Config } from '../config.ts';
import { readReturnedMessage } from '../mail/deliveryReport.ts';
import { ReturnPaths } from '../mail/ReturnPaths.ts';
import { openOrganisation } from './openOrganisation.ts';

/** Bytes of a message that are read. A report comes first, the returned mail after it. */
const mostBytes = 1024 * 1024;

/**
 * Reads a message that came to BOUNCE_ADDRESS, and notes at the mail that it names why it was not delivered. Returns
 * what became of the message. One that names no mail of this portal or reports no failure changes nothing: an absence,
 * a delay, spam. A second report of the same mail changes nothing either.
 */
export async function noteBounce(config: Config, input: Readable): Promise<string> {
  const { receivers, failed } = await readReturnedMessage(await readStart(input));
  const [path] = receivers.flatMap((receiver) => ReturnPaths.read(receiver) ?? []);
  if (path === undefined) return 'Ignored: the message is not to the address of a mail';
  if (failed === null) return `Ignored: the message reports no failure of mail ${path.id}`;
  const { db, secret, close } = await openOrganisation(config, { isBeside: true });
  try {
    const paths = new ReturnPaths(config.BOUNCE_ADDRESS ?? '', [secret, ...(config.OLD_TOKEN_SECRETS ?? [])]);
    const mail = await db
      .selectFrom('mails')
      .select(['id', 'message_key', 'bounced_at'])
      .where('id', '=', path.id)
      .executeTakeFirst();
    if (!mail || !paths.isOf(path, mail))
      return `Ignored: this portal has no mail ${path.id} with this address`;
    // Its link opens the portal for whoever holds it, and nobody sends this mail again.
    const bounced = {
      bounced_at: new Date().toISOString(),
      link: null,
      bounce_status: failed.status,
      bounce_reason: failed.reason,
    };
    await db
      .updateTable('mails')
      .set(bounced)
      .where('id', '=', mail.id)
      .where('bounced_at', 'is', null)
      .execute();
    return `Mail ${mail.id} came back: ${bounceText(failed) || 'no reason'}`;
  } finally {
    await close();
  }
}

/** Reads the message to its end, because a pipe of a mail server fails otherwise, and returns its beginning. */
async function readStart(input: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of input as AsyncIterable<Buffer>) {
    if (length < mostBytes) parts.push(part);
    length += part.length;
  }
  return Buffer.concat(parts).subarray(0, mostBytes);
}
