import type { Readable } from 'node:stream';
import { bounceText } from '@portal/domain';
import type { Config } from '../config.ts';
import { readReturnedMessage } from '../mail/deliveryReport.ts';
import { ReturnPaths } from '../mail/ReturnPaths.ts';
import { openOrganisation } from './openOrganisation.ts';

/** Number of bytes of a message that are read. The report comes first, the returned mail after it. */
const maxBytes = 1024 * 1024;

/**
 * Reads a message that was sent to BOUNCE_ADDRESS, and stores in the mail that it is about why it was not delivered.
 * Returns a sentence about the result. Messages that name no mail of this portal or report no failure, such as
 * absences, delays or spam, change nothing. A second report about the same mail changes nothing either.
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
    // The link is deleted: anyone who has it could open the portal, and this mail is never sent again.
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

/** Returns the beginning of the message. Reads it to its end, because the mail server's pipe would fail otherwise. */
async function readStart(input: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of input as AsyncIterable<Buffer>) {
    if (length < maxBytes) parts.push(part);
    length += part.length;
  }
  return Buffer.concat(parts).subarray(0, maxBytes);
}
